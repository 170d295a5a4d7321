import { defineConfig } from 'vite';

/** What the page and the worker plan, read, write and draw with. */
const KERNEL = /src[\\/](engine|wire|words|order|service|drawing|cutlist)[\\/]/;
/** The page's own parts, without the scripts that start on their own. */
const PAGE = /src[\\/]planner[\\/](?!main|begin|frame[\\/]element|work[\\/](worker|orders)|offline[\\/]worker)/;
/** Only modules that are loaded at once, each without those that it imports. */
const FIRST = { tags: ['$initial' as const], includeDependenciesRecursively: false };

// The planner: the page's script and the worker are two entries of one build, so that what both need (the engine's types of
// tiles, the words) is loaded once. The server finds the hashed names in the manifest.
export default defineConfig({
  base: '/assets/',
  publicDir: false,
  resolve: {
    // Packages in modules of today; what they keep for old browsers is larger.
    mainFields: ['module', 'main'],
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
    license: { fileName: 'LICENSES.md' },
    rollupOptions: {
      input: {
        planner: 'src/planner/main.tsx',
        worker: 'src/planner/work/worker.ts',
        offline: 'src/planner/offline/worker.ts',
        redirect: 'src/planner/begin/redirect.ts',
        element: 'src/planner/frame/element.ts',
        copy: 'src/planner/begin/copy.ts',
      },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        // Three files for what the first plan needs, however few of their modules a later part uses: many small ones are
        // larger. The worker has nothing of the page.
        codeSplitting: {
          groups: [
            { name: 'preact', test: /node_modules[\\/]@?preact[\\/]/ },
            { name: 'kernel', test: KERNEL, ...FIRST },
            { name: 'page', test: PAGE, ...FIRST },
          ],
        },
      },
    },
  },
});
