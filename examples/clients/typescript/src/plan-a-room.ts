// Plans a room and prints what to buy: node dist/plan-a-room.js 'E4m S3m W4m N3m' [server]

import createClient from 'openapi-fetch';
import type { paths } from './api.js';

const [outline = 'E420 S180 W160 S170 W260 N350', baseUrl = 'http://localhost:3000'] = process.argv.slice(2);
// An answer may have several media types; this client asks for JSON.
const client = createClient<paths, 'application/json'>({ baseUrl });

const { data, error } = await client.POST('/api/plan', {
  body: { outline, parameters: { tileSize: 600 }, start: 'best', tilesPerBox: 4, link: false },
});
if (error) {
  // The sentence says what was wrong and what to send instead.
  console.error(error.error);
  process.exit(1);
}
console.log(`Tiles: ${data.tiles.total}, of which cut: ${data.tiles.cut}`);
console.log(`Boxes: ${data.order?.boxes}`);
