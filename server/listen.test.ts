import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { inheritedSocket, listen } from './listen.ts';

afterEach(() => void vi.useRealTimers());

test('close: idle connections do not delay it, also when the answer was sent before the body was read', async () => {
  const refuse = async () => new Response('too large', { status: 413 });
  const httpServer = await listen(refuse, { host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(httpServer.url).port), '127.0.0.1');
  socket.write('PUT /admin/uploads/1/0 HTTP/1.1\r\nHost: studio\r\nContent-Length: 4\r\n\r\nab');
  const response = await new Promise((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
  expect(response).toContain('413');
  // Without the fallback that closes open connections after twenty seconds.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closed = httpServer.close();
  socket.write('cd');
  socket.on('error', () => {});
  await expect(closed).resolves.toBeUndefined();
}, 30_000);

test('close: a long answer that a slow visitor is still receiving is sent to its end, and a request begun on a kept connection is answered', async () => {
  const long = Buffer.alloc(30_000_000);
  const answer = async ({ url }: Request) => new Response(url.endsWith('/long') ? long : 'short');
  const httpServer = await listen(answer, { host: '127.0.0.1', port: 0 });
  const port = Number(new URL(httpServer.url).port);
  const slow = connect(port, '127.0.0.1');
  let received = 0;
  slow.once('readable', () => {});
  slow.write('GET /long HTTP/1.1\r\nHost: studio\r\n\r\n');
  await once(slow, 'readable');
  const kept = connect(port, '127.0.0.1');
  kept.write('GET / HTTP/1.1\r\nHost: studio\r\n\r\n');
  await once(kept, 'data');
  kept.write('GET / HTTP/1.1\r\nHost: stu');
  await pause(200);

  const closed = httpServer.close();
  await pause(200);
  slow.on('data', (data) => {
    received += data.length;
  });
  kept.write('dio\r\n\r\n');
  const [second] = await once(kept, 'data');
  expect(String(second)).toMatch(/^HTTP\/1.1 200[\s\S]*Connection: close/i);
  await once(slow, 'close');
  expect(received).toBeGreaterThan(long.length);
  await closed;
});

test.each([
  [3, { LISTEN_PID: String(process.pid), LISTEN_FDS: '1' }],
  [undefined, { LISTEN_PID: String(process.pid), LISTEN_FDS: '0' }],
  // Variables that a child process inherits are not for it.
  [undefined, { LISTEN_PID: String(process.ppid), LISTEN_FDS: '1' }],
  [undefined, {}],
])('a socket of systemd: %s with %j', (expected, environment) => {
  expect(inheritedSocket(environment)).toBe(expected);
});
