import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Browser entries besides React Router's: scripts of pages that are not hydrated. */
const entries = {
  enhance: 'app/client/enhance.ts',
  islands: 'app/client/islands.ts',
  player: 'app/client/player.ts',
  visitorTimes: 'app/client/visitor-times.ts',
  loadFonts: 'app/client/load-fonts.ts',
};
/** One file at a stable URL: what other sites load, and the service worker. */
const embeds = {
  // The same: sites that embedded the consultation before keep their address.
  'embed/booking.js': 'app/client/embed/consultation.ts',
  'embed/consultation.js': 'app/client/embed/consultation.ts',
  'admin-worker.js': 'app/client/admin-worker.ts',
};
const virtualId = 'virtual:page-scripts';

/**
 * Builds the page scripts as client entries and exposes their URLs as `import { enhance, islands } from
 * 'virtual:page-scripts'`. The server build reads the client manifest; development serves the sources.
 */
export function pageScripts(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'page-scripts',
    config: () => ({
      environments: {
        client: {
          build: {
            rollupOptions: { input: [...new Set([...Object.values(entries), ...Object.values(embeds)])] },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const source = embeds[request.url?.slice(1) as keyof typeof embeds];
        if (source) request.url = `/${source}`;
        next();
      });
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const [fileName, file] of Object.entries(embeds)) {
        const chunk = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(file),
        );
        if (chunk?.type !== 'chunk' || chunk.imports.length > 0)
          throw new Error(`${file} is not in one piece`);
        this.emitFile({ type: 'asset', fileName, source: chunk.code });
      }
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    load(id) {
      if (id !== `\0${virtualId}`) return null;
      // The root route is also part of the client bundle, where these URLs are not needed.
      const isServer = this.environment.name === 'ssr';
      const manifest = isBuild && isServer ? readClientManifest(root) : null;
      const lines = Object.entries(entries).map(([name, file]) => {
        const url = `/${manifest ? manifest[file]?.file : file}`;
        return `export const ${name} = ${JSON.stringify(url)};`;
      });
      return lines.join('\n');
    },
  };
}

function readClientManifest(root: string): Record<string, { file: string } | undefined> {
  return JSON.parse(readFileSync(join(root, 'build/client/.vite/manifest.json'), 'utf8'));
}
