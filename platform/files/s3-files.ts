import { Buffer } from 'node:buffer';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3mini } from 's3mini';
import type { Settings } from '../settings.ts';
import {
  checkPut,
  contentTypeOf,
  FileExists,
  type Files,
  FilesUnavailable,
  FileTooLarge,
  isKey,
  type Store,
} from './files.ts';
import { S3Refused } from './s3-failure.ts';
import { openS3 } from './s3-requests.ts';

/** Of a call with its repeats: a visitor waits for it. */
const timeoutMs = 15_000;
const retryDelaysMs = [200, 1_000];
const createOnly = { 'if-none-match': '*' };
/** No key of a file, and there only while the service is tried. */
const probeKey = 'conditional-writes.probe';

/** Bodies are buffered, at most `maxBytes`. Failures of the network and the service are retried twice. */
export function s3Files(
  settings: NonNullable<Settings['s3']>,
  pausesMs: readonly number[] = retryDelaysMs,
  answerMs?: number,
): Files {
  const s3 = openS3(settings, answerMs);
  const attempt: Attempt = (call) => repeating(call, { pausesMs, store: settings });
  const store = new ObjectStore(s3, attempt);
  return {
    async put(key, body, rules) {
      checkPut(key, rules);
      const content = await collect(body, rules.maxBytes);
      await store.put(key, content, rules.contentType);
      return { bytes: content.length };
    },
    async open(key, range) {
      const contentType = contentTypeOf(key);
      const answer = await attempt(async () => get(await s3(), key, range));
      if (answer === null) return null;
      return { ...answer, contentType };
    },
    async remove(key) {
      contentTypeOf(key);
      await attempt(async () => (await s3()).deleteObject(key).catch(nullWhenMissing));
    },
    async list(prefix) {
      const objects = await attempt(async () => (await s3()).listObjects('/', prefix));
      return (objects ?? [])
        .map(({ Key }) => Key)
        .filter(isKey)
        .sort();
    },
  };
}

type Attempt = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Writes a key once: by If-None-Match where the service honours it, else by looking first, one write of a key at a
 * time. Other processes choose other keys, or write the same content: a key has a random id or a digest.
 */
class ObjectStore {
  readonly #s3: () => Promise<S3mini>;
  readonly #attempt: Attempt;
  readonly #writing = new Map<string, Promise<unknown>>();
  #isConditional: Promise<boolean> | null = null;

  constructor(s3: () => Promise<S3mini>, attempt: Attempt) {
    this.#s3 = s3;
    this.#attempt = attempt;
  }

  async put(key: string, content: Uint8Array, contentType: string): Promise<void> {
    this.#isConditional ??= this.#attempt(() => this.#probe()).then((found) => this.#withoutProbe(found));
    const isConditional = await this.#isConditional.catch((error: unknown) => {
      this.#isConditional = null;
      throw error;
    });
    if (isConditional) return this.#putConditionally(key, content, contentType);
    const before = this.#writing.get(key) ?? Promise.resolve();
    const write = before.catch(() => {}).then(() => this.#putAfterLooking(key, content, contentType));
    this.#writing.set(key, write);
    await write.finally(() => {
      if (this.#writing.get(key) === write) this.#writing.delete(key);
    });
  }

  async #putConditionally(key: string, content: Uint8Array, contentType: string): Promise<void> {
    let isPerhapsStored = false;
    await this.#attempt(async () => {
      try {
        await this.#send(key, content, { contentType, headers: createOnly });
      } catch (error) {
        // Keys are unique: 'exists' after a failure means that the first attempt succeeded.
        if (isStatus(error, 412) && isPerhapsStored) return;
        if (isStatus(error, 412)) throw new FileExists(key);
        isPerhapsStored ||= !(error instanceof S3Refused) || error.status >= 500;
        throw error;
      }
    });
  }

  async #putAfterLooking(key: string, content: Uint8Array, contentType: string): Promise<void> {
    if (await this.#attempt(async () => isThere(await this.#s3(), key))) throw new FileExists(key);
    await this.#attempt(() => this.#send(key, content, { contentType }));
  }

  /** B2 answers 501 to If-None-Match, others 400 or always 412, and some ignore it. */
  async #probe(): Promise<boolean> {
    const content = Buffer.from('1');
    try {
      await this.#send(probeKey, content, { headers: createOnly });
      await this.#send(probeKey, content, { headers: createOnly });
      return false;
    } catch (error) {
      if (isStatus(error, 412)) return isThere(await this.#s3(), probeKey);
      if (isStatus(error, 501)) return false;
      if (!isStatus(error, 400)) throw error;
      await this.#send(probeKey, content);
      return false;
    }
  }

  async #withoutProbe(isConditional: boolean): Promise<boolean> {
    await (await this.#s3()).deleteObject(probeKey).catch(() => {});
    return isConditional;
  }

  async #send(
    key: string,
    content: Uint8Array,
    {
      contentType = 'text/plain',
      headers = {},
    }: { contentType?: string; headers?: Record<string, string> } = {},
  ): Promise<void> {
    const answer = await (await this.#s3()).putObject(key, content, contentType, undefined, headers);
    await answer.body?.cancel();
  }
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
    if (isMissing(error)) return null;
    // 416: S3 refuses a range beyond the end and not every implementation reports the size.
    if (!range || !isStatus(error, 416)) throw error;
    const bytes = await s3.getContentLength(key).catch((failure: Error) => {
      throw failure.cause;
    });
    return { bytes, body: new Blob([]).stream() };
  }
}

function isThere(s3: S3mini, key: string): Promise<boolean> {
  return s3.objectExists(key).then(
    () => true,
    (error: unknown) => nullWhenMissing(error) !== null,
  );
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

async function repeating<T>(
  call: () => Promise<T>,
  { pausesMs, store }: { pausesMs: readonly number[]; store: Store },
): Promise<T> {
  const until = performance.now() + timeoutMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const milliseconds = pausesMs[tries];
      if (milliseconds === undefined || performance.now() > until || !isTransient(error))
        throw error instanceof S3Refused ? error.toUnavailable(store) : error;
      await pause(milliseconds);
    }
  }
}

function isTransient(error: unknown): boolean {
  if (error instanceof S3Refused) return error.isTransient;
  return error instanceof FilesUnavailable && error.fault === 'storage-down';
}

function isStatus(error: unknown, status: number): error is S3Refused {
  return error instanceof S3Refused && error.status === status;
}

/** A missing bucket is no missing file. */
function isMissing(error: unknown): boolean {
  return isStatus(error, 404) && error.code !== 'NoSuchBucket';
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
