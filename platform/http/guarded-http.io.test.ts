import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { guardedHttp, RequestRefused } from './guarded-http.ts';

const closing: Array<() => void> = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
const limits = { timeoutMs: 2_000, maxBytes: 1_000 };
const loopback = async () => ['127.0.0.1'];
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  );
  return error instanceof RequestRefused ? error.reason : error;
};

test.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[::a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
])('%s is refused before anything is sent', async (address) => {
  const http = guardedHttp({ resolve: loopback });
  expect(await refusalOf(http.request(address, limits))).toBe('private-address');
});

test.each([
  'ftp://calendar.example/',
  'file:///etc/passwd',
  'https://user:secret@calendar.example/',
  'calendar',
])('%s is no address of a calendar', async (address) => {
  expect(await refusalOf(guardedHttp({ resolve: loopback }).request(address, limits))).toBe('bad-address');
});

test('a name with one private address among public ones is refused', async () => {
  const http = guardedHttp({ resolve: async () => ['93.184.216.34', '10.0.0.1'] });
  expect(await refusalOf(http.request('http://calendar.example/', limits))).toBe('private-address');
});

test('an allowed host is reached at the address that was resolved once', async () => {
  const port = await serve((request, response) => response.end(`host ${request.headers.host}`));
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return ['127.0.0.1'];
  };
  const http = guardedHttp({ resolve, allowedHosts: ['calendar.example'] });
  const { status, body } = await http.request(`http://calendar.example:${port}/`, limits);
  expect([status, body, asked]).toEqual([200, `host calendar.example:${port}`, 1]);
});

test('a redirect to a private address, or without end, is refused', async () => {
  const port = await serve((request, response) => {
    const inside = request.url === '/inside' ? `http://inside.example:${port}/` : '/again';
    response.writeHead(302, { location: inside }).end();
  });
  const http = guardedHttp({ resolve: loopback, allowedHosts: ['calendar.example'] });
  const get = (path: string) => refusalOf(http.request(`http://calendar.example:${port}${path}`, limits));
  expect(await get('/inside')).toBe('private-address');
  expect(await get('/again')).toBe('redirects');
});

test.each(['http://[::bad/', 'http://127。0。0。1:99999/', '//', 'javascript:alert(1)'])(
  'a redirect to what is no address is refused: %s',
  async (location) => {
    const port = await serve((_, response) =>
      response.writeHead(302, { location: Buffer.from(location).toString('latin1') }).end(),
    );
    const http = guardedHttp({ resolve: loopback, allowedHosts: ['calendar.example'] });
    expect(await refusalOf(http.request(`http://calendar.example:${port}/`, limits))).toBe('bad-address');
  },
);

test('a server that switches protocols is refused at once, not waited for', async () => {
  const server = createSocketServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\nhello'),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const http = guardedHttp({ resolve: loopback, allowedHosts: ['calendar.example'] });
  expect(await refusalOf(http.request(`http://calendar.example:${port}/`, limits))).toBe('network');
});

test('too large and too slow responses are cut off', async () => {
  const port = await serve((request, response) => {
    if (request.url === '/large') response.end('x'.repeat(5_000));
    else response.write('x');
  });
  const http = guardedHttp({ resolve: loopback, allowedHosts: ['calendar.example'] });
  const get = (path: string) =>
    refusalOf(http.request(`http://calendar.example:${port}${path}`, { ...limits, timeoutMs: 300 }));
  expect(await get('/large')).toBe('too-large');
  expect(await get('/slow')).toBe('timeout');
});

test('a name that does not resolve, or a closed port, is a network error', async () => {
  const none = guardedHttp({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await refusalOf(none.request('http://calendar.example/', limits))).toBe('network');
  const http = guardedHttp({ resolve: loopback, allowedHosts: ['calendar.example'] });
  expect(await refusalOf(http.request('http://calendar.example:9/', limits))).toBe('network');
});

test('method and body are sent, and repeated after a redirect; 303 is followed by GET', async () => {
  const port = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url !== '/end') response.writeHead(Number(request.url?.slice(1)), { location: '/end' }).end();
    else response.end(`${request.method} ${Buffer.concat(chunks)} ${request.headers.authorization}`);
  });
  const http = guardedHttp({ resolve: loopback, allowedHosts: ['calendar.example'] });
  const report = { ...limits, method: 'REPORT', body: 'query', headers: { authorization: 'Basic x' } };
  const sent = async (path: string, more = {}) =>
    (await http.request(`http://calendar.example:${port}${path}`, { ...report, ...more })).body;
  expect(await sent('/end')).toBe('REPORT query Basic x');
  expect(await sent('/308')).toBe('REPORT query Basic x');
  expect(await sent('/303')).toBe('GET  Basic x');
  expect(await sent('/308', { redirect: 'manual' })).toBe('');
});

test('credentials are not sent to another origin', async () => {
  const end = await serve((request, response) => response.end(String(request.headers.authorization)));
  const start = await serve((_, response) =>
    response.writeHead(302, { location: `http://other.example:${end}/` }).end(),
  );
  const http = guardedHttp({ resolve: loopback, allowedHosts: ['calendar.example', 'other.example'] });
  const headers = { authorization: 'Basic x' };
  const { body } = await http.request(`http://calendar.example:${start}/`, { ...limits, headers });
  expect(body).toBe('undefined');
});
