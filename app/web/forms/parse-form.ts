import { Buffer } from 'node:buffer';
import { Busboy, type BusboyInstance } from '@fastify/busboy';

/** Bytes. Reading stops at the first limit exceeded. */
export interface FormLimits {
  textBytes: number;
  totalBytes: number;
  /** Every value is given to `openFile`, as the bytes that were sent. */
  isBinary?: boolean;
}

export interface FileSink {
  write(chunk: Uint8Array): void;
  end(): void;
}

export interface FormSink {
  /** False refuses the form: it is malformed, and no more is read. */
  onText(name: string, value: string): boolean;
  /** `filename` is '' for a file input without a chosen file. Null refuses the form as well. */
  openFile(name: string, filename: string): FileSink | null;
}

/** malformed: another content type or a truncated body; over-limit: larger than any form of ours. */
export type FormEnd = 'complete' | 'malformed' | 'over-limit';

const maxParts = 2_000;
const maxNameBytes = 200;
const maxHeaderBytes = 4_096;
const maxHeaderPairs = 20;

/** Parses the form of a request as a stream. Never throws for client input. */
export async function parseForm(request: Request, limits: FormLimits, sink: FormSink): Promise<FormEnd> {
  const type = request.headers.get('content-type') ?? '';
  try {
    if (isMultipart(request)) return await parseMultipart(request, limits, sink);
    if (/^application\/x-www-form-urlencoded\b/i.test(type))
      return await parseUrlencoded(request, limits, sink);
  } catch {}
  return 'malformed';
}

function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
}

async function parseUrlencoded(request: Request, limits: FormLimits, sink: FormSink): Promise<FormEnd> {
  const body = await bodyUpTo(request, Math.min(limits.textBytes, limits.totalBytes));
  if (!body || hasMoreFields(body, maxParts)) return 'over-limit';
  if (limits.isBinary) return giveBytes(body, sink);
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) {
    if (isTooLong(name)) return 'over-limit';
    if (!sink.onText(name, value)) return 'malformed';
  }
  return 'complete';
}

function giveBytes(body: Buffer, sink: FormSink): FormEnd {
  for (let from = 0; from < body.length; ) {
    const next = body.indexOf('&', from);
    const pair = body.subarray(from, next < 0 ? body.length : next);
    from += pair.length + 1;
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = percentDecoded(pair.subarray(0, at)).toString('utf8');
    if (isTooLong(name)) return 'over-limit';
    const field = sink.openFile(name, '');
    if (!field) return 'malformed';
    field.write(percentDecoded(pair.subarray(at + 1)));
    field.end();
  }
  return 'complete';
}

/** In place, as bytes: decodeURIComponent accepts UTF-8 only. Without text per escape: an email may have a million. */
function percentDecoded(bytes: Buffer): Buffer {
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const escaped = byte === 0x25 ? 16 * hexDigit(bytes[at + 1]) + hexDigit(bytes[at + 2]) : Number.NaN;
    bytes[length] = Number.isNaN(escaped) ? (byte === 0x2b ? 0x20 : byte) : escaped;
    if (!Number.isNaN(escaped)) at += 2;
    length += 1;
  }
  return bytes.subarray(0, length);
}

/** NaN: it is none. */
function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}

/** Null when it is longer. With a declared length no stream is made. */
async function bodyUpTo(request: Request, most: number): Promise<Buffer | null> {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared <= most) return Buffer.from(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Counted before parsing: a megabyte of `&` would allocate a million objects. */
function hasMoreFields(body: Buffer, most: number): boolean {
  let at = -1;
  for (let count = 1; count <= most; count += 1) {
    at = body.indexOf('&', at + 1);
    if (at < 0) return false;
  }
  return true;
}

async function parseMultipart(request: Request, limits: FormLimits, sink: FormSink): Promise<FormEnd> {
  const parser = parserFor(request, limits);
  if (!parser) return 'malformed';
  let ended: FormEnd | undefined;
  const wholeForm = endOf(parser, limits, sink).then((end) => {
    ended = end;
    return end;
  });
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > limits.totalBytes) return 'over-limit';
    if (!parser.write(chunk)) await Promise.race([drained(parser), wholeForm]);
    if (ended && ended !== 'complete') return ended;
  }
  parser.end();
  return wholeForm;
}

/** Null when the content type has no boundary. */
function parserFor({ headers }: Request, { textBytes, isBinary = false }: FormLimits): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      preservePath: true,
      isPartAFile: (_name, _type, filename) => isBinary || filename !== undefined,
      limits: {
        parts: maxParts,
        fieldSize: textBytes,
        headerSize: maxHeaderBytes,
        headerPairs: maxHeaderPairs,
      },
    });
  } catch {
    return null;
  }
}

function endOf(parser: BusboyInstance, limits: FormLimits, sink: FormSink): Promise<FormEnd> {
  let text = 0;
  return new Promise((resolve) => {
    const stop = () => resolve('over-limit');
    parser.on('finish', () => resolve('complete'));
    parser.on('error', () => resolve('malformed'));
    parser.on('partsLimit', stop);
    parser.on('field', (name: string | undefined, value, _isNameTruncated, isValueTruncated) => {
      text += Buffer.byteLength(value);
      if (name === undefined) resolve('malformed');
      else if (isValueTruncated || text > limits.textBytes || isTooLong(name)) stop();
      else if (!sink.onText(unescaped(name), value)) resolve('malformed');
    });
    parser.on('file', (name: string | undefined, stream, filename: string | undefined) => {
      // Truncated bodies report their error here as well.
      stream.on('error', () => resolve('malformed'));
      if (name === undefined || isTooLong(name)) {
        stream.resume();
        return stop();
      }
      const file = sink.openFile(unescaped(name), unescaped(filename ?? ''));
      if (!file) {
        stream.resume();
        return resolve('malformed');
      }
      stream.on('data', (chunk: Buffer) => file.write(chunk));
      stream.on('end', () => file.end());
    });
  });
}

function isTooLong(name: string): boolean {
  return Buffer.byteLength(name) > maxNameBytes;
}

/** Browsers escape quotes and line breaks in names this way (HTML, multipart/form-data encoding algorithm). */
function unescaped(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

function drained(parser: BusboyInstance): Promise<void> {
  return new Promise((resolve) => void parser.once('drain', resolve));
}
