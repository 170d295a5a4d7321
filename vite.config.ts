import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { plannerTexts } from './scripts/planner-texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PAGE = here('src/planner/main.tsx');

// The planner: the page's script and the worker are two entries of one build, so that what both need (the engine's types of
// tiles, the words) is loaded once. The server finds the hashed names in the manifest.
export default defineConfig({
  base: '/assets/',
  publicDir: false,
  plugins: [plannerTexts(), plainImports()],
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
        planner: PAGE,
        worker: 'src/planner/work/worker.ts',
        offline: 'src/planner/offline/worker.ts',
      },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        // Few files, for each begins its compression anew: what the page and the worker share, the page, what it loads later.
        codeSplitting: {
          groups: [
            { name: 'shared', test: /\/src\/(engine|words|planner\/speech)\//, minShareCount: 2, priority: 1 },
            {
              name: pageOrLater,
              test: /\/src\/(planner|drawing)\/|preact|vite\/preload/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});

/** The page's file for what its entry imports, the later one for what is only ever asked for; workers are files anyway. */
function pageOrLater(id: string, context: Rolldown.ChunkingContext): string | null {
  const seen = new Set<string>();
  const entryAbove = (name: string): string | undefined => {
    seen.add(name);
    const module = context.getModuleInfo(name);
    if (module?.isEntry) return name;
    const above = module?.importers.filter((importer) => !seen.has(importer)).map(entryAbove) ?? [];
    return above.find((entry) => entry !== undefined);
  };
  const entry = entryAbove(id);
  if (entry === undefined) return 'later';
  return entry === PAGE ? 'planner' : null;
}

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
