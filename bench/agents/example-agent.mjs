// An agent that shows the protocol of `npm run bench -- agents --command`: it reads the prompt, calls the service, and ends with
// one JSON object. In place of a model it has a few rules, so it solves only tasks in which a room and a square tile are named
// plainly.

import { text } from 'node:stream/consumers';

const prompt = await text(process.stdin);
// The last part of the prompt is what the person says, and the fields of the answer.
const task = prompt.slice(prompt.lastIndexOf('A person asks you:'));
const [, width, height] = task.match(/([\d.]+)(?: m)? (?:by|×) ([\d.]+) m\b/) ?? [];
const [, size] = task.match(/(\d+) × \1 cm/) ?? [];
const [, joint] = task.match(/(\d+) mm joint/) ?? [];
if (!width || !size) {
  console.error('I do not understand what is asked.');
  process.exit(1);
}
const corner = /top left corner/.test(task);
const body = {
  outline: `E${width}m S${height}m W${width}m N${height}m`,
  parameters: { tileSize: 10 * Number(size) },
  ...(joint && { joint: Number(joint) }),
  start: corner ? { x: 0, y: 0 } : 'best',
  link: false,
};
const answer = await fetch(`${process.env.TILEWRIGHT_URL}/api/plan`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const { tiles, surface, error } = await answer.json();
if (error) throw new Error(error);
console.log('Here is what I found.');
console.log(JSON.stringify({ tiles: tiles.total, cut: tiles.cut, areaM2: surface.areaM2 }));
