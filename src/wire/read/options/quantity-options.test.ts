import { describe, expect, it } from 'vitest';
import { projectText, readProject } from '../../write/projects.ts';
import { readBody } from '../body.ts';
import { readQuery } from '../query.ts';

const ROOM = 'outline=E400+S300+W400+N300';

describe('the quantities of a request', () => {
  it.each([
    ['', null],
    ['quantities=false', null],
    ['tilesPerBox=6', null],
    ['quantities=true', { quantities: true }],
    ['groutDensity=1.6&groutDepth=8', { quantities: true }],
    // What is usual depends on the tile, so a number is never left out.
    ['groutDepth=8&adhesive=4', { adhesive: 4 }],
    ['quantities=true&groutDepth=10', { groutDepth: 10 }],
    ['adhesiveBagKg=25&groutBagKg=0.1', { groutBagKg: 0.1, adhesiveBagKg: 25 }],
    ['adhesive=0', { adhesive: 0 }],
  ])('of "%s" are %j', (query, quantities) => {
    const read = readQuery(`${ROOM}&${query}`);
    expect(read.ok && read.options.quantities).toEqual(quantities);
    const { outline, ...fields } = Object.fromEntries(new URLSearchParams(`${ROOM}&${query}`));
    const values = Object.entries(fields).map(([name, text]) => [name, JSON.parse(text)]);
    const body = readBody({ outline, ...Object.fromEntries(values) });
    expect(body.ok && body.options).toEqual(read.ok && read.options);
    if (read.ok) expect(readProject(projectText(read))).toMatchObject({ ok: true, options: { quantities } });
  });
});
