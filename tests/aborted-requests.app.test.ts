import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { maskedPath } from '#server/shell/path-kinds.ts';
import { testApp } from './support/site/app.ts';

const given = testApp();
const answered = () => given.logged.filter(({ message }) => message === 'answered');
const statusOf = (path: string) =>
  answered().find(({ fields }) => fields.path === maskedPath(path))?.fields.status;
const errors = () => given.logged.filter(({ level }) => level === 'error');

/** Sends a request up to `head` and waits until the server has started to read it. */
async function begin(head: string, body = ''): Promise<Socket> {
  const { port, host } = new URL(given.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`${head} HTTP/1.1\r\nHost: ${host}\r\n${body ? 'Content-Length: 5000\r\n' : ''}`);
  socket.write(body);
  if (!body) socket.write('\r\n');
  await fetch(`${given.url}/healthz`);
  return socket;
}

const json = 'Content-Type: application/json\r\n\r\n{"course_id": "private-';
const form = 'Content-Type: application/x-www-form-urlencoded\r\n\r\nname=Mia&em';
const upload =
  'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF';

test.each([
  ['a JSON call', '/functions/create-payment', json],
  ['a booking call', '/rest/v1/bookings', json],
  ['a form', '/contact', form],
  ['a form with a file', '/celebrity-application', upload],
])('%s whose client disconnects in the middle is logged as info with 499', async (_, path, body) => {
  const socket = await begin(`POST ${path}`, body);
  socket.resetAndDestroy();
  await expect.poll(() => statusOf(path)).toBe(499);
  expect(errors()).toEqual([]);
  expect(answered().every(({ level }) => level === 'info' || level === 'debug')).toBe(true);
});

test('a page whose client disconnects before the response is logged as info with 499', async () => {
  await given.db.transaction(async () => {
    const socket = await begin('GET /bookings/not-a-booking');
    socket.resetAndDestroy();
    await fetch(`${given.url}/healthz`);
  });
  await expect.poll(() => statusOf('/bookings/not-a-booking')).toBe(499);
  expect(errors()).toEqual([]);
});
