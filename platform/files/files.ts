export interface Files {
  /** Atomic, and durable once resolved. Throws FileTooLarge or FileExists. */
  put(key: string, body: AsyncIterable<Uint8Array>, rules: PutRules): Promise<{ bytes: number }>;
  /** `start` and `end` are inclusive and clamped. Null: not found. Callers must read or cancel `body`. */
  open(key: string, range?: { start: number; end: number }): Promise<OpenFile | null>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** Keys that begin with `prefix` ('' or a folder with its '/'), sorted. */
  list(prefix: string): Promise<string[]>;
}

export interface PutRules {
  contentType: ContentType;
  maxBytes: number;
}

export interface OpenFile {
  /** Size of the whole file, also for a range. */
  bytes: number;
  contentType: ContentType;
  body: ReadableStream<Uint8Array>;
}

export type StorageFault =
  | 'storage-bucket'
  | 'storage-key'
  | 'storage-rights'
  | 'storage-region'
  | 'storage-clock'
  | 'storage-address'
  | 'storage-full'
  | 'storage-file-size'
  | 'storage-down';

export interface Store {
  readonly bucket: string;
  /** How the names of its variables begin; unset: S3. */
  readonly variables?: 'S3' | 'BACKUP_S3';
}

/** The storage refuses or does not answer. Nothing was stored, and the same call may succeed later. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
  readonly fault: StorageFault;
  readonly bucket: string;
  readonly variables: NonNullable<Store['variables']>;
  /** What the service names as right, such as a region. */
  readonly expected: string | null;

  constructor(fault: StorageFault, about: { store: Store; said: string; expected?: string | null }) {
    super(`The bucket ${about.store.bucket} could not be used (${fault}): ${about.said}`);
    this.fault = fault;
    // Not the store itself: its key is in it.
    this.bucket = about.store.bucket;
    this.variables = about.store.variables ?? 'S3';
    this.expected = about.expected ?? null;
  }
}

/** True for an outage of the place for files: respond 503, the client may retry. */
export function isStorageOutage(error: unknown): boolean {
  return error instanceof FilesUnavailable || (error instanceof Error && isStorageOutage(error.cause));
}

export class FileTooLarge extends Error {
  readonly maxBytes: number;
  constructor(maxBytes: number) {
    super(`A file is larger than the ${maxBytes} bytes it may have`);
    this.maxBytes = maxBytes;
    this.name = 'FileTooLarge';
  }
}

export class FileExists extends Error {
  constructor(key: string) {
    super(`There is a file under ${key} already`);
    this.name = 'FileExists';
  }
}

const types = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  wav: 'audio/wav',
  flac: 'audio/flac',
  weba: 'audio/webm',
  bin: 'application/octet-stream',
  json: 'application/json',
  tgz: 'application/gzip',
  enc: 'application/octet-stream',
} as const;

export type ContentType = (typeof types)[keyof typeof types];

/** Restricted to names that need no escaping in file systems and URLs. */
const keyPattern = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,5}\.([a-z0-9]+)$/;

export function isKey(key: string): boolean {
  const ending = key.length <= 200 ? keyPattern.exec(key)?.[1] : undefined;
  return ending !== undefined && Object.hasOwn(types, ending);
}

/** Content type of a key. Throws on an invalid key: uploaded file names are never used as keys. */
export function contentTypeOf(key: string): ContentType {
  if (!isKey(key)) throw new Error(`'${key}' is no key for a file`);
  return types[key.slice(key.lastIndexOf('.') + 1) as keyof typeof types];
}

export function checkPut(key: string, { contentType }: PutRules): void {
  if (contentTypeOf(key) !== contentType) throw new Error(`'${key}' does not name ${contentType}`);
}
