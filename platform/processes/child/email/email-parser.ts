import PostalMime, { type Email } from 'postal-mime';
import { decodeMislabelled, utf8Header } from './charset.ts';

/** Of postal-mime; email-parser.test.ts shows that they still are what they were. */
interface Part {
  contentType: {
    parsed: { value: string; params: Record<string, string> };
    multipart: string | false;
  };
  childNodes: Part[];
  content: ArrayBuffer | null;
  state: 'header' | 'body' | 'finished';
}

interface Internals {
  currentNode: Part;
  /** By the part or alternative that holds them. */
  textMap: Map<unknown, { plain?: unknown; html?: unknown }>;
  parse(raw: Uint8Array): Promise<Email>;
  finalize(): Promise<void>;
  processLine(line: Uint8Array<ArrayBuffer>, isLast: boolean): Promise<void>;
  collectNode(part: Part, alternative: Part | false, isRelated: boolean): Promise<void>;
}

const Base = PostalMime as unknown as new (options: object) => Internals;

/** Reads what can be read of any email, where postal-mime ends at its limits or trusts what a sender declares. */
export class EmailParser extends Base {
  /** Something was left out, or may be. */
  isIncomplete = false;

  /** No part has HTML alone. */
  get isPlainWhole(): boolean {
    return [...this.textMap.values()].every(({ plain }) => plain !== undefined);
  }

  override async processLine(line: Uint8Array<ArrayBuffer>, isLast: boolean): Promise<void> {
    if (!this.isIncomplete) {
      try {
        await super.processLine(this.currentNode.state === 'header' ? utf8Header(line) : line, isLast);
        return;
      } catch {
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

  #correct(part: Part): void {
    const { contentType, content } = part;
    if (!contentType.parsed.value.includes('/')) contentType.parsed.value = 'text/plain';
    if (contentType.multipart && part.childNodes.length > 0 && hasPartOutside(content))
      this.isIncomplete = true;
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

/** Before the first part and after the last one: no more than a sentence for old programs. */
function hasPartOutside(content: ArrayBuffer | null): boolean {
  const text = Buffer.from(content ?? new ArrayBuffer(0))
    .toString('latin1')
    .trim();
  return text.length > 1_000 || /^(?:--|content-)/im.test(text);
}

function hasText(content: ArrayBuffer | null): boolean {
  return content !== null && new Uint8Array(content).some((byte) => byte > 0x20);
}
