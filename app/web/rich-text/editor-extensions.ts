import { type Extensions, Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { linkHref } from '#studio/shared/content/rich-text/link-href.ts';
import type { RichOptions } from '#studio/shared/content/rich-text/rich-text.ts';

/** Without the library's own, which finds addresses while one types: 13 kB. */
const Link = Mark.create({
  name: 'link',
  // The innermost: a link in bold is one link.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = linkHref(element.getAttribute('href') ?? '');
        return href === null ? false : { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** One level below the title of the form, in which it stands. */
const SubHeading = Heading.extend({ renderHTML: ({ HTMLAttributes }) => ['h2', HTMLAttributes, 0] });

/** Exactly what a rich text may have. Tab leaves the editor. */
export function editorExtensions({ hasHeadings, isList = false }: RichOptions): Extensions {
  return [
    isList ? Document.extend({ content: 'bulletList' }) : Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    Link,
    UndoRedo,
    BulletList,
    ...(isList ? [] : [OrderedList]),
    ListItem.extend({
      content: 'paragraph',
      addKeyboardShortcuts() {
        const split = () => this.editor.commands.splitListItem(this.name);
        return { Enter: split };
      },
    }),
    ListKeymap,
    ...(hasHeadings ? [SubHeading.configure({ levels: [3] })] : []),
  ];
}
