import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface ZoneEntry {
  txt?: ReadonlyArray<string | readonly string[]>;
  cname?: string;
  mx?: readonly string[];
}

export interface DnsStandIn {
  server: string;
  zone: Record<string, ZoneEntry | 'servfail' | 'silence'>;
  asked: string[];
  close(): Promise<void>;
}

const types = { cname: 5, mx: 15, txt: 16 } as const;
const noSuchName = 3;
const serverFailure = 2;

/** A name server on loopback (RFC 1035) that knows a zone, for names in any case. */
export async function startDns(zone: DnsStandIn['zone'] = {}): Promise<DnsStandIn> {
  const socket = createSocket('udp4');
  const standIn: DnsStandIn = {
    server: '',
    zone,
    asked: [],
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
  socket.on('message', (query, { port, address }) => {
    const answer = answerTo(query, standIn);
    if (answer) socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  standIn.server = `127.0.0.1:${socket.address().port}`;
  return standIn;
}

function answerTo(query: Buffer, { zone, asked }: DnsStandIn): Buffer | null {
  const { name, type, end } = questionOf(query);
  asked.push(name);
  const known = zone[name];
  if (known === 'silence') return null;
  const code = known === 'servfail' ? serverFailure : known ? 0 : noSuchName;
  const records = typeof known === 'object' ? recordsOf(known, type) : [];
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, query.subarray(12, end), ...records]);
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function recordsOf({ txt = [], cname, mx = [] }: ZoneEntry, type: number): Buffer[] {
  if (type === types.txt)
    return txt.map((one) => record(type, Buffer.concat(stringsOf(one).map(byteString))));
  if (type === types.mx)
    return mx.map((exchange, place) => record(type, Buffer.concat([short(10 + place), nameBytes(exchange)])));
  return type === types.cname && cname ? [record(type, nameBytes(cname))] : [];
}

function stringsOf(text: string | readonly string[]): readonly string[] {
  return typeof text === 'string' ? (text.match(/.{1,255}/gs) ?? ['']) : text;
}

function record(type: number, content: Buffer): Buffer {
  const ttl = Buffer.alloc(4);
  return Buffer.concat([short(0xc00c), short(type), short(1), ttl, short(content.length), content]);
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function byteString(text: string): Buffer {
  return Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]);
}

function nameBytes(name: string): Buffer {
  return Buffer.concat([...name.split('.').map(byteString), Buffer.from([0])]);
}
