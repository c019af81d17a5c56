import { Editor, Extension, type Extensions, type JSONContent, Mark, Node } from '@tiptap/core';
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
  richLimits,
} from '#studio/shared/content/rich-text/rich-text.ts';
import { parseRichText, richTextSource } from '#studio/shared/content/rich-text/rich-text-source.ts';
import type { LeftOut } from './clean-pasted-html.ts';
import { pasteProps } from './paste-props.ts';

interface EditorParts {
  host: HTMLElement;
  /** Holds the source, and is sent. */
  textarea: HTMLTextAreaElement;
  options: RichOptions;
  editLink: () => void;
  onLeftOut: (leftOut: LeftOut | null) => void;
}

/** In the place of the textarea, with its focus and caret. Null: its text has a link that is not valid. */
export function openEditor({ host, textarea, options, editLink, onLeftOut }: EditorParts): Editor | null {
  const read = parseRichText(textarea.value, { ...options, most: Number.MAX_SAFE_INTEGER });
  if (!read.ok) return null;
  const editor = new Editor({
    element: host,
    injectCSS: false,
    // A line that looks like Markdown stays what is typed: '24. december' is no list, '2 * 3 * 4' not italic.
    enableInputRules: false,
    enablePasteRules: false,
    content: editorDocument(read.value, options),
    extensions: [...editorExtensions(options), linkKey(editLink)],
    editorProps: {
      attributes: attributesOf(textarea),
      ...pasteProps(options, onLeftOut),
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

export function editorDocument(value: RichText, { isList }: Pick<RichOptions, 'isList'> = {}): JSONContent {
  if (isRichDocument(value)) return { type: 'doc', content: value.content.map(nodeOf) };
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

/** With a node for each line break. */
function nodeOf(node: JSONContent): JSONContent {
  if (!node.content) return node;
  const content = node.content.flatMap((child): JSONContent[] => {
    const lines = child.text?.split('\n') ?? [];
    return lines.length > 1 ? lines.flatMap((text, at) => lineNodes(child, text, at)) : [nodeOf(child)];
  });
  return { ...node, content };
}

const lineNodes = (span: JSONContent, text: string, at: number): JSONContent[] => [
  ...(at > 0 ? [{ ...span, type: 'hardBreak', text: undefined }] : []),
  ...(text === '' ? [] : [{ ...span, text }]),
];

/** What the editor holds, without its own attributes. */
export function richTextOf({ content = [] }: JSONContent): RichText {
  return canonical({ type: 'doc', content: content.flatMap(blockOf) });
}

function blockOf({ type, attrs, content = [] }: JSONContent): RichBlock[] {
  if (type === 'heading') return [{ type, attrs: { level: 3 }, content: spansOf(content) }];
  if (type !== 'bulletList' && type !== 'orderedList') return [paragraphOf(content)];
  const items = content.flatMap((item) => item.content ?? []);
  const start = Number(attrs?.start ?? 1);
  const isNumber = Number.isInteger(start) && start >= 0 && start <= richLimits.number;
  return [
    {
      type,
      ...(type === 'orderedList' && isNumber ? { attrs: { start } } : {}),
      content: items.map((item) => ({ type: 'listItem', content: [paragraphOf(item.content ?? [])] })),
    },
  ];
}

const paragraphOf = (content: readonly JSONContent[]): RichParagraph => ({
  type: 'paragraph',
  content: spansOf(content),
});

function spansOf(content: readonly JSONContent[]): RichSpan[] {
  return content.flatMap(({ type, marks = [], ...node }): RichSpan[] => {
    const text = type === 'hardBreak' ? '\n' : node.text;
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

/** Without the library's own, which brings Markdown. */
const LineBreak = Node.create({
  name: 'hardBreak',
  inline: true,
  group: 'inline',
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return {
      'Shift-Enter': () => {
        const { state, dispatch } = this.editor.view;
        // With the marks of the text before, which the next line goes on with.
        dispatch(state.tr.replaceSelectionWith(this.type.create()).scrollIntoView());
        return true;
      },
    };
  },
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
    ...(isList ? [] : [OrderedList, LineBreak]),
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
