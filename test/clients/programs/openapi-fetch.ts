// Plans a room with the types of openapi-typescript and the client of openapi-fetch, by GET and by POST.

import createClient from 'openapi-fetch';
import type { paths } from './typescript/src/api';

export async function planBothWays(baseUrl: string) {
  const client = createClient<paths, 'application/json'>({ baseUrl });
  const room = { outline: 'E520 S380 W520 N380', pattern: 'herringbone', link: false } as const;
  const sizes = { tileWidth: 90, tileHeight: 450 };
  const got = await client.GET('/api/plan', { params: { query: { ...room, ...sizes } } });
  const posted = await client.POST('/api/plan', { body: { ...room, parameters: sizes } });
  return [got, posted].map(({ data, error }) => {
    if (error) throw new Error(error.error);
    const { total, whole, cut } = data.tiles;
    return { total, whole, cut };
  });
}
