import { defineConfig, type Plugin } from 'vite';
import { declarationsOf } from './declarations.ts';

/** Adds the declarations to the build. */
function declarations(): Plugin {
  return {
    name: 'declarations',
    generateBundle() {
      for (const { fileName, text } of declarationsOf()) this.emitFile({ type: 'asset', fileName, source: text });
    },
  };
}

// A readable module for each entry: applications minify it together with their own code.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [declarations()],
  build: {
    lib: { entry: { index: 'src/index.ts', import: 'src/import.ts' }, formats: ['es'] },
    target: 'es2023',
    minify: false,
    reportCompressedSize: false,
    rollupOptions: { treeshake: { moduleSideEffects: false }, output: { chunkFileNames: 'shared.js' } },
  },
});
