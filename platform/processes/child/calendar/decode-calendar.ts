import { gunzipSync, inflateSync } from 'node:zlib';
import { BeyondLimit } from '../beyond-limit.ts';

const mostBytes = 6 * 1024 ** 2;

/**
 * The text of a calendar file, unfolded. Some servers compress without being asked, write UTF-16 or latin-1, or fold inside
 * a letter, so folds are removed before letters are decoded (RFC 5545, 3.1).
 */
export function decodeCalendar(bytes: Uint8Array): string {
  const plain = decompress(Buffer.from(bytes));
  const wide = utf16In(plain);
  return wide === null ? narrowText(Buffer.from(unfold(plain.toString('latin1')), 'latin1')) : unfold(wide);
}

/** Of an answer that is no calendar file. */
export function decodeText(bytes: Uint8Array): string {
  const plain = decompress(Buffer.from(bytes));
  return utf16In(plain) ?? narrowText(plain);
}

function narrowText(bytes: Buffer): string {
  try {
    return withoutMark(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** One line break for each kind, and no folds. */
export function unfold(text: string): string {
  const lines = withoutMark(text).replaceAll(/\r\n?/g, '\n');
  // What begins or ends an entry is never the rest of another line.
  const isIndented = /^[ \t]+(?:BEGIN|END):V(?:CALENDAR|EVENT)[ \t]*$/im.test(lines);
  return (isIndented ? lines.replaceAll(/^[ \t]+/gm, '') : lines).replaceAll(/\n+[ \t](?=[^\n])/g, '');
}

const withoutMark = (text: string) => (text.startsWith('\uFEFF') ? text.slice(1) : text);

function decompress(bytes: Buffer): Buffer {
  const [first, second = 0] = bytes;
  const isGzip = first === 0x1f && second === 0x8b;
  // RFC 1950: the header is a multiple of 31.
  const isZlib = first === 0x78 && (first * 256 + second) % 31 === 0;
  if (!isGzip && !isZlib) return bytes;
  const options = { maxOutputLength: mostBytes };
  try {
    return isGzip ? gunzipSync(bytes, options) : inflateSync(bytes, options);
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    if (isTooLarge) throw new BeyondLimit(`more than ${mostBytes} bytes when decompressed`);
    return Buffer.alloc(0);
  }
}

/** By its byte order mark or, because a calendar begins with ASCII, by its zeros. */
function utf16In(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0 && bytes.length > 1))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && bytes.length > 1))
    return new TextDecoder('utf-16be').decode(bytes);
  return null;
}
