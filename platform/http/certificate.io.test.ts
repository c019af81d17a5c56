import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificates, type TestCertificates } from '#tests/stand-ins/certificates.ts';
import { guardedHttp, RequestRefused } from './guarded-http.ts';

const folder = mkdtempSync(`${tmpdir()}/belcanto-test-`);
let made: TestCertificates;
let other: TestCertificates;
const trusted = getCACertificates('default');
beforeAll(() => {
  [made, other] = [makeCertificates(`${folder}/made`), makeCertificates(`${folder}/other`)];
  setDefaultCACertificates([...trusted, made.authority]);
});
afterAll(() => {
  setDefaultCACertificates(trusted);
  rmSync(folder, { recursive: true });
});

const closing: Server[] = [];
afterEach(() => {
  for (const server of closing.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(server);
  return (server.address() as AddressInfo).port;
}

const serve = (cert: string) =>
  listening(createServer({ key: made.key, cert }).on('tlsClientError', () => {}));
const local = guardedHttp({
  resolve: async () => ['127.0.0.1'],
  allowedHosts: ['studio.example', 'www.studio.example'],
});
const limits = { timeoutMs: 2_000 };
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => (error instanceof RequestRefused ? error.reason : error),
  );

describe('the certificate of a site', () => {
  test.each([
    ['good', 'studio.example', null],
    ['good', 'www.studio.example', 'name'],
    ['expired', 'studio.example', 'expired'],
    ['selfSigned', 'studio.example', 'self-signed'],
  ] as const)('%s, asked for %s: %s', async (which, host, problem) => {
    const port = await serve(made[which]);
    const found = await local.certificate(`https://${host}:${port}`, limits);
    expect(found.problem).toBe(problem);
    expect(Math.round(found.validFrom.until(found.validTo).total('hours'))).toBe(
      which === 'expired' ? 0 : 90 * 24,
    );
  });

  test('is untrusted when its authority is unknown', async () => {
    const port = await listening(createServer({ key: other.key, cert: other.good }));
    expect((await local.certificate(`https://studio.example:${port}`, limits)).problem).toBe('untrusted');
  });

  test('is never asked for at an address that is not public, nor over plain HTTP', async () => {
    const inside = guardedHttp({ resolve: async () => ['127.0.0.1'] });
    expect(await reasonOf(inside.certificate('https://studio.example', limits))).toBe('private-address');
    expect(await reasonOf(inside.certificate('https://169.254.169.254', limits))).toBe('private-address');
    expect(await reasonOf(local.certificate('http://studio.example', limits))).toBe('bad-address');
  });

  test('is unknown when nothing answers, or what answers does not speak TLS', async () => {
    const silent = await listening(createSocketServer(() => {}));
    expect(await reasonOf(local.certificate(`https://studio.example:${silent}`, { timeoutMs: 300 }))).toBe(
      'timeout',
    );
    const plain = await listening(
      createSocketServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    );
    expect(await reasonOf(local.certificate(`https://studio.example:${plain}`, limits))).toBe('network');
    expect(await reasonOf(local.certificate('https://studio.example:9', limits))).toBe('network');
  });
});
