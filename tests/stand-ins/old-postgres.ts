import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** One message of PostgreSQL's wire protocol: type, length, body. */
function message(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >>> 16), int16(value & 65535)]);

/** A server on `port` (0: any free one) that lets everybody in and answers every query with the given version number and our settings, as behind a pooler. Returns its address. */
export async function oldPostgres(version: string, onPort = 0): Promise<string> {
  const ready = message('Z', 'I');
  const values = {
    version,
    encoding: 'UTF8',
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
  };
  const answered = Object.entries({ ...values, isolation: 'read committed' });
  const columns = answered.map(([name]) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int32(0),
      int16(0),
      int32(25),
      int16(65535),
      int32(-1),
      int16(0),
    ]),
  );
  const answer = Buffer.concat([
    message('T', int16(answered.length), ...columns),
    message('D', int16(answered.length), ...answered.flatMap(([, value]) => [int32(value.length), value])),
    message('C', 'SELECT 1\0'),
    ready,
  ]);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
      socket.on('data', (data) => data[0] === 'Q'.charCodeAt(0) && socket.write(answer));
    });
  }).listen(onPort, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `postgres://somebody:hidden@127.0.0.1:${address.port}/studio`;
}
