/** What people send and what we show again: applications' PDFs, stories, pictures. */
export interface Files {
  /**
   * Keeps a file under a key that nobody used before. All or nothing, and durable once it resolves: a crash, a full
   * disk or a body that breaks off leaves no part of it. Throws FileTooLarge as soon as the body passes `maxBytes`, and
   * FileExists when the key is taken; neither changes what is there.
   */
  put(key: string, body: AsyncIterable<Uint8Array>, rules: PutRules): Promise<{ bytes: number }>;
  /**
   * A file, or a stretch of it: `start` and `end` count bytes from 0, both included; what lies beyond the end is left
   * out. Null when there is no such file. Whoever does not read `body` to its end cancels it.
   */
  open(key: string, range?: { start: number; end: number }): Promise<OpenFile | null>;
  /** Idempotent: a file that is not there is gone. */
  remove(key: string): Promise<void>;
}

export interface PutRules {
  /** One of the types below, and the one that the key's ending names. */
  contentType: ContentType;
  maxBytes: number;
}

export interface OpenFile {
  /** Size of the whole file, also when a stretch of it is read. */
  bytes: number;
  contentType: ContentType;
  body: ReadableStream<Uint8Array>;
}

/** The storage answers, and says no: a wrong key, or a bucket that is not there. */
export class FilesRefused extends Error {}

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

/** Ending of a key → the type it is served as. A key says what it holds, so the disk needs no second file to say so. */
const types = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  bin: 'application/octet-stream',
} as const;

export type ContentType = (typeof types)[keyof typeof types];

/** Lower-case words joined by hyphens, in folders: nothing that a file system or an address could read otherwise. */
const keyPattern = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,5}\.([a-z0-9]+)$/;

/** The type of what a key holds. Throws on a key that we would not make: a visitor's file name is never one. */
export function contentTypeOf(key: string): ContentType {
  const ending = key.length <= 200 ? keyPattern.exec(key)?.[1] : undefined;
  if (!ending || !Object.hasOwn(types, ending)) throw new Error(`'${key}' is no key for a file`);
  return types[ending as keyof typeof types];
}

/** Throws when the key's ending and the type it is given say different things. */
export function checkPut(key: string, { contentType }: PutRules): void {
  if (contentTypeOf(key) !== contentType) throw new Error(`'${key}' does not name ${contentType}`);
}
