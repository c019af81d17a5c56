import { composed } from '#platform/composed-text.ts';
import type { Network } from '#studio/shared/limits/network-of.ts';
import type { HeldBody } from '../bodies/body-budget.ts';
import { holdFiles } from '../bodies/hold-files.ts';
import { type FileSink, parseForm } from './parse-form.ts';
import { fieldValue } from './read-form.ts';
import { rememberForm } from './sent-form.ts';

export interface UploadRules {
  mostFiles: number;
  maxFileBytes: number;
  networks?: readonly Network[];
}

/** busy: too many concurrent uploads; unreadable: malformed or over the limits of every form. */
export type UploadRefusal = 'too-large' | 'too-many' | 'busy' | 'unreadable';

export interface UploadedFile {
  field: string;
  /** The client's file name: for display only, never a path. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Upload {
  /** Also filled when the files are refused, so that the input survives. */
  form: FormData;
  /** Empty when refused. */
  files: readonly UploadedFile[];
  refusal: { reason: UploadRefusal; fileName: string | null } | null;
}

const limits = {
  textBytes: 400_000,
  /** A form with a refused file is still read to its end, because browsers read the response only then. */
  totalBytes: 150_000_000,
};

/** Nothing is on disk before it is accepted (product.md). Never throws for client input. @throws Overloaded before reading */
export async function readUpload<T>(
  request: Request,
  rules: UploadRules,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  const { networks } = rules;
  return holdFiles({ networks, signal: request.signal }, async (held) => {
    const reading = new Reading(rules, held);
    await reading.read(request);
    return use(reading.result());
  });
}

class Reading {
  readonly #rules: UploadRules;
  readonly #form = new FormData();
  readonly #held: HeldBody;
  readonly #fileFields = new Set<string>();
  #files: UploadedFile[] = [];
  #refusal: Upload['refusal'] = null;

  constructor(rules: UploadRules, held: HeldBody) {
    this.#rules = rules;
    this.#held = held;
  }

  async read(request: Request): Promise<void> {
    const end = await parseForm(request, limits, {
      onText: (name, value) => this.#keepText(name, value),
      openFile: (name, filename) => this.#openFile(name, filename),
    });
    if (end !== 'complete') this.#refuse('unreadable');
    rememberForm({ texts: this.#form, fileFields: this.#fileFields });
  }

  result(): Upload {
    return { form: this.#form, files: this.#files, refusal: this.#refusal };
  }

  #keepText(name: string, value: string): boolean {
    const isText = !`${name}${value}`.includes('\0');
    if (isText) this.#form.append(name, fieldValue(name, value));
    return isText;
  }

  #openFile(field: string, filename: string): FileSink {
    const name = lastName(filename);
    this.#fileFields.add(field);
    let chunks: Uint8Array[] = [];
    let bytes = 0;
    return {
      write: (chunk) => {
        bytes += chunk.length;
        if (bytes > this.#rules.maxFileBytes) this.#refuse('too-large', name);
        else if (!this.#refusal && !this.#held.hold(chunk.length)) this.#refuse('busy', name);
        if (this.#refusal) chunks = [];
        else chunks.push(chunk);
      },
      end: () => {
        if (filename === '' && bytes === 0) return;
        if (this.#files.length >= this.#rules.mostFiles) this.#refuse('too-many', name);
        if (!this.#refusal) this.#files.push({ field, name, bytes: joined(chunks, bytes) });
        chunks = [];
      },
    };
  }

  /** The first reason is reported. Later parts are discarded. */
  #refuse(reason: UploadRefusal, fileName: string | null = null): void {
    this.#refusal ??= { reason, fileName };
    this.#files = [];
    this.#held.release();
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Without the path that old browsers send, on one line, at most 120 characters. */
function lastName(filename: string): string {
  const last = composed(filename.split(/[/\\]/).at(-1) ?? '');
  const plain = [...last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()];
  return plain.slice(-120).join('') || 'file';
}
