import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FieldError } from '#app/ui/forms/field-frame.tsx';
import type { RichOptions } from '#studio/shared/content/rich-text/rich-text.ts';
import { parseRichText, type RichTextProblem } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { openEditor } from './open-editor.ts';
import type { RichTextWords } from './rich-text.messages.ts';

export interface RichTextEditorProps {
  textarea: RefObject<HTMLTextAreaElement | null>;
  options: RichOptions;
  words: RichTextWords;
  /** The text has a link that is not valid: it is put right in the textarea. */
  onUnreadable: () => void;
}

/** Loaded when the field is used. */
export function RichTextEditor({ textarea, options, words, onUnreadable }: RichTextEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isLinking, setLinking] = useState(false);
  const [problem, setProblem] = useState<RichTextProblem | null>(null);
  const given = useRef({ options, onUnreadable });

  useLayoutEffect(() => {
    const field = textarea.current;
    if (!host.current || !field) return;
    const editLink = () => setLinking(true);
    const opened = openEditor({
      host: host.current,
      textarea: field,
      options: given.current.options,
      editLink,
    });
    if (!opened) return given.current.onUnreadable();
    const check = () => {
      const read = parseRichText(field.value, given.current.options);
      setProblem(read.ok ? null : read.problem);
    };
    field.addEventListener('input', check);
    setEditor(opened);
    return () => {
      field.removeEventListener('input', check);
      opened.destroy();
    };
  }, [textarea]);

  useEffect(() => {
    const label = textarea.current?.labels[0];
    const focus = () => editor?.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, textarea]);

  return (
    <div className="rich-editor">
      {editor && (
        <EditorToolbar editor={editor} options={options} words={words} onLink={() => setLinking(true)} />
      )}
      <div ref={host} />
      {editor && isLinking && <LinkDialog editor={editor} words={words} onClose={() => setLinking(false)} />}
      <div role="status">{problem && <FieldError id={null} text={words.problems[problem]} />}</div>
    </div>
  );
}
