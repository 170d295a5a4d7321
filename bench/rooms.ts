// Plans the rooms of bench/rooms whose fewest tiles are known, and prints the tiles of this planner beside those.
// `npm run bench -- rooms [name]`; the name is that of a file, such as tiles.

import { plan } from '../src/engine/index.ts';
import { countWithReuse, reuseOffcuts } from '../src/engine/offcuts.ts';
import { requestFor, startFor } from '../src/engine/starts.ts';
import { figuresOf as laidFiguresOf, laidRows, measuresOf } from '../test/support/boards.ts';
import { type KnownRoom, knownRoomFiles, planKnownRoom, readKnownRooms, requestOf } from './known-rooms.ts';
import { conclude, tell, verdict } from './timing.ts';

/** Of published rooms: boards above the best that is known, and what looks wrong in a room, on average. */
const MOST_ABOVE = 1;
const MOST_FIGURES = 50 / 19;

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
  console.log(`  the known figures hold: ${verdict(hold)}`);
  const published = readKnownRooms(file).filter(({ proof }) => proof === 'published');
  if (published.length > 0) reportPublished(published);
  console.log();
}

/** The boards of published rooms beside the best that others know, their looks, and the boards from the thriftiest start. */
function reportPublished(rooms: readonly KnownRoom[]): void {
  const found = rooms.map((room) => {
    const planned = planKnownRoom(room);
    const request = requestFor(requestOf(room), 'thrift');
    const thrift = plan({ ...request, start: startFor(request, 'thrift').start });
    return {
      ours: countWithReuse(planned),
      figures: laidFiguresOf(laidRows(planned), measuresOf(planned)),
      thrift: countWithReuse(thrift),
      fewest: room.fewest,
    };
  });
  const sum = (name: keyof (typeof found)[number]) => found.reduce((all, room) => all + room[name], 0);
  const [ours, thrift, fewest, figures] = [sum('ours'), sum('thrift'), sum('fewest'), sum('figures')];
  const above = Math.max(...found.map((room) => room.ours - room.fewest));
  const bar = { text: `${fewest}, the best known`, met: ours <= fewest };
  tell(`boards of ${rooms.length} published rooms`, `${ours}`, bar);
  tell('most above the best known', `${above}`, { text: `${MOST_ABOVE}`, met: above <= MOST_ABOVE });
  tell('joints in line, stairs and repeats', `${figures}`, {
    text: `${MOST_FIGURES.toFixed(2)} a room`,
    met: figures <= MOST_FIGURES * rooms.length,
  });
  tell('boards with start=thrift', `${thrift}`, { ...bar, met: thrift <= fewest });
}

const wanted = process.argv[2];
for (const file of knownRoomFiles()) if (wanted === undefined || file === wanted) report(file);
conclude();
