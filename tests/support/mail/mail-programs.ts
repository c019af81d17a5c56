/* What email programs show of an email, by caniemail.com and their documentation, November 2026. */

export type MailProgram = 'Gmail' | 'Outlook on Windows' | 'Apple Mail';

/** The tag and one inline property; null: the program drops it. */
type Support = (tag: string, value: string) => boolean;

const always: Support = () => true;
const never: Support = () => false;
const isCell: Support = (tag) => tag === 'td' || tag === 'th';

/** Properties that the emails use, with what Outlook on Windows (Word) makes of them. A new one is looked up first. */
const outlook: Readonly<Record<string, Support>> = {
  'background-color': always,
  border: isCell,
  'border-bottom': isCell,
  'border-left': isCell,
  'border-top': isCell,
  color: always,
  display: (tag, value) => value === 'none' && tag !== 'img',
  'font-family': always,
  'font-size': always,
  'font-weight': always,
  height: (tag, value) => value !== 'auto' && !['img', 'div', 'p', 'span', 'body'].includes(tag),
  'letter-spacing': always,
  'line-height': always,
  margin: (tag) => tag !== 'table' && tag !== 'img' && tag !== 'a' && !isCell(tag, ''),
  'margin-bottom': (tag) => tag !== 'table' && tag !== 'img',
  'margin-left': (tag) => tag !== 'table' && tag !== 'img',
  'margin-right': (tag) => tag !== 'table' && tag !== 'img',
  'margin-top': (tag) => tag !== 'table' && tag !== 'img',
  'max-height': never,
  'max-width': never,
  'mso-font-width': always,
  'mso-padding-alt': always,
  'mso-text-raise': always,
  opacity: never,
  outline: never,
  overflow: never,
  'overflow-wrap': never,
  padding: isCell,
  'padding-bottom': isCell,
  'padding-left': (tag) => tag === 'ul' || tag === 'ol' || isCell(tag, ''),
  'padding-right': isCell,
  'padding-top': isCell,
  'text-align': always,
  'text-decoration': always,
  'text-decoration-color': never,
  'text-decoration-line': never,
  'vertical-align': isCell,
  width: (tag, value) => (tag === 'table' ? !value.endsWith('%') || value === '100%' : isCell(tag, '')),
  'word-break': always,
};

const gmail: Readonly<Record<string, Support>> = { 'mso-padding-alt': never, 'mso-text-raise': never };

const properties: Readonly<Record<MailProgram, Readonly<Record<string, Support>>>> = {
  Gmail: gmail,
  'Outlook on Windows': outlook,
  'Apple Mail': {},
};

export const lookedUp: ReadonlySet<string> = new Set(Object.keys(outlook));

/** Elements that every one of them shows, and those of the head. */
export const shownElements: ReadonlySet<string> = new Set(
  'a body br div em h1 h2 h3 head html i img li meta ol p span strong style table tbody td th title tr ul'.split(
    ' ',
  ),
);

/** Gmail cuts longer emails off, with the link to unsubscribe at their end. */
export const gmailBytes = 102 * 1024;

export function declarationsOf(style: string): Array<readonly [name: string, value: string]> {
  const parts = style
    .replaceAll('&#x27;', "'")
    .split(';')
    .filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const [name = '', ...value] = part.split(':');
    return [name.trim(), value.join(':').trim()] as const;
  });
}

/** The HTML as the program shows it: without the styles, style elements and comments that it drops. */
export function asShownBy(program: MailProgram, html: string): string {
  const supported = properties[program];
  const inline = html.replaceAll(
    /<([a-z0-9]+)([^>]*?) style="([^"]*)"/g,
    (_, tag: string, before: string, style: string) => {
      const kept = declarationsOf(style).filter(([name, value]) => supported[name]?.(tag, value) ?? true);
      return `<${tag}${before} style="${kept.map((pair) => pair.join(':')).join(';')}"`;
    },
  );
  if (program === 'Apple Mail') return inline;
  // Gmail drops the element for accounts of others; Word knows no media queries.
  const plain = inline.replaceAll(/<style>.*?<\/style>/gs, '');
  if (program === 'Gmail') return plain.replaceAll(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, '');
  return plain.replaceAll('<!--[if mso]>', '').replaceAll('<![endif]-->', '');
}
