import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const minCompressedBytes = 512;

export function acceptedEncoding(header: string | null): Encoding {
  if (!header) return 'identity';
  if (takes(header, 'br')) return 'br';
  return takes(header, 'gzip') ? 'gzip' : 'identity';
}

function takes(header: string, name: string): boolean {
  const match = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'i').exec(header);
  return match !== null && Number(match[1] ?? 1) > 0;
}

export function isCompressible(contentType: string | null): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json|vnd\.pgrst|problem)|image\/svg)/.test(
    contentType ?? '',
  );
}

/** Runs off the event loop. `effort`: 'now' for a pending response, 'kept' for a stored one. */
export async function compress(
  body: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
  effort: 'now' | 'kept',
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return compressGzip(body, { level: effort === 'now' ? 6 : 9 });
  const quality = effort === 'now' ? 4 : 9;
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

export function isWorthCompressing(bytes: number): boolean {
  return bytes >= minCompressedBytes;
}
