import { onTestFinished } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { startPrintful } from '#tests/stand-ins/printful/printful-stand-in.ts';
import { startS3 } from '#tests/stand-ins/s3/s3-stand-in.ts';
import { startSmtp } from '#tests/stand-ins/smtp.ts';
import { startStripeStandIn } from '#tests/stand-ins/stripe/stripe-stand-in.ts';
import { type Cluster, DURABLE_SETTINGS, startCluster } from '#tests/support/database/postgres-cluster.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { startNginx } from '#tests/support/site/nginx.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { type ServerProcess, startProcess } from '#tests/support/site/server-process.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { Network } from './network.ts';

export interface ThreeProcesses {
  /** nginx, in front of the three. */
  readonly url: string;
  readonly db: Database;
  readonly cluster: Cluster;
  readonly vendors: Vendors;
  readonly networks: Readonly<Record<'database' | 'stripe' | 's3' | 'smtp' | 'printful', Network>>;
  /** SIGKILL, then a new process on the same port, without waiting until it is ready. */
  replace(process: number): Promise<void>;
}

type Vendors = Awaited<ReturnType<typeof startVendors>>;

const printfulToken = 'printful-token';

/** Three processes of the built server behind nginx, over one PostgreSQL and stand-ins of all vendors. */
export async function threeProcesses(): Promise<ThreeProcesses> {
  const cluster = await startCluster(DURABLE_SETTINGS);
  onTestFinished(() => cluster.stop());
  const vendors = await startVendors();
  const database = new URL(`${cluster.url}/postgres`);
  const networks = {
    database: await networkTo(database.href),
    stripe: await networkTo(vendors.stripe.origin),
    s3: await networkTo(vendors.s3.url),
    smtp: await networkTo(vendors.smtp.url),
    printful: await networkTo(vendors.printful.url),
  };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  database.port = String(networks.database.port);
  const env = { ...environment(vendors, networks), DATABASE_URL: database.href, SITE_URL: url };
  const ports = [await freePort(), await freePort(), await freePort()];
  const start = (at: number) =>
    startProcess(['server/main.ts'], { ...env, PORT: String(ports[at]), DATA_DIR: temporaryFolder() });
  const processes: ServerProcess[] = [];
  for (const [at] of ports.entries()) {
    const process = start(at);
    await process.open();
    processes.push(process);
  }
  await startNginx(proxyTo(ports, port), `${url}/healthz`);
  vendors.stripe.events.webhookUrl = `${url}/webhooks/stripe`;
  // Not through the network under test: what is found is what the database holds.
  const db = await openDatabase({ dataDir: '', databaseUrl: `${cluster.url}/postgres`, log: quietLog });
  onTestFinished(() => db.close());
  return {
    url,
    db,
    cluster,
    vendors,
    networks,
    async replace(at) {
      processes[at]?.kill('SIGKILL');
      await processes[at]?.ended;
      processes[at] = start(at);
    },
  };
}

async function startVendors() {
  const vendors = {
    stripe: await startStripeStandIn(),
    s3: await startS3(),
    smtp: await startSmtp(),
    printful: await startPrintful(printfulToken),
  };
  onTestFinished(async () => {
    for (const vendor of Object.values(vendors)) await vendor.close();
  });
  return vendors;
}

async function networkTo(url: string): Promise<Network> {
  const network = new Network(new URL(url));
  onTestFinished(() => network.cut());
  await network.open();
  return network;
}

function environment(
  { stripe, s3 }: Vendors,
  networks: Record<'stripe' | 's3' | 'smtp' | 'printful', Network>,
): Record<string, string> {
  const at = ({ port }: Network, scheme = 'http') => `${scheme}://127.0.0.1:${port}`;
  return {
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    SAMPLE_DIARY: 'off',
    // Slots that were held and not paid are free again for the next fault.
    BOOKING_HOLD_SECONDS: '45',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: at(networks.stripe),
    S3_ENDPOINT: at(networks.s3),
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.key.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.key.secretAccessKey,
    SMTP_URL: at(networks.smtp, 'smtp'),
    MAIL_FROM: 'Studio <hello@example.com>',
    PRINTFUL_API_BASE: at(networks.printful),
    PRINTFUL_TOKEN: printfulToken,
  };
}

function proxyTo(ports: readonly number[], port: number): string {
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' ');
  return `upstream belcanto { ${servers} }
    server { listen 127.0.0.1:${port}; client_max_body_size 20m;
      location / { proxy_pass http://belcanto; proxy_http_version 1.1; proxy_set_header Host $http_host;
        proxy_set_header Connection ""; proxy_connect_timeout 2s; proxy_read_timeout 60s; } }`;
}
