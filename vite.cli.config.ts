import { chmodSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';
import { manPage } from './src/cli/describe/man.ts';
import { readVersion } from './src/cli/version.ts';

// The command line as few files: `tilewright plan` starts a process for every plan. The libraries of pictures and files
// are in files of their own, which only their formats load.
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['@resvg/resvg-js'] },
  plugins: [
    {
      name: 'executable',
      writeBundle: () => chmodSync('dist/cli/main.js', 0o755),
    },
    {
      name: 'manual',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'tilewright.1', source: manPage(readVersion()) });
      },
    },
  ],
  build: {
    ssr: true,
    outDir: 'dist/cli',
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    rollupOptions: {
      // As in vite.server.config.ts: code that only asks whether something throws looks useless to a bundler.
      treeshake: false,
      external: [...builtinModules, /^node:/],
      input: { main: 'src/cli/main.ts' },
      output: { minify: false, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
