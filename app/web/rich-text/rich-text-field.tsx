import { type ComponentType, useRef, useState } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from '#app/ui/forms/field-frame.tsx';
import type { RichOptions } from '#studio/shared/content/rich-text/rich-text.ts';
import type { Language } from '#studio/shared/language.ts';
import type { RichTextWords } from './rich-text.messages.ts';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

interface RichTextFieldProps extends FieldProps {
  /** The source of the text (`richTextSource`). */
  defaultValue: string;
  rows?: number;
  options: RichOptions;
  /** Of the text, not of the labels. */
  textLanguage: Language;
  words: RichTextWords;
}

const loadEditor = () => import('./rich-text-editor.tsx');

/**
 * A textarea that becomes an editor when it is used: what it holds is sent as before. Without scripts, or if the
 * editor cannot be loaded, formatting is typed.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { defaultValue, rows = 5, options, textLanguage, words, ...field } = props;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null);
  const open = () => {
    const field = textarea.current;
    field?.addEventListener('beforeinput', escapeSign);
    loadEditor().then(
      // After the press that focused the textarea, whose own handling would take the focus from the editor.
      ({ RichTextEditor }) => setTimeout(() => setEditor(() => RichTextEditor)),
      () => field?.removeEventListener('beforeinput', escapeSign),
    );
  };
  return (
    <FieldFrame {...field} hint={field.hint ?? words.hint}>
      <noscript>
        <p className="hint">
          {!options.isList && words.lines} {words.signs} {!options.isList && words.listSigns}{' '}
          {options.hasHeadings && words.headingSign}
        </p>
      </noscript>
      {Editor && (
        <Editor textarea={textarea} options={options} words={words} onUnreadable={() => setEditor(null)} />
      )}
      <textarea
        ref={textarea}
        className="input"
        lang={textLanguage}
        rows={rows}
        defaultValue={defaultValue}
        {...controlAttributes(field)}
        onFocus={open}
        onPointerEnter={() => void loadEditor().catch(() => undefined)}
      />
    </FieldFrame>
  );
}

/** What is typed while the editor is loading is shown as it is, as in the editor. */
function escapeSign(event: InputEvent): void {
  if (event.inputType !== 'insertText' || !/^[\\*[\]#.-]$/.test(event.data ?? '')) return;
  event.preventDefault();
  document.execCommand('insertText', false, `\\${event.data}`);
}
