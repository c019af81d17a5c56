import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type Cluster, startCluster } from '#tests/support/database/postgres-cluster.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { startProcess } from '#tests/support/site/server-process.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';

const owner = { email: 'owner@example.dk', password: 'en meget lang adgangskode' };
const pages = ['/', '/courses', '/shop', '/admin', '/admin/search?q=mia', '/admin/orders', '/admin/students'];

async function limitedTo(cluster: Cluster, limit: number): Promise<string> {
  const client = new pg.Client({ connectionString: `${cluster.url}/postgres` });
  await client.connect();
  try {
    await client.query(`create role few login password 'few' connection limit ${limit}`);
    await client.query('create database studio owner few template template0');
  } finally {
    await client.end();
  }
  return `${cluster.url.replace(/\/\/.*@/, '//few:few@')}/studio`;
}

test.each([3, 5, 10])(
  'a role limited to %i connections: pages of ten visitors at once, a backup and doctor beside the running studio',
  async (limit) => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.stop());
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const folder = temporaryFolder();
    const env = {
      DATABASE_URL: await limitedTo(cluster, limit),
      DATA_DIR: folder,
      PORT: String(port),
      SITE_URL: url,
      LOG_LEVEL: 'error',
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
    };
    const studio = startProcess(['server/main.ts'], env);
    await studio.open();
    const signedIn = await fetch(`${url}/login`, {
      method: 'POST',
      body: new URLSearchParams(owner),
      redirect: 'manual',
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const visits = Array.from({ length: 10 }, () => pages).flat();
    const statuses = await Promise.all(
      visits.map(
        async (page) =>
          `${page} ${(await fetch(`${url}${page}`, { headers: { cookie }, redirect: 'manual' })).status}`,
      ),
    );
    expect(new Set(statuses), studio.output()).toEqual(new Set(pages.map((page) => `${page} 200`)));
    const backup = startProcess(['server/main.ts', 'backup'], env);
    expect(await backup.ended, backup.output()).toBe(0);
    const doctor = startProcess(['server/main.ts', 'doctor'], env);
    await doctor.ended;
    expect(doctor.output()).toContain('It answers: PostgreSQL');
    expect(doctor.output().includes(`The server grants ${limit} connections`)).toBe(limit < 6);
    studio.kill('SIGTERM');
    expect(await studio.ended).toBe(0);
  },
);
