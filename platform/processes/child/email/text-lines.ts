const blocks = new Set(
  'address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const apart = new Set('blockquote h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));

/** Lines and paragraphs of text, from the elements of an HTML document. */
export class TextLines {
  length = 0;
  /** Content-IDs, and whether they are in a quote. */
  readonly pictures: Array<readonly [contentId: string, isQuoted: boolean]> = [];
  #quotes = 0;
  /** Whether each that is open is a quote. */
  readonly #blockquotes: boolean[] = [];
  #isInReplied = false;
  #preformatted = 0;
  #line = '';
  readonly #lines: string[] = [];
  readonly #links: Array<{ href: string; text: string }> = [];

  open(name: string, attributes: Record<string, string>): void {
    if (blocks.has(name)) this.#endLine(apart.has(name));
    if (name === 'br') this.#push();
    if (name === 'blockquote') this.#openQuote(attributes);
    if (name === 'pre') this.#preformatted += 1;
    if (name === 'li') this.#line += '- ';
    if (name === 'td' || name === 'th') this.#line += ' ';
    if (name === 'img') this.#addPicture(attributes);
    if (name === 'a') this.#links.push({ href: attributes.href ?? '', text: '' });
  }

  close(name: string): void {
    if (name === 'a') this.#addAddress();
    if (blocks.has(name)) this.#endLine(apart.has(name));
    if (name === 'blockquote' && this.#blockquotes.pop()) this.#quotes -= 1;
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
  }

  /** What follows is the earlier email, which programs mark by other elements than blockquote. */
  setReplied(isReplied: boolean): void {
    this.#endLine(true);
    this.#isInReplied = isReplied;
  }

  add(part: string): void {
    this.length += part.length;
    const link = this.#links.at(-1);
    if (link) link.text += part;
    if (this.#preformatted === 0) {
      this.#line += part.replace(/\s+/g, ' ');
      return;
    }
    const [first = '', ...lines] = part.split('\n');
    this.#line += first;
    for (const line of lines) {
      this.#push();
      this.#line = line;
    }
  }

  toString(): string {
    this.#endLine(false);
    return this.#lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  /** Editors indent a paragraph by a blockquote with a margin and without a border. */
  #openQuote({ style = '', type, cite, ...attributes }: Record<string, string>): void {
    const isIndent =
      /border\s*:\s*(?:none|0)/i.test(style) && /margin/i.test(style) && !type && !cite && !attributes.class;
    this.#blockquotes.push(!isIndent);
    if (!isIndent) this.#quotes += 1;
  }

  #addPicture({ alt, src }: Record<string, string>): void {
    if (alt?.trim()) this.add(`[${alt.trim()}]`);
    if (src?.startsWith('cid:')) this.pictures.push([src.slice('cid:'.length), this.#depth > 0]);
  }

  get #depth(): number {
    return Math.min(Math.max(this.#quotes, Number(this.#isInReplied)), 10);
  }

  /** A link that shows another address than it opens is recognised. */
  #addAddress(): void {
    const link = this.#links.pop();
    if (!link || !/^https?:/i.test(link.href) || link.text.trim() === link.href) return;
    this.#line += ` (${link.href.slice(0, 500)})`;
  }

  #endLine(isApart: boolean): void {
    if (this.#line.trim() !== '') this.#push();
    if (isApart && this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push('');
  }

  #push(): void {
    const line = this.#preformatted > 0 ? this.#line.trimEnd() : this.#line.trim().replace(/ +/g, ' ');
    this.#lines.push(`${'> '.repeat(this.#depth)}${line}`);
    this.#line = '';
  }
}
