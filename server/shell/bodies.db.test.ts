import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { inboundSettings } from '#tests/support/inbound/mailgun.ts';
import { htmlAnswer, openShell, type TestShell } from '#tests/support/site/shell.ts';

const given = testDatabase();
let shell: TestShell;
const senders: ReadableStreamDefaultController[] = [];

beforeEach(async () => {
  shell = await openShell(given.db, ({ request }) => htmlAnswer(request.url), { env: inboundSettings });
});
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.error(new Error('The sender has left.'));
  await shell.close();
});

const megabyte = 1024 ** 2;

function unfinished(type: string, bytes = 15 * megabyte) {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(1_000));
      senders.push(controller);
    },
  });
  const headers = { 'content-type': type, 'content-length': String(bytes) };
  const request = { method: 'POST', body, headers, duplex: 'half' };
  return { request, body };
}

const multipart = 'multipart/form-data; boundary=x';

test('bodies: a webhook that is not configured or does not exist is 404 before its body is read', async () => {
  for (const path of ['/webhooks/stripe', '/webhooks/test', '/webhooks/printful', '/webhooks/none/such']) {
    const { request, body } = unfinished('application/json', 9_000);
    const answer = await shell.get(path, request);
    expect([answer.status, body.locked], path).toEqual([404, false]);
  }
  expect(shell.rendered).toEqual([]);
});

test('bodies: an email beyond its share is 503 with Retry-After before its body is read, while forms are answered', async () => {
  const first = shell.get('/webhooks/email/mime', unfinished(multipart).request);
  const { request, body } = unfinished(multipart);
  const answer = await shell.get('/webhooks/email/mime', request);
  expect([answer.status, answer.headers.get('retry-after'), body.locked]).toEqual([503, '5', false]);
  expect(await answer.json()).toMatchObject({ error: 'service_unavailable' });
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Mia' }) };
  expect((await shell.get('/contact', form)).status).toBe(200);
  expect(await Promise.race([first, 'still reading'])).toBe('still reading');
});

test('bodies: long forms that never end take no room from short ones, and of one network at most two megabytes', async () => {
  const long = Array.from({ length: 2 }, () =>
    shell.get('/contact', unfinished(multipart, megabyte / 1.1).request),
  );
  expect((await shell.get('/contact', unfinished(multipart, megabyte / 1.1).request)).status).toBe(503);
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Mia' }) };
  expect((await shell.get('/contact', form)).status).toBe(200);
  expect(await Promise.race([...long, 'still reading'])).toBe('still reading');
});

test('bodies: what a request held is free again when it is answered', async () => {
  const text = `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'b'.repeat(0.6 * megabyte)}\r\n--x--\r\n`;
  for (let nth = 0; nth < 5; nth += 1) {
    const request = {
      method: 'POST',
      body: text,
      headers: { 'content-type': multipart, 'content-length': String(text.length) },
    };
    expect((await shell.get('/contact', request)).status).toBe(200);
  }
});
