import { Editor, Extension, type Extensions, type JSONContent, Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Selection } from '@tiptap/pm/state';
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
import { parseRichText, richTextSource } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

interface EditorParts {
  host: HTMLElement;
  /** Holds the source, and is sent. */
  textarea: HTMLTextAreaElement;
  options: RichOptions;
  editLink: () => void;
}

/** In the place of the textarea, with its focus and caret. Null: its text has a link that is not valid. */
export function openEditor({ host, textarea, options, editLink }: EditorParts): Editor | null {
  const read = parseRichText(textarea.value, { ...options, most: Number.MAX_SAFE_INTEGER });
  if (!read.ok) return null;
  const editor = new Editor({
    element: host,
    injectCSS: false,
    content: editorDocument(read.value, options),
    extensions: [...editorExtensions(options), linkKey(editLink)],
    editorProps: {
      attributes: attributesOf(textarea),
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: changed }) => {
      textarea.value = richTextSource(richTextOf(changed.getJSON()), options);
      textarea.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  if (document.activeElement === textarea) focusAt(editor, textarea, options);
  // After the focus has left it, which would be lost otherwise.
  textarea.hidden = true;
  editor.on('destroy', () => {
    textarea.hidden = false;
  });
  return editor;
}

/** What the editor shows. */
function editorDocument(value: RichText, { isList }: Pick<RichOptions, 'isList'> = {}): JSONContent {
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
function richTextOf({ content = [] }: JSONContent): RichText {
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
function editorExtensions({ hasHeadings, isList = false }: RichOptions): Extensions {
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

function linkKey(editLink: () => void): Extension {
  return Extension.create({
    name: 'linkKey',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        // A selection made by the key before reaches the editor after this event.
        setTimeout(editLink);
        return true;
      },
    }),
  });
}

function attributesOf(textarea: HTMLTextAreaElement): Record<string, string> {
  const copied = ['aria-describedby', 'aria-invalid', 'aria-required', 'lang'].flatMap((name) => {
    const value = textarea.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(copied),
    class: 'input rich-input',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': textarea.labels[0]?.textContent ?? '',
    'data-field': textarea.name,
  };
}

/** The caret stands behind the same words. */
function focusAt(editor: Editor, textarea: HTMLTextAreaElement, options: RichOptions): void {
  const before = parseRichText(textarea.value.slice(0, textarea.selectionStart), options);
  const { doc, schema } = editor.state;
  const typed = schema.nodeFromJSON(editorDocument(before.ok ? before.value : '', options));
  const place = Math.min(Selection.atEnd(typed).head, doc.content.size);
  editor.commands.setTextSelection(Selection.near(doc.resolve(place), -1).head);
  // At once: the command waits for a frame, and what is typed meanwhile would be lost.
  editor.view.focus();
}
