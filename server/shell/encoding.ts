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

/** 'quick' for a pending response; 'best' costs up to 200 times as much and is only for stored ones. */
export type Effort = 'quick' | 'best';

const gzipLevels = { quick: 6, best: 9 };
const brotliQualities = { quick: 5, best: 11 };
/** A window of 128 kB holds a whole page, and is quicker to set up than the default of 4 MB. */
const quickWindow = 17;

/** Runs off the event loop. */
export async function compress(
  body: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
  effort: Effort,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return compressGzip(body, { level: gzipLevels[effort] });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      ...(effort === 'quick' ? { [constants.BROTLI_PARAM_LGWIN]: quickWindow } : {}),
    },
  });
}

export function isWorthCompressing(bytes: number): boolean {
  return bytes >= minCompressedBytes;
}
