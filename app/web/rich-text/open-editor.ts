import { Editor, Extension } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { RichOptions } from '#studio/shared/content/rich-text/rich-text.ts';
import { parseRichText, richTextSource } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorDocument, richTextOf } from './editor-document.ts';
import { editorExtensions } from './editor-extensions.ts';

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
