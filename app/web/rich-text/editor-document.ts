import type { JSONContent } from '@tiptap/core';
import { canonical } from '#studio/shared/content/rich-text/canonical.ts';
import { linkHref } from '#studio/shared/content/rich-text/link-href.ts';
import {
  isRichDocument,
  paragraphsIn,
  type RichBlock,
  type RichMark,
  type RichOptions,
  type RichParagraph,
  type RichSpan,
  type RichText,
} from '#studio/shared/content/rich-text/rich-text.ts';

/** What the editor shows. */
export function editorDocument(value: RichText, { isList }: Pick<RichOptions, 'isList'> = {}): JSONContent {
  if (isRichDocument(value)) return value as JSONContent;
  if (isList) return emptyList;
  const paragraphs = paragraphsIn(value).map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }));
  return { type: 'doc', content: paragraphs.length > 0 ? paragraphs : [{ type: 'paragraph' }] };
}

const emptyList: JSONContent = {
  type: 'doc',
  content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] }],
};

/** What the editor holds, without its own attributes. */
export function richTextOf({ content = [] }: JSONContent): RichText {
  return canonical({ type: 'doc', content: content.flatMap(blockOf) });
}

function blockOf({ type, content = [] }: JSONContent): RichBlock[] {
  if (type === 'heading') return [{ type, attrs: { level: 3 }, content: spansOf(content) }];
  if (type !== 'bulletList' && type !== 'orderedList') return [paragraphOf(content)];
  const items = content.flatMap((item) => item.content ?? []);
  return [
    {
      type,
      content: items.map((item) => ({ type: 'listItem', content: [paragraphOf(item.content ?? [])] })),
    },
  ];
}

const paragraphOf = (content: readonly JSONContent[]): RichParagraph => ({
  type: 'paragraph',
  content: spansOf(content),
});

function spansOf(content: readonly JSONContent[]): RichSpan[] {
  return content.flatMap(({ text, marks = [] }): RichSpan[] => {
    if (!text) return [];
    const known = marks.flatMap(markOf);
    return [{ type: 'text', text, ...(known.length > 0 ? { marks: known } : {}) }];
  });
}

function markOf({ type, attrs }: NonNullable<JSONContent['marks']>[number]): RichMark[] {
  if (type === 'bold' || type === 'italic') return [{ type }];
  const href = linkHref(String(attrs?.href ?? ''));
  return type === 'link' && href !== null ? [{ type, attrs: { href } }] : [];
}
