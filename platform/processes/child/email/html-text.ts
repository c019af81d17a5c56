import { Parser } from 'htmlparser2';
import { repliedStart } from './replied-start.ts';
import { TextLines } from './text-lines.ts';

const ignored = new Set(
  'head title script style template noscript svg math iframe object embed select textarea'.split(' '),
);
/** HTML closes them without an end tag. */
const closeThemselves = new Set('p li dt dd td th tr thead tbody tfoot option optgroup rp rt'.split(' '));

/** Of nested elements; the parser's time is quadratic in it. */
const deepest = 500;
const chunkLength = 16 * 1024;
/** Each goes through all that is left of the email. */
const mostReadings = 10;

/**
 * The text of an HTML email. No element, style, script or picture remains; links keep their address, and quotes begin
 * with '>'. A tag, comment or element that is never closed hides nothing. Reads until `length` characters are found.
 */
export function htmlText(html: string, length: number, text = new TextLines()): string {
  let rest = html;
  for (let readings = 0; rest !== '' && readings < mostReadings; readings += 1) {
    rest = new Reading(rest, text).readUntil(length);
  }
  text.add(rest.slice(0, length));
  return text.toString();
}

class Reading {
  readonly #html: string;
  readonly #text: TextLines;
  readonly #parser: Parser;
  readonly #open: string[] = [];
  #tagAt = 0;
  #isInTag = false;
  #repliedDepth: number | null = null;
  #hidden: { depth: number; from: number } | null = null;
  /** Where something begins to hide the rest that is never closed. */
  #lostFrom: number | null = null;

  constructor(html: string, text: TextLines) {
    this.#html = html;
    this.#text = text;
    this.#parser = new Parser({
      onopentagname: () => {
        this.#tagAt = this.#parser.startIndex;
        this.#isInTag = true;
      },
      onopentag: (name, attributes) => this.#openTag(name, attributes),
      onclosetag: (name, isImplied) => this.#closeTag(name, isImplied),
      oncomment: () => this.#comment(),
      ontext: (part) => {
        if (this.#isShown) text.add(part);
      },
    });
  }

  get #isShown(): boolean {
    return this.#hidden === null && this.#lostFrom === null;
  }

  /** Returns what has to be read again, or ''. */
  readUntil(length: number): string {
    for (let at = 0; at < this.#html.length; at += chunkLength) {
      this.#parser.write(this.#html.slice(at, at + chunkLength));
      if (this.#open.length > deepest || this.#text.length > length) return '';
      if (this.#lostFrom !== null) return this.#html.slice(this.#lostFrom);
    }
    this.#parser.end();
    if (this.#lostFrom !== null) return this.#html.slice(this.#lostFrom);
    const unfinishedAt = this.#isInTag ? this.#tagAt : this.#parser.startIndex;
    if (this.#html[unfinishedAt] !== '<') return '';
    this.#text.add('<');
    return this.#html.slice(unfinishedAt + 1);
  }

  #openTag(name: string, attributes: Record<string, string>): void {
    this.#isInTag = false;
    this.#open.push(name);
    if (!this.#isShown) return;
    if (name.includes('@')) this.#text.add(`<${name}>`);
    else if (!isHidden(name, attributes)) this.#openShown(name, attributes);
    else this.#hidden = { depth: this.#open.length, from: this.#parser.endIndex + 1 };
  }

  #openShown(name: string, attributes: Record<string, string>): void {
    const levels = this.#repliedDepth === null ? repliedStart(name, attributes) : null;
    if (levels !== null) {
      this.#repliedDepth = this.#open.length - levels;
      this.#text.setReplied(true);
    }
    this.#text.open(name, attributes);
  }

  #closeTag(name: string, isImplied: boolean): void {
    // At the end the parser also closes a tag that ended within its attributes.
    if (this.#open.at(-1) !== name) return;
    this.#open.pop();
    if (this.#isShown) this.#text.close(name);
    if (this.#repliedDepth !== null && this.#open.length < this.#repliedDepth) {
      this.#repliedDepth = null;
      this.#text.setReplied(false);
    }
    if (!this.#hidden || this.#hidden.depth <= this.#open.length) return;
    const { from } = this.#hidden;
    this.#hidden = null;
    if (isImplied && !closeThemselves.has(name) && this.#parser.endIndex >= from) this.#lostFrom ??= from;
  }

  #comment(): void {
    if (this.#isShown && this.#parser.endIndex >= this.#html.length)
      this.#lostFrom = this.#parser.startIndex + '<!--'.length;
  }
}

function isHidden(name: string, { style, hidden }: Record<string, string>): boolean {
  return ignored.has(name) || hidden !== undefined || /display\s*:\s*none/i.test(style ?? '');
}
