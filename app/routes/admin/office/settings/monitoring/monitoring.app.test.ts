import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBackupStore } from '#platform/backup/backup-store.ts';
import { saveLastBackup } from '#studio/office/backups/backups.store.ts';
import { checkNames, watchSchema } from '#studio/office/monitoring/check.ts';
import { saveWatch } from '#studio/office/monitoring/monitoring.store.ts';
import { sendHeartbeat } from '#studio/office/monitoring/send-heartbeat.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp({ CALENDAR_HOSTS: '127.0.0.1', METRICS_TOKEN: 'a-token-for-the-metrics' });
const page = '/admin/settings/monitoring';
const password = 'a password for tests';
let headers: Record<string, string>;

beforeEach(async () => {
  headers = await signedIn(given, 'owner');
});

const read = async (path = page) => (await given.fetch(path, { headers })).text();
const post = (path: string, fields: Record<string, string> = {}, from = headers) =>
  given.fetch(page + path, { method: 'POST', headers: from, body: new URLSearchParams(fields) });
const audited = async () =>
  (await given.db.query.selectFrom('audit_log').select('action').execute()).map(({ action }) => action);

describe('the status page', () => {
  const addressIn = (html: string) =>
    /https?:\/\/[^\s"<]*\/status\.json\?token=[\w-]{22}/.exec(html)?.[0] ?? '';
  const ask = (address: string, init = {}) => given.fetch(address.replace(/^https?:\/\/[^/]+/, ''), init);
  const fails = (kind: string, subjectId = 'x', details = {}) =>
    given.db.query
      .insertInto('tasks')
      .values({
        kind,
        subject_id: subjectId,
        details: JSON.stringify(details),
        created_at: given.world.clock.now(),
      })
      .execute();

  test('answers 200 with every check to the address that the owner sees, and 404 without its token', async () => {
    const address = addressIn(await read());
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({
      status: 'ok',
      checks: checkNames.map((name) => ({
        name,
        status: 'ok',
        since: null,
      })),
    });
    expect((await ask(address, { method: 'HEAD' })).status).toBe(200);
    const [, token = ''] = address.split('token=');
    expect((await ask('/status.json', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    const others = ['', '?token=', '?token=x', `?token=${token.slice(1)}x`, '?token=a-token-for-the-metrics'];
    for (const query of others) expect((await ask(`/status.json${query}`)).status, query).toBe(404);
  });

  test('answers 503 with what fails, since when, and no personal data', async () => {
    const address = addressIn(await read());
    await fails('certificate-fault', 'studio.example', {
      what: 'studio.example',
      reason: 'certificate-ending',
    });
    await fails('connection-unreadable', 'stripe', { what: 'Stripe' });
    await fails('calendar-unread', crypto.randomUUID(), { what: 'Mia’s calendar', email: 'mia@example.dk' });
    const answer = await ask(address);
    const text = await answer.text();
    expect(answer.status).toBe(503);
    const failing = JSON.parse(text).checks.filter(({ status }: { status: string }) => status === 'failing');
    const since = given.world.clock.now().toString({ smallestUnit: 'minute' }).slice(0, 13);
    expect(failing).toEqual([
      { name: 'certificate', status: 'failing', since: expect.stringContaining(since) },
      { name: 'connections', status: 'failing', since: expect.stringContaining(since) },
      { name: 'calendars', status: 'failing', since: expect.stringContaining(since) },
    ]);
    expect(text).not.toMatch(/Mia|example/);
    expect(await read()).toMatch(/Certificate of the site.{0,80}Fails since/s);
    await given.db.query.updateTable('tasks').set({ state: 'done' }).execute();
    expect((await ask(address)).status).toBe(200);
  });

  test('says that no job runs, ten minutes after the last one', async () => {
    const address = addressIn(await read());
    const ranAt = given.world.clock.now().subtract({ minutes: 11 });
    await saveWatch(
      given.db.query,
      watchSchema.parse({ ranAt: String(ranAt), certificateAt: null, paymentsAt: null }),
    );
    const answer = await ask(address);
    expect(answer.status).toBe(503);
    expect((await answer.json()).checks.at(-1)).toMatchObject({ name: 'jobs', status: 'failing' });
  });

  test('gets another address on request; the former one answers 404, and neither is in the log', async () => {
    const former = addressIn(await read());
    const both = await Promise.all([post('/token'), post('/token')]);
    expect(both.map(({ headers: to }) => to.get('location'))).toEqual([
      `${page}?flash=replaced`,
      `${page}?flash=replaced`,
    ]);
    const address = addressIn(await read(`${page}?flash=replaced`));
    expect(address).not.toBe(former);
    expect([(await ask(former)).status, (await ask(address)).status]).toEqual([404, 200]);
    expect(await audited()).toContain('status-token.replaced');
    const log = JSON.stringify(given.logged);
    for (const one of [former, address]) expect(log).not.toContain(one.split('token=')[1]);
  });
});

describe('the newest verified backup', () => {
  const store = () => openBackupStore(given.world.settings);
  let nights = 0;
  async function stored(kind: 'tgz' | 'enc' = 'tgz', restoreSeconds = 95) {
    nights += 1;
    const name = `backup-20261124t02000${nights}z.${kind}`;
    const piece = new Uint8Array(1_000_000).fill(7);
    async function* pieces() {
      for (let count = 0; count < 5; count += 1) yield piece;
    }
    const bytes = await store().write(name, pieces());
    const verifiedAt = given.world.clock.now();
    await saveLastBackup(given.db.query, { name, madeAt: verifiedAt, verifiedAt, bytes, restoreSeconds });
    return { name, bytes };
  }

  test('is shown with the time that restoring takes, and what to know about its file', async () => {
    expect(await read()).toContain('There is no verified backup yet.');
    await stored();
    const html = await read();
    expect(html).toContain('Last verified backup:');
    expect(html).toContain('Restoring it takes about 2 minutes (5 MB)');
    expect(html).toContain('The file isn’t encrypted.');
    await stored('enc', 12);
    await given.db.query.updateTable('users').set({ language: 'da' }).execute();
    const encrypted = await read();
    expect(encrypted).toContain('Det tager under et minut');
    expect(encrypted).toContain('Filen er krypteret.');
  });

  test('is downloaded with the owner’s password as one file, and the download is in the activity log', async () => {
    const { name, bytes } = await stored();
    const answer = await post('/backup', { password });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get('content-length')).toBe(String(bytes));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
    expect(await audited()).toContain('backup.downloaded');
  });

  test('is not downloaded without the password, by anybody else, or when it is gone', async () => {
    const { name } = await stored();
    for (const wrong of ['', 'x']) {
      const answer = await post('/backup', { password: wrong });
      expect(answer.headers.get('location')).toBe(`${page}?refused=wrong-password`);
    }
    expect(await read(`${page}?refused=wrong-password`)).toContain('That isn’t your password.');
    const student = await signedIn(given, 'student');
    expect((await post('/backup', { password }, student)).status).toBe(404);
    expect((await post('/backup', { password }, {})).status).toBe(401);
    await store().remove(name);
    const gone = await post('/backup', { password });
    expect(gone.headers.get('location')).toBe(`${page}?refused=no-backup`);
    expect(await read(`${page}?refused=no-backup`)).toContain('isn’t where it was stored');
    expect(await audited()).not.toContain('backup.downloaded');
  });
});

describe('the heartbeat', () => {
  let monitor: Server;
  let address = '';
  const calls: string[] = [];
  let status = 200;
  beforeAll(async () => {
    monitor = createServer((request, response) => {
      calls.push(String(request.url));
      response.writeHead(status).end('OK');
    });
    await new Promise<void>((done) => monitor.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(monitor.address() as AddressInfo).port}/ping/secret-part`;
  });
  beforeEach(() => {
    calls.length = 0;
    status = 200;
  });
  afterAll(() => {
    monitor.closeAllConnections();
    monitor.close();
  });

  const verified = async (hoursAgo = 1) => {
    const verifiedAt = given.world.clock.now().subtract({ hours: hoursAgo });
    await saveLastBackup(given.db.query, { name: 'night', madeAt: verifiedAt, verifiedAt, bytes: 1 });
  };
  const at = (minutes: number) => {
    const now = given.world.clock.now().add({ minutes });
    return sendHeartbeat({ ...given.world, clock: { now: () => now } });
  };

  test('is set, kept when refused, and refused when someone else changed it meanwhile', async () => {
    const bad = await post('', { address: 'http://monitor.example/x', version: '0' });
    const html = await bad.text();
    expect([bad.status, html]).toEqual([400, expect.stringContaining('begins with https://')]);
    expect(html).toContain('value="http://monitor.example/x"');
    for (const wrong of [
      'ftp://a.example',
      'https://user:word@a.example/',
      'x',
      `https://a.example/${'x'.repeat(500)}`,
    ])
      expect((await post('', { address: wrong, version: '0' })).status, wrong).toBe(400);
    expect((await post('', { address, version: '0' })).headers.get('location')).toBe(`${page}?flash=saved`);
    expect((await post('', { address: 'https://other.example/', version: '0' })).status).toBe(409);
    expect(await read()).toContain(address);
    expect(await audited()).toContain('heartbeat.set');
    expect(JSON.stringify(given.logged)).not.toContain('secret-part');
  });

  test('is sent once for each verified backup, and not for one that is overdue', async () => {
    await post('', { address, version: '0' });
    await at(0);
    await verified(30);
    await at(0);
    expect(calls).toEqual([]);
    await verified();
    for (const minute of [0, 1, 2, 60]) await at(minute);
    expect(calls).toEqual(['/ping/secret-part']);
    expect(await read()).toContain('Last opened');
    await verified(0);
    await at(61);
    expect(calls).toHaveLength(2);
  });

  test('that fails is repeated ever more rarely, opens no task, and ends with the first answer', async () => {
    await post('', { address, version: '0' });
    await verified();
    status = 500;
    for (let minute = 0; minute <= 80; minute += 1) await at(minute);
    expect(calls).toHaveLength(4);
    expect(await read()).toContain('it answered 500');
    const tasks = await given.db.query
      .selectFrom('tasks')
      .select('kind')
      .where('state', '=', 'open')
      .execute();
    expect(tasks.map(({ kind }) => kind).filter((kind) => !kind.startsWith('sample'))).toEqual([]);
    status = 200;
    for (let minute = 81; minute < 300; minute += 1) await at(minute);
    expect(calls).toHaveLength(5);
  });
});
