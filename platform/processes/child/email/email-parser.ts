import PostalMime, { type Email } from 'postal-mime';
import type { Body } from './body-text.ts';
import { decodeMislabelled, utf8Header } from './charset.ts';

/** Not in the types of postal-mime: parse-email.test.ts fails if they change. */
interface Part {
  contentType: {
    parsed: { value: string; params: Record<string, string> };
    multipart: string | false;
  };
  contentTransferEncoding: { encoding: string };
  headers: ReadonlyArray<{ key: string }>;
  rawHeaderLines: ReadonlyArray<{ line: string }>;
  childNodes: Part[];
  content: ArrayBuffer | null;
  state: 'header' | 'body' | 'finished';
}

interface Internals {
  currentNode: Part;
  textMap: Map<unknown, Partial<Record<keyof Body, ReadonlyArray<{ value: string }>>>>;
  parse(raw: Uint8Array): Promise<Email>;
  finalize(): Promise<void>;
  processLine(line: Uint8Array<ArrayBuffer>, isLast: boolean): Promise<void>;
  collectNode(part: Part, alternative: Part | false, isRelated: boolean): Promise<void>;
}

const longestStray = 20_000;
const longestBase64 = 100_000;

const Base = PostalMime as unknown as new (options: object) => Internals;

/** Reads what can be read of any email, where postal-mime ends at its limits or trusts what a sender declares. */
export class EmailParser extends Base {
  /** Something was left out, or may be. */
  isIncomplete = false;

  strayText = '';
  #isStopped = false;
  readonly #base64 = new Map<Part, { lines: string[]; bytes: number; odd: number }>();

  get bodies(): Body[] {
    const textOf = (items: ReadonlyArray<{ value: string }> = []) =>
      items.map(({ value }) => value).join('\n');
    return [...this.textMap.values()].map(({ plain, html }) => ({
      plain: textOf(plain),
      html: textOf(html),
    }));
  }

  override async processLine(line: Uint8Array<ArrayBuffer>, isLast: boolean): Promise<void> {
    if (!this.#isStopped) {
      const part = this.currentNode;
      const { state } = part;
      if (state === 'finished') this.#addStray([Buffer.from(line).toString('utf8')]);
      try {
        await super.processLine(state === 'header' ? utf8Header(line) : line, isLast);
        if (state === 'body' && part === this.currentNode) this.#checkBase64(part, line);
        return;
      } catch {
        this.#isStopped = true;
        this.isIncomplete = true;
      }
    }
    if (isLast) await this.finalize();
  }

  override async collectNode(part: Part, alternative: Part | false, isRelated: boolean): Promise<void> {
    try {
      this.#correct(part);
      await super.collectNode(part, alternative, isRelated);
    } catch {
      this.isIncomplete = true;
    }
  }

  /** Gateways declare Base64 for a text as it is, or add lines of their own to one. */
  #checkBase64(part: Part, line: Uint8Array): void {
    if (!/base64/.test(part.contentTransferEncoding.encoding)) return;
    if (!/^text\b|^multipart\//.test(part.contentType.parsed.value)) return;
    const found = this.#base64.get(part) ?? { lines: [], bytes: 0, odd: 0 };
    this.#base64.set(part, found);
    found.bytes += line.length;
    if (found.bytes > longestBase64) return;
    const text = Buffer.from(line).toString('utf8');
    found.lines.push(text);
    if (/[^A-Za-z0-9+/=\s]/.test(text)) found.odd += 1;
  }

  #keepUnencoded(part: Part): void {
    const { lines, odd } = this.#base64.get(part) ?? { lines: [], odd: 0 };
    if (odd === 0) return;
    this.isIncomplete = true;
    if (odd * 2 < lines.filter((line) => line !== '').length) return;
    part.content = new TextEncoder().encode(lines.join('\n')).buffer;
    part.contentType.parsed.params.charset = 'utf-8';
  }

  /** The empty line between headers and text is missing. */
  #keepStray({ headers, rawHeaderLines }: Part): void {
    const isHeader = (line: string, at: number) =>
      line.includes(':') && /^[\x21-\x39\x3b-\x7e]{1,100}$/.test(headers[at]?.key ?? '');
    const lines = rawHeaderLines
      .map(({ line }) => line)
      .filter((line, at) => !isHeader(line, at) && !line.startsWith('From '));
    this.#addStray(lines);
  }

  #addStray(lines: readonly string[]): void {
    const text = lines.join('\n').trim();
    if (text === '') return;
    this.isIncomplete = true;
    if (this.strayText.length < longestStray) this.strayText += `${text}\n`;
  }

  #correct(part: Part): void {
    this.#keepStray(part);
    this.#keepUnencoded(part);
    const { contentType, content } = part;
    if (!contentType.parsed.value.includes('/')) {
      this.isIncomplete = true;
      contentType.parsed.value = 'text/plain';
    }
    if (contentType.multipart && part.childNodes.length > 0) this.#addStray(outsideParts(content));
    // Its boundary is missing or damaged: what it holds is shown as it is.
    if (contentType.multipart && part.childNodes.length === 0 && hasText(content)) {
      this.isIncomplete = true;
      contentType.multipart = false;
      contentType.parsed.value = 'text/plain';
    }
    const { value, params } = contentType.parsed;
    if (!content || !/^text\/(plain|html|calendar)$/.test(value)) return;
    const bytes = new Uint8Array(content);
    const text = decodeMislabelled({
      content: bytes,
      declared: params.charset ?? '',
      isHtml: value === 'text/html',
    });
    if (text === null) return;
    part.content = new TextEncoder().encode(text).buffer;
    params.charset = 'utf-8';
  }
}

/** Before the first part and after the last one there is at most a sentence for old programs. */
function outsideParts(content: ArrayBuffer | null): string[] {
  const text = Buffer.from(content ?? new ArrayBuffer(0)).toString('utf8');
  return text.split('\n').filter((line) => !/mime|multi-?part/i.test(line));
}

function hasText(content: ArrayBuffer | null): boolean {
  return content !== null && new Uint8Array(content).some((byte) => byte > 0x20);
}
