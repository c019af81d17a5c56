import {
  firstNumber,
  isList,
  isRichDocument,
  linesOf,
  markOf,
  paragraphsIn,
  type RichBlock,
  type RichSpan,
  type RichText,
} from './rich-text.ts';

interface HtmlParts {
  escaped: (text: string) => string;
  /** Absolute, where the reader is no page of the site. */
  addressOf: (link: string) => string;
}

const tags = { paragraph: 'p', heading: 'h3', bulletList: 'ul', orderedList: 'ol' } as const;

/** For readers that take HTML; pages render the components of `app/web/rich-text`. */
export function richTextHtml(value: RichText | readonly string[], { escaped, addressOf }: HtmlParts): string {
  const tag = (name: string, html: string, attribute = '') => `<${name}${attribute}>${html}</${name}>`;
  const hasBreaks = isRichDocument(value) && value.version === 2;
  const textHtml = (text: string) => (hasBreaks ? escaped(text).replaceAll('\n', '<br>') : escaped(text));
  const spanHtml = (span: RichSpan) => {
    const href = markOf(span, 'link')?.attrs.href;
    const italic = markOf(span, 'italic') ? tag('em', textHtml(span.text)) : textHtml(span.text);
    const bold = markOf(span, 'bold') ? tag('strong', italic) : italic;
    return href === undefined ? bold : `<a href="${escaped(addressOf(href))}">${bold}</a>`;
  };
  const blockHtml = (block: RichBlock) => {
    const lines = linesOf(block).map((spans) => spans.map(spanHtml).join(''));
    const start = isList(block) && block.attrs ? ` start="${firstNumber(block)}"` : '';
    const html = lines.map((line) => (isList(block) ? tag('li', line) : line)).join('');
    return tag(tags[block.type], html, start);
  };
  if (isRichDocument(value)) return value.content.map(blockHtml).join('');
  const paragraphs = typeof value === 'string' ? paragraphsIn(value) : value;
  return paragraphs.map((text) => tag('p', escaped(text))).join('');
}
