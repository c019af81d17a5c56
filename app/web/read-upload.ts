import { Buffer } from 'node:buffer';
import { boundaryOf, type PartHead, type PartSink, readParts } from './multipart.ts';

export interface UploadRules {
  mostFiles: number;
  maxFileBytes: number;
}

/** too-large: one file is; too-many: more than `mostFiles`; busy: too much is arriving at once; unreadable: no form, or half of one. */
export type UploadRefusal = 'too-large' | 'too-many' | 'busy' | 'unreadable';

export interface UploadedFile {
  /** Name of the form's field. */
  field: string;
  /** As the visitor's computer calls it; for showing only, never a path. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Upload {
  /** The text fields that arrived, also when the files are refused: what was typed survives. */
  form: FormData;
  /** None when refused. */
  files: readonly UploadedFile[];
  refusal: { reason: UploadRefusal; fileName: string | null } | null;
}

/** Bytes of text in one form. */
const mostText = 400_000;
/** A body is read to here although its files are refused, so that the answer reaches a browser that is still sending. */
const patienceBytes = 150_000_000;
/** Bytes of unfinished uploads that one process holds at once. */
const room = 256_000_000;
let held = 0;

/**
 * Reads a form with files as it arrives (after product.md: nothing on disk before it is accepted) and hands it to
 * `use`; the memory is given back when that is done. Never throws for what a visitor sends. Forms without files
 * (urlencoded) are read too.
 */
export async function readUpload<T>(
  request: Request,
  rules: UploadRules,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  const reading = new Reading(rules);
  try {
    await reading.read(request);
    return await use(reading.result());
  } finally {
    reading.letGo();
  }
}

class Reading {
  readonly #rules: UploadRules;
  readonly #form = new FormData();
  #files: UploadedFile[] = [];
  #refusal: Upload['refusal'] = null;
  #text = 0;
  #held = 0;

  constructor(rules: UploadRules) {
    this.#rules = rules;
  }

  async read(request: Request): Promise<void> {
    const type = request.headers.get('content-type') ?? '';
    const boundary = boundaryOf(type);
    const isWhole = boundary
      ? await readParts(patient(request), boundary, (head) => this.#open(head)).catch(() => false)
      : await this.#readPlain(request, type);
    if (!isWhole) this.#refuse('unreadable');
  }

  result(): Upload {
    return { form: this.#form, files: this.#files, refusal: this.#refusal };
  }

  letGo(): void {
    this.#files = [];
    held -= this.#held;
    this.#held = 0;
  }

  async #readPlain(request: Request, type: string): Promise<boolean> {
    if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return false;
    const text = await request.text();
    if (text.length > mostText) return false;
    for (const [name, value] of new URLSearchParams(text)) this.#form.append(name, value);
    return !text.includes('%00') && !text.includes('\0');
  }

  #open(head: PartHead): PartSink {
    if (head.filename === null) return this.#openText(head.name);
    return this.#openFile(head.name, head.filename);
  }

  #openText(name: string): PartSink {
    const chunks: Uint8Array[] = [];
    return {
      write: (chunk) => {
        this.#text += chunk.length;
        if (this.#text > mostText) this.#refuse('unreadable');
        else chunks.push(chunk);
      },
      end: () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (`${name}${text}`.includes('\0')) this.#refuse('unreadable');
        else this.#form.append(name, text);
      },
    };
  }

  #openFile(field: string, filename: string): PartSink {
    const name = lastName(filename);
    let chunks: Uint8Array[] = [];
    let bytes = 0;
    return {
      write: (chunk) => {
        bytes += chunk.length;
        if (bytes > this.#rules.maxFileBytes) this.#refuse('too-large', name);
        else if (held + chunk.length > room) this.#refuse('busy', name);
        if (this.#refusal) chunks = [];
        else this.#hold(chunks, chunk);
      },
      end: () => {
        // A file input in which nothing was chosen.
        if (filename === '' && bytes === 0) return;
        if (this.#files.length >= this.#rules.mostFiles) this.#refuse('too-many', name);
        if (!this.#refusal) this.#files.push({ field, name, bytes: new Uint8Array(Buffer.concat(chunks)) });
        chunks = [];
      },
    };
  }

  #hold(chunks: Uint8Array[], chunk: Uint8Array): void {
    held += chunk.length;
    this.#held += chunk.length;
    chunks.push(chunk);
  }

  /** The first reason is the one that is told. From then on nothing is kept. */
  #refuse(reason: UploadRefusal, fileName: string | null = null): void {
    this.#refusal ??= { reason, fileName };
    this.letGo();
  }
}

/** The body up to where patience ends; then it breaks off. */
async function* patient(request: Request): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > patienceBytes) return;
    yield chunk;
  }
}

/** Without the folders that old browsers and attackers write before it, in one line, at most 120 characters. */
function lastName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()];
  return plain.slice(-120).join('') || 'file';
}
