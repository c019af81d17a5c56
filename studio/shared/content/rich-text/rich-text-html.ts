import {
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
  const tag = (name: string, html: string) => `<${name}>${html}</${name}>`;
  const spanHtml = (span: RichSpan) => {
    const href = markOf(span, 'link')?.attrs.href;
    const italic = markOf(span, 'italic') ? tag('em', escaped(span.text)) : escaped(span.text);
    const bold = markOf(span, 'bold') ? tag('strong', italic) : italic;
    return href === undefined ? bold : `<a href="${escaped(addressOf(href))}">${bold}</a>`;
  };
  const blockHtml = (block: RichBlock) => {
    const lines = linesOf(block).map((spans) => spans.map(spanHtml).join(''));
    const isList = block.type === 'bulletList' || block.type === 'orderedList';
    return tag(tags[block.type], lines.map((line) => (isList ? tag('li', line) : line)).join(''));
  };
  if (isRichDocument(value)) return value.content.map(blockHtml).join('');
  const paragraphs = typeof value === 'string' ? paragraphsIn(value) : value;
  return paragraphs.map((text) => tag('p', escaped(text))).join('');
}
