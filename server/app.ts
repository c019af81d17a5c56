import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freeBytesOf } from '#platform/files/data-folder.ts';
import type { TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import type { World } from '#platform/world.ts';
import { type PreparedOwner, prepareOwner } from '#studio/accounts/prepare-owner.ts';
import { reviewSampleContent } from '#studio/admin-tasks/review-sample-content.ts';
import type { TaskKind } from '#studio/admin-tasks/task.ts';
import { createWorld, type WorldOptions } from './create-world.ts';
import { listen, type NodeMiddleware } from './listen.ts';
import { type RenderRoute, renderRoute } from './render.ts';
import { loadAssets } from './shell/assets.ts';
import { createShell } from './shell/shell.ts';
import { webhookAddress, withTestCheckout } from './test-checkout-pages.ts';
import { openTestCheckoutServer } from './test-checkout-server.ts';

export { ownerLink } from './owner-link.ts';

export interface StartOptions extends Omit<WorldOptions, 'testCheckoutUrl'> {
  /** Serves the test checkout on this port (0: any) instead of the site's, so that paying crosses origins. For tests. */
  testCheckoutPort?: number;
  /** Under `npm run dev`: sources compiled by Vite instead of built files. */
  development?: { server: Server; middleware: NodeMiddleware; render: RenderRoute };
}

export interface RunningServer {
  /** Address that answers, without trailing slash. */
  url: string;
  world: World;
  /** Whether somebody owns the studio, or how to become that somebody. */
  owner: PreparedOwner;
  /** What a public studio still lacks, as the owner's list names it. */
  lacking: readonly TaskKind[];
  /** Hands for tests; null when Stripe is used or buying is closed. */
  testCheckout: TestCheckout | null;
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
  const ownDoor = await openTestCheckoutServer(options.testCheckoutPort);
  const parts = createWorld({ ...options, testCheckoutUrl: ownDoor?.url });
  parts.catch(() => ownDoor?.close());
  const { world, testCheckout, startWork, close: closeWorld } = await parts;
  ownDoor?.show(testCheckout);
  try {
    const owner = await prepareOwner(world);
    const lacking = await reviewSampleContent(world);
    const shell = await createShell({
      world,
      render: withTestCheckout(development?.render ?? renderRoute, ownDoor ? null : testCheckout),
      assets: await loadAssets(clientFolder),
      freeBytes: options.freeBytes ?? freeBytesOf,
      isDevelopment: development !== undefined,
    });
    const door = await listen(shell.fetch, settings, development);
    await startWork();
    testCheckout?.startDelivery(webhookAddress(door.url, settings));
    const close = async () => {
      shell.stopBeingReady();
      await testCheckout?.stop();
      await Promise.all([door.close(), ownDoor?.close()]);
      await shell.close();
      await closeWorld();
    };
    let closing: Promise<void> | undefined;
    return {
      url: door.url,
      world,
      owner,
      lacking,
      testCheckout,
      fetch: async (request, address) => shell.fetch(request, { address }),
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    await ownDoor?.close();
    await closeWorld();
    throw error;
  }
}
