// The cost of 1, 100 and 10,000 plans a second, from measured figures: `npm run bench -- scale`.

import { ASSUMED, MEASURED, measuredRows, SCALE_HEADING, scaleRows } from './model.ts';

console.log('\nMeasured');
for (const [name, figure] of measuredRows()) console.log(`  ${name.padEnd(48)} ${figure.padStart(14)}`);
console.log('\nAssumed');
for (const [name, figure] of Object.entries(ASSUMED))
  console.log(`  ${name.padEnd(48)} ${String(figure).padStart(14)}`);
console.log(`\n${SCALE_HEADING.map((name) => name.padStart(17)).join('')}`);
for (const row of scaleRows()) console.log(row.map((cell) => cell.padStart(17)).join(''));
const perCore = Math.floor(1e6 / MEASURED.linkMicroseconds);
console.log(`\nOne core of Node answers ${perCore} plans with a new link per second.`);
