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

// One readable module: applications minify it together with their own code.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [declarations()],
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' },
    target: 'es2023',
    minify: false,
    reportCompressedSize: false,
    rollupOptions: { treeshake: { moduleSideEffects: false } },
  },
});
