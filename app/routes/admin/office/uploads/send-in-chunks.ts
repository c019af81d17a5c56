export interface SendableFile {
  name: string;
  size: number;
  lastModified: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

export type Sending =
  /** 'offline': no response. 'fault': 5xx. 'damaged': a chunk's digest does not match. */
  | { state: 'sending' | 'offline' | 'fault' | 'damaged'; percent: number }
  /** Rate limited; retried after `seconds`. */
  | { state: 'limited'; percent: number; seconds: number }
  | { state: 'checking' }
  | { state: 'arrived' };

export interface SendRequest {
  file: SendableFile;
  beginAt: string;
  /** Prefix of the addresses of its chunks; absent: those of lessons. */
  uploadsAt?: string;
  fields: Record<string, string>;
  /** Percent already uploaded, until the server reports the exact progress. */
  known?: number;
  /** Aborting pauses; a new call with the same file resumes. */
  signal: AbortSignal;
  onStart: (uploadId: string) => void;
  onChange: (sending: Sending) => void;
  /** Resolves at the next retry; early when the browser is online again. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Its message is for the owner. */
export class UploadRefused extends Error {}
/** The file was moved, changed or removed. */
export class FileUnreadable extends Error {}

const longestWait = 15_000;

/** Stored chunks are not sent again; network errors are retried without limit. */
export async function sendInChunks(request: SendRequest): Promise<void> {
  const { file, signal, onChange, uploadsAt = '/admin/uploads' } = request;
  const upload = (await untilAnswered(request, request.known ?? 0, () => begin(request))) as {
    id: string;
    chunkBytes: number;
    chunks: number;
    stored: number[];
  };
  request.onStart(upload.id);
  const stored = new Set(upload.stored);
  const bytesOf = (number: number) => Math.min(upload.chunkBytes, file.size - number * upload.chunkBytes);
  const percent = () =>
    Math.floor((100 * [...stored].reduce((sum, number) => sum + bytesOf(number), 0)) / file.size);
  onChange({ state: 'sending', percent: percent() });
  for (let number = 0; number < upload.chunks; number += 1) {
    if (stored.has(number)) continue;
    const start = number * upload.chunkBytes;
    const body = await file
      .slice(start, Math.min(start + upload.chunkBytes, file.size))
      .arrayBuffer()
      .catch(() => {
        throw new FileUnreadable();
      });
    const sha256 = await digestOf(body);
    await untilAnswered(request, percent(), () =>
      fetch(`${uploadsAt}/${upload.id}/${number}`, {
        method: 'PUT',
        body,
        headers: { 'content-type': 'application/octet-stream', 'x-sha256': sha256 },
        signal,
      }),
    );
    stored.add(number);
    onChange({ state: 'sending', percent: percent() });
  }
  onChange({ state: 'checking' });
  await untilAnswered(request, 100, () =>
    fetch(`${uploadsAt}/${upload.id}/completion`, {
      method: 'POST',
      body: new URLSearchParams(request.fields),
      signal,
    }),
  );
  onChange({ state: 'arrived' });
}

function begin({ file, beginAt, fields, signal }: SendRequest): Promise<Response> {
  const body = new URLSearchParams({
    ...fields,
    name: file.name,
    bytes: String(file.size),
    fingerprint: `${file.size} ${file.lastModified}`,
  });
  return fetch(beginAt, { method: 'POST', body, signal });
}

/** Retries network errors, 5xx and rate limits; a refusal ends it. */
async function untilAnswered(
  { signal, onChange, wait }: SendRequest,
  percent: number,
  attempt: () => Promise<Response>,
): Promise<unknown> {
  for (let waited = 500; ; waited = Math.min(waited * 2, longestWait)) {
    signal.throwIfAborted();
    const answer = await attempt().catch(() => null);
    signal.throwIfAborted();
    if (answer?.ok) {
      onChange({ state: 'sending', percent });
      return answer.json();
    }
    if (answer?.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || longestWait / 1000;
      onChange({ state: 'limited', percent, seconds });
      await wait(1000 * seconds, signal);
      continue;
    }
    // 422 means damaged in transit.
    if (answer && answer.status < 500 && answer.status !== 422) {
      const payload = (await answer.json().catch(() => null)) as { message?: unknown } | null;
      throw new UploadRefused(typeof payload?.message === 'string' ? payload.message : String(answer.status));
    }
    onChange({ state: answer ? (answer.status === 422 ? 'damaged' : 'fault') : 'offline', percent });
    await wait(waited, signal);
  }
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
