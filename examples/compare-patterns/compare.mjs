// Compares all patterns for one room: from the best start of each, how many tiles are cut, and how much is wasted.
//
//   node compare.mjs
//   node compare.mjs 'E180 S240 W180 N240'

import { findBestStart, listPatterns, PlanError, plan, reuseOffcuts, roomFromOutline } from '@tilewright/engine';

const KITCHEN = 'E420 S180 W160 S170 W260 N350';

/**
 * The figures of a pattern with the sizes that it has by default.
 * @param {import('@tilewright/engine').Room} room
 * @param {import('@tilewright/engine').Pattern} pattern
 */
function figuresOf(room, { name, label }) {
  const request = { room, pattern: name };
  const { start, tiles } = findBestStart(request, { withReuse: true });
  const { tilesWithReuse, wastePercentWithReuse } = reuseOffcuts(plan({ ...request, start }));
  return { label, ...tiles, tilesWithReuse, wastePercentWithReuse };
}

/** @param {string} outline */
function compare(outline) {
  const room = roomFromOutline(outline);
  const rows = listPatterns().map((pattern) => figuresOf(room, pattern));
  rows.sort((a, b) => a.wastePercentWithReuse - b.wastePercentWithReuse);
  const percent = (/** @type {number} */ value) => `${value.toFixed(1)} %`;
  return [
    ['Pattern', 'Tiles', 'Cut', 'Slivers', 'Waste', 'With reuse', 'Waste then'],
    ...rows.map((row) => [
      row.label,
      row.total,
      row.cut,
      row.sliverCount,
      percent(row.wastePercent),
      row.tilesWithReuse,
      percent(row.wastePercentWithReuse),
    ]),
  ];
}

/** @param {(string | number)[][]} rows */
function print(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) {
    // Names on the left, numbers on the right.
    const cells = row.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]) : String(cell).padStart(widths[i])));
    console.log(cells.join('  '));
  }
}

try {
  print(compare(process.argv[2] ?? KITCHEN));
} catch (error) {
  if (!(error instanceof PlanError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
