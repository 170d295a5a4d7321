// What the engine weighs in a browser: bundled and minified, then gzipped.

import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Gzipped size of the engine's bundle in bytes. */
export async function engineSize(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: 'src/engine/index.ts',
        // Keeps the engine's exports: a page that uses less of it gets less.
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  let bytes = 0;
  for (const output of [result].flat()) {
    if (!('output' in output)) throw new Error('the bundler gave no output');
    for (const chunk of output.output) if (chunk.type === 'chunk') bytes += gzipSync(chunk.code).length;
  }
  return bytes;
}
