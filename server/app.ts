import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { World } from '#platform/world.ts';
import { type PreparedOwner, prepareOwner } from '#studio/people/prepare-owner.ts';
import { createWorld, type WorldOptions } from './create-world.ts';
import { listen, type NodeMiddleware } from './listen.ts';
import { type RenderRoute, renderRoute } from './render.ts';
import { loadAssets } from './shell/assets.ts';
import { createShell } from './shell/shell.ts';

export { ownerLink } from './owner-link.ts';

export interface StartOptions extends WorldOptions {
  /** Under `npm run dev`: sources compiled by Vite instead of built files. */
  development?: { server: Server; middleware: NodeMiddleware; render: RenderRoute };
}

export interface RunningServer {
  /** Address that answers, without trailing slash. */
  url: string;
  world: World;
  /** Whether somebody owns the studio, or how to become that somebody. */
  owner: PreparedOwner;
  /** The whole app without a socket, for tests; `address` is the visitor's. */
  fetch: (request: Request, address?: string) => Promise<Response>;
  /** Stops taking requests, finishes those in flight, hands jobs back, closes the database. Idempotent. */
  close: () => Promise<void>;
}

/** Where React Router puts what browsers load: beside the server bundle, of which this file is the entry. */
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));

/** Starts everything that belongs to one process. Throws a sentence when it cannot. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, development } = options;
  const { world, startWork, close: closeWorld } = await createWorld(options);
  try {
    const owner = await prepareOwner(world);
    const shell = await createShell({
      world,
      render: development?.render ?? renderRoute,
      assets: await loadAssets(clientFolder),
      isDevelopment: development !== undefined,
    });
    const door = await listen(shell.fetch, settings, development);
    await startWork();
    const close = async () => {
      shell.stopBeingReady();
      await door.close();
      await shell.close();
      await closeWorld();
    };
    let closing: Promise<void> | undefined;
    return {
      url: door.url,
      world,
      owner,
      fetch: async (request, address) => shell.fetch(request, { address }),
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    await closeWorld();
    throw error;
  }
}
