// The check before a search refuses exactly what the search itself would refuse.

import { expect, it } from 'vitest';
import { readQuery } from '../wire/index.ts';
import { answerRequest, refusalOf } from './index.ts';

function taskOf(query: string) {
  const read = readQuery(`${query}&start=best&link=false`);
  if (!read.ok) expect.fail(read.mistakes[0].message);
  return { read, where: 'query', publicUrl: 'http://localhost:3000' } as const;
}

it.each([
  'outline=E2000+S2000+W2000+N2000&tileSize=20',
  'outline=E200+S88+W200+N88&pattern=hexagons&tileSize=10&joint=0',
  'polygon=0,0+400,0+0,300+400,300',
  'outline=E400+S300+W400+N300&subtract=0,0,400,300',
])('%s is refused in the same way with and without a search', (query) => {
  const task = taskOf(query);
  const refusal = refusalOf(task);
  expect(refusal).toMatchObject({ ok: false });
  expect(refusal).toEqual(answerRequest(task));
});

it('a request that has a best start is not refused', () => {
  expect(refusalOf(taskOf('outline=E180+S240+W180+N240&subtract=140,0,40,60'))).toBeNull();
});
