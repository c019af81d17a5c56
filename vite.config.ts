import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pageScripts } from './scripts/vite-page-scripts.ts';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), pageScripts()],
  server: { host: '127.0.0.1' },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    // React in one file: every island waits for all of it, and each file more is half a kilobyte of headers.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                // Each file by itself would be half a kilobyte of headers: islands and forms use most of them.
                {
                  name: 'parts',
                  test: /[\\/]app[\\/]ui[\\/](?:\w+[\\/])?(dialog|fermata|field|field-frame|leaders)\.tsx$/,
                },
              ],
            },
          },
        },
      },
    },
    // One bundle of everything that runs on the server, so that Node needs no loader for TSX.
    // react-email is one of them: as a package of its own it brings its parsers and highlighters to every start.
    ssr: {
      resolve: { noExternal: command === 'build' ? [/^@react-email\//] : [] },
      build: { rollupOptions: { input: './server/app.ts' }, target: 'node22' },
    },
  },
}));
