import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isKey } from '#platform/files/files.ts';
import { s3Files } from '#platform/files/s3-files.ts';
import { openSmtpMail } from '#platform/mail/smtp-mail.ts';
import { createStripePayments } from '#platform/payments/stripe-payments.ts';
import { printfulPrint } from '#platform/print/printful.ts';
import type { World } from '#platform/world.ts';
import { type S3StandIn, startS3 } from '#tests/stand-ins/s3/s3-stand-in.ts';
import { type SmtpStandIn, startSmtp } from '#tests/stand-ins/smtp.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/stand-ins/stripe/stripe-stand-in.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { printfulToken, testPrintful } from '#tests/support/printful.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { type ConnectionKind, connectionKinds } from './connections.ts';
import { testConnection } from './test-connection.ts';

const given = testDatabase();
const printful = testPrintful();
const closedPort = 'http://127.0.0.1:1';

let stripe: StripeStandIn;
let s3: S3StandIn;
let smtp: SmtpStandIn;
beforeAll(async () => {
  [stripe, s3, smtp] = await Promise.all([startStripeStandIn(), startS3(), startSmtp()]);
});
beforeEach(() => {
  s3.behave();
});
afterAll(() => Promise.all([stripe.close(), s3.close(), smtp.close()]));

const world = (parts: Partial<World>) => testWorld(given.db, parts);
const tested = (kind: ConnectionKind, parts: Partial<World>) =>
  testConnection(world(parts), { who: owner, kind });

const payments = (changes: { secretKey?: string; apiBase?: string } = {}) =>
  createStripePayments({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    apiBase: stripe.origin,
    clock: { now: () => Temporal.Now.instant() },
    ...changes,
  });
const files = (changes: { secretAccessKey?: string; bucket?: string; endpoint?: string } = {}) =>
  s3Files({ endpoint: s3.url, bucket: s3.bucket, region: 'auto', ...s3.key, ...changes }, [1, 1]);

test('payments: valid key, wrong key, or no connection', async () => {
  expect(await tested('payments', { payments: payments() })).toBe('works');
  expect(await tested('payments', { payments: payments({ secretKey: 'sk_test_wrong' }) })).toBe('refused');
  expect(await tested('payments', { payments: payments({ apiBase: closedPort }) })).toBe('no-answer');
  expect(await tested('payments', { payments: null })).toBe('not-connected');
});

test('file storage: works and leaves nothing behind, wrong key or bucket, or no connection', async () => {
  expect(await tested('files', { files: files() })).toBe('works');
  expect([...s3.objects.keys()].filter(isKey)).toEqual([]);
  const fault = async (changes: Parameters<typeof files>[0]) =>
    expect(await tested('files', { files: files(changes) }));
  (await fault({ secretAccessKey: 'wrong' })).toMatchObject({ fault: 'storage-key' });
  (await fault({ bucket: 'another' })).toMatchObject({ fault: 'storage-bucket' });
  (await fault({ endpoint: closedPort })).toMatchObject({ fault: 'storage-down' });
  s3.behave({ status: 503 }, { status: 503 }, { status: 503 });
  (await fault({})).toMatchObject({ fault: 'storage-down' });
  expect(await tested('backups', { backupFiles: files() })).toBe('works');
});

test('email: one test email is sent to the owner, refused, or no connection', async () => {
  const mail = (url: string) => openSmtpMail({ url, from: 'studio@example.com', dialogueMs: 2_000 });
  const open = mail(smtp.url);
  expect(await tested('mail', { mail: open.transport })).toBe('mail-sent');
  expect(smtp.received.at(-1)?.envelope.to).toEqual([owner.email]);
  smtp.behave({ code: 550, at: 'recipient' });
  expect(await tested('mail', { mail: open.transport })).toBe('refused');
  smtp.behave({ code: 535, at: 'recipient' });
  expect(await tested('mail', { mail: open.transport })).toBe('mail-sign-in');
  smtp.behave('drop-after-data');
  expect(await tested('mail', { mail: open.transport })).toBe('no-answer');
  open.close();
  const nowhere = mail('smtp://127.0.0.1:1');
  expect(await tested('mail', { mail: nowhere.transport })).toBe('no-answer');
  nowhere.close();
});

test('printer: valid token, wrong token, malformed answer, or no connection; nothing is ordered', async () => {
  const print = (changes: { token?: string; apiBase?: string } = {}) =>
    printfulPrint({ token: printfulToken, apiBase: printful.url, webhookSecret: null, ...changes });
  expect(await tested('printer', { print: print() })).toBe('works');
  expect(printful.state.calls).toEqual(['GET /store/products/1']);
  expect(await tested('printer', { print: print({ token: 'wrong' }) })).toBe('refused');
  for (const how of ['500', '429', 'cut', 'garbage'] as const) {
    printful.state.faults.push({ on: 'GET /store', how });
    expect(await tested('printer', { print: print() }), how).toBe('no-answer');
  }
  expect(await tested('printer', { print: print({ apiBase: closedPort }) })).toBe('no-answer');
  expect(await tested('printer', { print: null })).toBe('not-connected');
});

test('a server that accepts the connection and does not answer times out [P.143]', async () => {
  const silent = await startSilence();
  const mail = openSmtpMail({ url: `smtp://${silent.host}`, from: 'studio@example.com' });
  const url = `http://${silent.host}`;
  const vendors: Record<ConnectionKind, Partial<World>> = {
    payments: { payments: payments({ apiBase: url }) },
    mail: { mail: mail.transport },
    files: { files: files({ endpoint: url }) },
    backups: { backupFiles: files({ endpoint: url }) },
    printer: { print: printfulPrint({ token: printfulToken, apiBase: url, webhookSecret: null }) },
  };
  for (const kind of connectionKinds) {
    expect(
      await testConnection(world(vendors[kind]), { who: owner, kind, enough: silent.called }),
      kind,
    ).toBe('too-slow');
  }
  expect(
    await testConnection(world({ payments: payments() }), {
      who: owner,
      kind: 'payments',
      enough: stillWaiting,
    }),
  ).toBe('works');
  await mail.close();
  await silent.close();
});

const stillWaiting = () => new Promise<never>(() => {});

async function startSilence() {
  const lines = new Set<Socket>();
  const server = createServer((line) => lines.add(line.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    called: () => once(server, 'connection'),
    close: async () => {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
