import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freeBytesOf } from '#platform/files/data-folder.ts';
import { MailMisconfigured } from '#platform/mail/mail.ts';
import type { TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { isLoopback } from '#platform/read-settings.ts';
import type { Settings } from '#platform/settings.ts';
import { connectionWarnings } from '#platform/settings-warnings.ts';
import type { World } from '#platform/world.ts';
import { reviewSampleContent } from '#studio/office/admin-tasks/review-sample-content.ts';
import type { TaskKind } from '#studio/office/admin-tasks/task.ts';
import { announceRestore } from '#studio/office/backups/restored-studio.ts';
import { livePaymentsAddress } from '#studio/office/connections/connections.queries.ts';
import { watchBuckets } from '#studio/office/monitoring/watch-studio.ts';
import { replayErasures } from '#studio/office/privacy/replay-erasures.ts';
import { type PreparedOwner, prepareOwner } from '#studio/people/accounts/prepare-owner.ts';
import { mailFaultMessages } from '#studio/shared/email/mail-faults.messages.ts';
import { outboxCode } from '#studio/shared/email/outbox-code.ts';
import { openBackupSocket } from './backup/backup-socket.ts';
import { createWorld, type WorldOptions } from './create-world.ts';
import { type HttpServer, inheritedSocket, listen, type NodeMiddleware, reservePort } from './listen.ts';
import { type RenderRoute, renderRoute, sharedPageAt } from './render.ts';
import { loadAssets } from './shell/assets.ts';
import { createShell, type Shell } from './shell/shell.ts';

export { backUp } from './backup/back-up.ts';
export { moveToServer } from './backup/move-to-server.ts';
export { restore } from './backup/restore.ts';
export { doctor } from './doctor/doctor.ts';
export { ownerLink } from './owner-link.ts';

export interface StartOptions extends Omit<WorldOptions, 'testCheckoutUrl'> {
  /** Serves the test checkout on this port (0: any), so that paying crosses origins. For tests. */
  testCheckoutPort?: number;
  development?: { server: Server; middleware: NodeMiddleware; render: RenderRoute };
}

export interface RunningServer {
  url: string;
  metricsUrl: string | null;
  world: World;
  owner: PreparedOwner;
  lacking: readonly TaskKind[];
  warnings: readonly string[];
  testCheckout: TestCheckout | null;
  /** Null: emails are sent, or wait. */
  outboxPath: string | null;
  fetch: (request: Request, address?: string) => Promise<Response>;
  close: () => Promise<void>;
}

const clientFolder = fileURLToPath(new URL('../client', import.meta.url));

/** Throws an operator's message when it cannot start. */
export async function startServer(given: StartOptions): Promise<RunningServer> {
  const { settings, reserved } = await withRealPort(given.settings);
  const options = { ...given, settings };
  const { development } = options;
  const testCheckoutServer = await openTestCheckoutServer(options.testCheckoutPort);
  const parts = createWorld({ ...options, testCheckoutUrl: testCheckoutServer?.url });
  parts.catch(() => {
    reserved?.close();
    testCheckoutServer?.close();
  });
  const { world, testCheckout, startWork, close: closeWorld } = await parts;
  testCheckoutServer?.show(testCheckout);
  try {
    await announceRestore(world);
    await replayErasures(world);
    const closeBackupSocket = await openBackupSocket(world);
    const owner = await prepareOwner(world);
    const lacking = await reviewSampleContent(world);
    const hadLivePayments = (await livePaymentsAddress(world.db.query)) === settings.siteUrl;
    const shell = await createShell({
      world,
      render: withTestCheckout(development?.render ?? renderRoute, testCheckoutServer ? null : testCheckout),
      sharedPageAt,
      assets: await loadAssets(clientFolder),
      freeBytes: options.freeBytes ?? freeBytesOf,
      isDevelopment: development !== undefined,
    });
    const place = { ...settings, reserved, inherited: inheritedSocket() };
    const httpServer = await listen(shell.fetch, place, development);
    const metricsServer = await openMetricsServer(shell, settings);
    await startWork();
    watchMail(world);
    watchBuckets(world).catch((error: unknown) =>
      world.log.warn({ err: error }, 'the storage could not be tested'),
    );
    if (settings.role !== 'jobs') testCheckout?.startDelivery(webhookAddress(httpServer.url, settings));
    const close = async () => {
      shell.stopBeingReady();
      await testCheckout?.stop();
      await Promise.all([httpServer.close(), metricsServer?.close(), testCheckoutServer?.close()]);
      await shell.close();
      await closeBackupSocket();
      await closeWorld();
    };
    let closing: Promise<void> | undefined;
    return {
      url: httpServer.url,
      metricsUrl: metricsServer?.url ?? null,
      world,
      owner,
      lacking,
      warnings: connectionWarnings(world.settings, { hadLivePayments }),
      testCheckout,
      outboxPath: world.mail.kind === 'outbox' ? `/outbox?code=${outboxCode(world.secret)}` : null,
      fetch: async (request, address) => shell.fetch(request, { address }),
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    reserved?.close();
    await testCheckoutServer?.close();
    await closeWorld();
    throw error;
  }
}

/** The log names the setting that is at fault; an outage shows when an email is sent. */
function watchMail({ mail, log }: World): void {
  mail.check?.().catch((error: unknown) => {
    if (error instanceof MailMisconfigured)
      log.warn({ fault: error.fault, error: error.message }, mailFaultMessages.en[error.fault]);
  });
}

/** PORT=0 without SITE_URL: the address in links and emails has the port that is free. */
async function withRealPort(settings: Settings) {
  const url = new URL(settings.siteUrl);
  if (settings.port !== 0 || url.port !== '0') return { settings, reserved: undefined };
  const { reserved, port } = await reservePort(settings.host);
  url.port = String(port);
  return { settings: { ...settings, siteUrl: url.origin }, reserved };
}

/** Reached by programs on this computer only. */
async function openMetricsServer(shell: Shell, { metricsPort }: Settings): Promise<HttpServer | null> {
  if (metricsPort === null) return null;
  const place = { host: '127.0.0.1', port: metricsPort, variable: 'METRICS_PORT' } as const;
  return listen(shell.fetchMetrics, place);
}

interface TestCheckoutServer extends HttpServer {
  show(checkout: TestCheckout | null): void;
}

async function openTestCheckoutServer(port: number | undefined): Promise<TestCheckoutServer | null> {
  if (port === undefined) return null;
  let behind: TestCheckout | null = null;
  const httpServer = await listen(
    (request) => behind?.app.fetch(request) ?? new Response('Not found', { status: 404 }),
    { host: '127.0.0.1', port },
  );
  return {
    ...httpServer,
    show: (checkout) => {
      behind = checkout;
    },
  };
}

/** Without the test checkout, or once Stripe is connected, /test-checkout/… is a 404. */
function withTestCheckout(render: RenderRoute, checkout: TestCheckout | null): RenderRoute {
  if (!checkout) return render;
  return async (request, world, facts) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/test-checkout/') && world.payments?.provider === 'test'
      ? checkout.app.fetch(request)
      : render(request, world, facts);
  };
}

/** This process's own address, or the site's when that is not on loopback. */
function webhookAddress(serverUrl: string, { siteUrl }: Settings): string {
  const httpServer = new URL(serverUrl);
  if (httpServer.hostname === '0.0.0.0' || httpServer.hostname === '[::]') httpServer.hostname = '127.0.0.1';
  return `${isLoopback(httpServer.hostname) ? httpServer.origin : siteUrl}/webhooks/test`;
}
