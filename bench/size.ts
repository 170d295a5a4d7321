// The size of the engine in a browser: bundled, minified and gzipped.

import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Returns the gzipped size of the engine's bundle in bytes. */
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
        // Keep all exports of the engine; a page that uses fewer gets a smaller bundle.
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
