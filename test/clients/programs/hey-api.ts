// Plans a room with the client of @hey-api/openapi-ts, by GET and by POST.

import { planLayout, planLayoutJson } from './hey-api/index';

export async function planBothWays(baseUrl: string) {
  const room = { outline: 'E520 S380 W520 N380', pattern: 'herringbone', link: false } as const;
  const sizes = { tileWidth: 90, tileHeight: 450 };
  const got = await planLayout({ baseUrl, query: { ...room, ...sizes } });
  const posted = await planLayoutJson({ baseUrl, body: { ...room, parameters: sizes } });
  return [got, posted].map(({ data, error }) => {
    if (error) throw new Error(error.error);
    const { total, whole, cut } = data.tiles;
    return { total, whole, cut };
  });
}
