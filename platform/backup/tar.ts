import { type ByteReader, DamagedArchive } from './byte-reader.ts';

/** Bytes of a tar block. */
const block = 512;

/** Without modification times, so that equal contents give equal archives. */
export function tarHeader(path: string, bytes: number): Buffer {
  const header = Buffer.alloc(block);
  const { name, prefix } = splitPath(path);
  header.write(name, 0, 'utf8');
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124);
  header.write(`${'0'.repeat(11)}\0`, 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(prefix, 345, 'utf8');
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

export function tarPadding(bytes: number): Buffer {
  return Buffer.alloc((block - (bytes % block)) % block);
}

export const tarEnd = Buffer.alloc(2 * block);

export interface TarEntry {
  path: string;
  content: Buffer;
}

/** Entries of a tar stream, each read whole. Throws DamagedArchive. */
export async function* readTar(reader: ByteReader): AsyncGenerator<TarEntry> {
  for (;;) {
    const header = await reader.take(block);
    if (header.every((byte) => byte === 0)) {
      await reader.take(block);
      return;
    }
    const stored = Number.parseInt(header.toString('latin1', 148, 154), 8);
    if (stored !== checksum(header)) throw new DamagedArchive('The archive is damaged.');
    const bytes = Number.parseInt(header.toString('latin1', 124, 135), 8);
    const content = await reader.take(bytes);
    await reader.take(tarPadding(bytes).length);
    const prefix = textAt(header, 345, 155);
    yield { path: (prefix ? `${prefix}/` : '') + textAt(header, 0, 100), content };
  }
}

function splitPath(path: string): { name: string; prefix: string } {
  if (path.length <= 100) return { name: path, prefix: '' };
  const at = path.indexOf('/', path.length - 101);
  if (at < 0 || at > 155) throw new Error(`'${path}' is too long for a tar archive`);
  return { name: path.slice(at + 1), prefix: path.slice(0, at) };
}

function textAt(header: Buffer, from: number, most: number): string {
  const text = header.toString('utf8', from, from + most);
  return text.split('\0', 1)[0] ?? '';
}

/** The sum of all bytes with the field of the sum read as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}
