// Plans the rooms of bench/rooms whose fewest tiles are known, and prints the tiles of this planner beside those.
// `npm run bench -- rooms [name]`; the name is that of a file, such as tiles.

import { reuseOffcuts } from '../src/engine/offcuts.ts';
import { type KnownRoom, knownRoomFiles, planKnownRoom, readKnownRooms } from './known-rooms.ts';
import { conclude, verdict } from './timing.ts';

interface Figures {
  readonly laid: number;
  readonly fewest: number;
  readonly found: number;
  readonly atLeast: number;
}

function figuresOf(room: KnownRoom): Figures {
  const planned = planKnownRoom(room);
  const { tilesWithReuse, atLeast } = reuseOffcuts(planned);
  return { laid: planned.tiles.total, fewest: room.fewest, found: tilesWithReuse, atLeast };
}

function show(id: string, { laid, fewest, found, atLeast }: Figures): void {
  console.log(
    [id.padEnd(30), ...[laid, fewest, found, found - fewest, atLeast].map((n) => `${n}`.padStart(9))].join(''),
  );
}

function report(file: string): void {
  console.log(`${file}\n${'room'.padEnd(30)} no reuse   fewest     ours     more at least`);
  const rooms = readKnownRooms(file).map((room) => ({
    id: room.id,
    isProven: room.proof !== 'published',
    ...figuresOf(room),
  }));
  for (const room of rooms) show(room.id, room);
  const sum = (name: keyof Figures) => rooms.reduce((all, room) => all + room[name], 0);
  const totals = { laid: sum('laid'), fewest: sum('fewest'), found: sum('found'), atLeast: sum('atLeast') };
  show(`total of ${rooms.length}`, totals);
  const met = rooms.filter(({ found, fewest }) => found === fewest).length;
  const proven = rooms.filter(({ atLeast, fewest }) => atLeast === fewest).length;
  console.log(`  ours is the fewest in ${met} of ${rooms.length} rooms, and the bound proves it in ${proven}`);
  // Fewer tiles than the fewest, or a higher bound, is a mistake in the file or in the planner.
  const hold = rooms.every(
    ({ atLeast, fewest, found, isProven }) => atLeast <= found && (!isProven || (atLeast <= fewest && fewest <= found)),
  );
  console.log(`  the known figures hold: ${verdict(hold)}\n`);
}

const wanted = process.argv[2];
for (const file of knownRoomFiles()) if (wanted === undefined || file === wanted) report(file);
conclude();
