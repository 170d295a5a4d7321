import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { leanTree } from './scripts/lean-tree.ts';
import { plannerTexts } from './scripts/planner-texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The planner: the page's script and the worker are two entries of one build, so that what both need (the engine's types of
// tiles, the words) is loaded once. The server finds the hashed names in the manifest.
export default defineConfig({
  base: '/assets/',
  publicDir: false,
  plugins: [plannerTexts(), leanTree(), plainImports()],
  resolve: {
    // Packages in modules of today; what they keep for old browsers is larger.
    mainFields: ['module', 'main'],
    // A page speaks one language at a time: its words are loaded when they are needed.
    alias: [{ find: /^\.\/tables\.ts$/, replacement: here('src/planner/speech/tables.ts') }],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist/planner',
    assetsDir: '',
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        planner: 'src/planner/main.tsx',
        worker: 'src/planner/work/worker.ts',
        offline: 'src/planner/offline/worker.ts',
      },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        // Few files, for each begins its compression anew: what the page shares with its worker is one, and what the page
        // loads on demand another.
        codeSplitting: {
          groups: [{ name: 'shared', test: /\/src\/(engine|words|planner\/speech)\//, minShareCount: 2 }],
        },
      },
    },
  },
});

/**
 * Parts that are loaded later are imported as they are. Vite would wrap each import in its loader of styles; ours are one
 * file, and the wrapper asks for a document, which a worker has not.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
