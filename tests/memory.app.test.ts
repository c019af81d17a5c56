import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { collectedMemory, startMeasured } from './support/site/collected-memory.ts';

const megabyte = 1024 * 1024;

interface Attack {
  path: string;
  type: string;
  body: Buffer;
  /** Other than 4xx: no room in the share of a network, or a fifth body that is not read to its end. */
  orElse?: readonly string[];
}

const longName = 'n'.repeat(15_900);
const partOf = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
const multipart = (parts: string) => ({
  type: 'multipart/form-data; boundary=x',
  body: Buffer.from(`${parts}--x--\r\n`),
  orElse: ['closed'],
});
const urlencoded = 'application/x-www-form-urlencoded';

const attacks: Record<string, Attack> = {
  'parts with a long name': {
    path: '/celebrity-application',
    ...multipart(partOf(longName).repeat(9_000)),
  },
  'parts with a short name': {
    path: '/celebrity-application',
    ...multipart(partOf('n').repeat(100_000)),
  },
  'parts for a page that takes no files': {
    path: '/contact',
    ...multipart(partOf('n').repeat(19_000)),
    orElse: ['closed', '503'],
  },
  'urlencoded fields': {
    path: '/contact',
    type: urlencoded,
    body: Buffer.from('n&'.repeat(500_000)),
    orElse: ['503'],
  },
  'a nested JSON call': {
    path: '/functions/create-payment',
    type: 'application/json',
    body: Buffer.from('['.repeat(100_000)),
  },
};

/** Megabytes: without limits six of the first attack needed more. */
const heap = '--max-old-space-size=512';

test('memory: after 50 hostile requests of each kind it grows by at most 64 MB', async () => {
  const server = startMeasured([heap]);
  const url = new URL(await server.open());
  // One-time allocations of the first request are not measured.
  for (const attack of Object.values(attacks)) await send(url, attack);
  const before = await collectedMemory(server);
  for (const [name, attack] of Object.entries(attacks)) {
    let refused = 0;
    for (let round = 0; round < 10; round += 1) {
      const statuses = await Promise.all(Array.from({ length: 5 }, () => send(url, attack)));
      const others = statuses.filter((status) => !/^4\d\d$/.test(status));
      expect(
        others.filter((status) => !attack.orElse?.includes(status)),
        name,
      ).toEqual([]);
      refused += statuses.length - others.length;
    }
    expect(refused, name).toBeGreaterThan(5);
    const grown = async () => ((await collectedMemory(server)) - before) / megabyte;
    await expect.poll(grown, { message: name, timeout: 20_000, interval: 1_000 }).toBeLessThan(64);
  }
});

function send(url: URL, { path, type, body }: Attack): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    // Closed while sending: only the response counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed'));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body);
  });
}
