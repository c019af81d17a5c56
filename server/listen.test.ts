import { connect } from 'node:net';
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

test.each([
  [3, { LISTEN_PID: String(process.pid), LISTEN_FDS: '1' }],
  [undefined, { LISTEN_PID: String(process.pid), LISTEN_FDS: '0' }],
  // Variables that a child process inherits are not for it.
  [undefined, { LISTEN_PID: String(process.ppid), LISTEN_FDS: '1' }],
  [undefined, {}],
])('a socket of systemd: %s with %j', (expected, environment) => {
  expect(inheritedSocket(environment)).toBe(expected);
});
