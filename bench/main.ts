// `npm run bench -- <name> [parts]` runs a benchmark; the default is the engine's.

import { spawnSync } from 'node:child_process';

/** The benchmarks by name; those of the server and the planner measure the output of `npm run build`. */
const BENCHES: Readonly<Record<string, { readonly file: string; readonly needsBuild: boolean }>> = {
  engine: { file: './run.js', needsBuild: false },
  drawing: { file: './drawing.js', needsBuild: false },
  answer: { file: './answer.js', needsBuild: false },
  job: { file: './job.js', needsBuild: false },
  cost: { file: './cost.js', needsBuild: false },
  agents: { file: './agents/run.js', needsBuild: true },
  'best-start': { file: './best-start.js', needsBuild: false },
  offcuts: { file: './offcuts.js', needsBuild: false },
  rooms: { file: './rooms.js', needsBuild: false },
  boards: { file: './boards.js', needsBuild: false },
  http: { file: './http/run.js', needsBuild: true },
  load: { file: './load/run.js', needsBuild: true },
  scale: { file: './scale/run.js', needsBuild: false },
  performance: { file: './performance/run.js', needsBuild: false },
  soak: { file: './soak.js', needsBuild: true },
  store: { file: './store/run.js', needsBuild: true },
  exports: { file: './exports/run.js', needsBuild: true },
  proxy: { file: './proxy/run.js', needsBuild: true },
  link: { file: './proxy/link.js', needsBuild: true },
  planner: { file: './planner.js', needsBuild: true },
  versions: { file: './versions.js', needsBuild: true },
  paper: { file: './paper.js', needsBuild: false },
};

const name = process.argv[2] ?? 'engine';
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench === undefined) {
  console.error(`There is no benchmark ${name}; run npm run bench -- ${Object.keys(BENCHES).join(' | ')}.`);
  process.exit(2);
}
if (bench.needsBuild && spawnSync('npm run build', { stdio: 'inherit', shell: true }).status !== 0) process.exit(2);
// Remove the name, so that the benchmark finds its own arguments in the usual place.
process.argv.splice(2, 1);
await import(bench.file);
