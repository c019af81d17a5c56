import { Buffer } from 'node:buffer';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { Settings } from '../settings.ts';
import {
  checkPut,
  contentTypeOf,
  FileExists,
  type Files,
  FilesRefused,
  FileTooLarge,
  isKey,
} from './files.ts';

/** Request timeout in milliseconds, for the largest file on a slow connection. */
const timeoutMs = 60_000;
const retryDelaysMs = [200, 1_000];
/** Never replaces an existing object (S3, R2, MinIO, Hetzner and Scaleway support it). */
const createOnly = { 'if-none-match': '*' };

/** Bodies are buffered, at most `maxBytes`. Network errors and 5xx are retried twice. */
export function s3Files(
  settings: NonNullable<Settings['s3']>,
  pausesMs: readonly number[] = retryDelaysMs,
): Files {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = settings;
  const address = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`;
  const credentials = { accessKeyId, secretAccessKey };
  const s3 = new S3mini({ ...credentials, endpoint: address, region, requestAbortTimeout: timeoutMs });
  const attempt = <T>(call: () => Promise<T>) => repeating(call, pausesMs);
  return {
    async put(key, body, rules) {
      checkPut(key, rules);
      const content = await collect(body, rules.maxBytes);
      let tries = 0;
      const put = async () => {
        tries += 1;
        const answer = await s3.putObject(key, content, rules.contentType, undefined, createOnly);
        await answer.body?.cancel();
      };
      await attempt(put).catch((error: unknown) => {
        // Keys are unique: 'exists' on a retry means that the first attempt succeeded.
        if (isRefusal(error)) throw new FilesRefused(error.message, { cause: error });
        if (!isStatus(error, 412)) throw error;
        if (tries === 1) throw new FileExists(key);
      });
      return { bytes: content.length };
    },
    async open(key, range) {
      const contentType = contentTypeOf(key);
      const answer = await attempt(() => get(s3, key, range));
      if (answer === null) return null;
      return { ...answer, contentType };
    },
    async remove(key) {
      contentTypeOf(key);
      await attempt(() => s3.deleteObject(key)).catch((error: unknown) => {
        if (!isStatus(error, 404)) throw error;
      });
    },
    async list(prefix) {
      const objects = await attempt(() => s3.listObjects('/', prefix));
      if (!objects) throw new FilesRefused(`There is no bucket ${bucket}`);
      return objects
        .map(({ Key }) => Key)
        .filter(isKey)
        .sort();
    },
  };
}

async function get(s3: S3mini, key: string, range: { start: number; end: number } | undefined) {
  try {
    const answer = range
      ? await s3.getObjectRaw(key, false, range.start, range.end + 1)
      : await s3.getObjectRaw(key);
    const total = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
    const bytes = Number(total ?? answer.headers.get('content-length'));
    return { bytes, body: answer.body ?? new Blob([]).stream() };
  } catch (error) {
    if (isStatus(error, 404)) return null;
    // 416: S3 refuses a range beyond the end and not every implementation reports the size.
    if (!range || !isStatus(error, 416)) throw error;
    return { bytes: await s3.getContentLength(key), body: new Blob([]).stream() };
  }
}

async function collect(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FileTooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function repeating<T>(call: () => Promise<T>, pausesMs: readonly number[]): Promise<T> {
  for (const milliseconds of pausesMs) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof S3ServiceError && error.status < 500 && error.status !== 429) throw error;
    }
    await pause(milliseconds);
  }
  return call();
}

function isRefusal(error: unknown): error is S3ServiceError {
  return error instanceof S3ServiceError && [401, 403, 404].includes(error.status);
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof S3ServiceError && error.status === status;
}
