import type { PdfFinding } from '#platform/files/file-tasks.ts';

/** Judges a PDF by content: header in the first kilobyte, EOF marker, no /Encrypt in a trailer. Linear time. */
export function inspectPdf(bytes: Uint8Array): PdfFinding {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isBlank(file)) return 'empty';
  if (!/%PDF-\d\.\d/.test(file.toString('latin1', 0, 1032))) return 'not-pdf';
  const tail = file.toString('latin1', Math.max(0, file.length - 2048));
  if (!tail.includes('%%EOF') || file.indexOf('startxref') < 0) return 'not-pdf';
  return trailers(file).some((text) => /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text)) ? 'encrypted' : 'pdf';
}

function isBlank(file: Buffer): boolean {
  return file.every((byte) => byte === 0 || byte === 9 || byte === 10 || byte === 13 || byte === 32);
}

const trailerLength = 4096;
const mostTrailers = 64;

function trailers(file: Buffer): string[] {
  const plain = lastPlaces(file, 'trailer').map((at) => {
    const text = file.toString('latin1', at, at + trailerLength);
    return text.slice(0, endOf(text, 'startxref'));
  });
  const inStreams = lastPlaces(file, '/XRef').map((at) => {
    const before = file.toString('latin1', Math.max(0, at - trailerLength), at);
    const after = file.toString('latin1', at, at + trailerLength);
    return before.slice(before.lastIndexOf(' obj') + 1) + after.slice(0, endOf(after, 'stream'));
  });
  return [...plain, ...inStreams];
}

function lastPlaces(file: Buffer, word: string): number[] {
  const places: number[] = [];
  let at = file.lastIndexOf(word);
  while (at >= 0 && places.length < mostTrailers) {
    places.push(at);
    at = at === 0 ? -1 : file.lastIndexOf(word, at - 1);
  }
  return places;
}

function endOf(text: string, word: string): number {
  const at = text.indexOf(word);
  return at < 0 ? text.length : at;
}
