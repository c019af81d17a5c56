export interface PageText {
  words: string;
  /** Of the nearest element that names one. */
  language: string;
}

const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const readAttributes = /\s(?:alt|aria-label|placeholder|title|data-busy-label|content)="([^"]*)"/g;

/** What a page says, in text nodes and in attributes that are read out, with the language it is marked as. */
export function pageTexts(html: string): PageText[] {
  const found: PageText[] = [];
  const languages: string[] = [];
  const say = (words: string) => {
    const plain = decoded(words).replace(/\s+/g, ' ').trim();
    if (plain) found.push({ words: plain, language: languages.at(-1) ?? '' });
  };
  const without = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--.*?-->/g, '');
  for (const [, closing, name, attributes = '', text = ''] of without.matchAll(
    /<(\/?)([a-z\d]+)([^>]*)>([^<]*)/gi,
  )) {
    if (closing) languages.pop();
    else {
      languages.push(/\slang="([^"]*)"/.exec(attributes)?.[1] ?? languages.at(-1) ?? '');
      for (const [, value = ''] of attributes.matchAll(readAttributes)) say(value);
      if (voidElement.test(name ?? '') || attributes.endsWith('/')) languages.pop();
    }
    say(text);
  }
  return found;
}

function decoded(text: string): string {
  const signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof signs) => signs[name]);
}
