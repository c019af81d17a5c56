import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserTargets } from './scripts/browser-targets.ts';
import { pageScripts } from './scripts/vite-page-scripts.ts';
import { routePermissions } from './scripts/vite-route-permissions.ts';
import { scriptGroups } from './scripts/vite-script-groups.ts';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), pageScripts(), routePermissions()],
  server: { host: '127.0.0.1' },
  build: { target: browserTargets(), assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      // Else Zod compiles a function to see whether it may, which our policy forbids and browsers report.
      define: { 'globalThis.__zod_globalConfig': '{ jitless: true }' },
      build: { rollupOptions: { output: { codeSplitting: { groups: scriptGroups } } } },
    },
    // One bundle of everything that runs on the server, so that Node needs no loader for TSX.
    // react-email is one of them: as a package of its own it brings its parsers and highlighters to every start.
    ssr: {
      resolve: { noExternal: command === 'build' ? [/^@react-email\//] : [] },
      build: { rollupOptions: { input: './server/app.ts' }, target: 'node22' },
    },
  },
}));
