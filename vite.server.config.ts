import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

// The server as few files: finding and reading some four hundred modules one by one took a third of its start. What has
// native parts, looks for files beside itself, or is needed by some servers only, stays outside.
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['libsql', 'pg', 'ioredis', 'piscina', '@resvg/resvg-js'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    // Traces of faults in the log name lines that can be read.
    minify: false,
    reportCompressedSize: false,
    license: { fileName: 'LICENSES.md' },
    rollupOptions: {
      // Nothing is left out: code that only asks whether something throws looks useless to a bundler.
      treeshake: false,
      external: [...builtinModules, /^node:/],
      input: {
        main: 'src/server/main.ts',
        'move-to-postgres': 'src/server/move-to-postgres.ts',
        'planning-thread': 'src/http/planning/thread.ts',
        'sqlite-worker': 'src/store/sqlite-worker.ts',
      },
      output: {
        minify: false,
        // With a single character beyond Latin-1, V8 keeps a whole file in two bytes per character, in every thread.
        charset: 'ascii',
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});
