import {
  firstNumber,
  isList,
  markOf,
  type RichBlock,
  type RichSpan,
} from '#studio/shared/content/rich-text/rich-text.ts';

/** For the plain text of an email: the address of a link follows its words. */
export function richPlainText(content: readonly RichBlock[]): string {
  return content.map(plainBlock).join('\n\n');
}

function plainBlock(block: RichBlock): string {
  if (!isList(block)) return `${block.type === 'heading' ? '# ' : ''}${plainSpans(block.content)}`;
  const first = firstNumber(block);
  return block.content
    .map(({ content: [paragraph] }, at) => {
      const mark = block.type === 'orderedList' ? `${first + at}.` : '•';
      return `${mark} ${plainSpans(paragraph.content)}`;
    })
    .join('\n');
}

function plainSpans(spans: readonly RichSpan[]): string {
  return spans
    .map((span, at) => {
      const href = markOf(span, 'link')?.attrs.href;
      const next = spans[at + 1];
      const isLast = href !== undefined && (!next || markOf(next, 'link')?.attrs.href !== href);
      return isLast && href !== span.text ? `${span.text} (${href})` : span.text;
    })
    .join('');
}
