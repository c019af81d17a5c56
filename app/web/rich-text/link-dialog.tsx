import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Cross } from '#app/ui/feedback/dialog.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { FieldError, Hint } from '#app/ui/forms/field-frame.tsx';
import { completedHref } from '#studio/shared/content/rich-text/link-href.ts';
import type { RichTextWords } from './rich-text.messages.ts';

interface LinkDialogProps {
  editor: Editor;
  words: RichTextWords;
  onClose: () => void;
}

type Fault = 'linkMissing' | 'linkInvalid';

/** Part of the form around the editor: it has no form of its own, and its fields have no names. */
export function LinkDialog({ editor, words, onClose }: LinkDialogProps) {
  const { dialog, close } = useModal(editor);
  const text = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const isLinked = editor.isActive('link');
  const needsText = editor.state.selection.empty && !isLinked;

  function save(): void {
    const href = completedHref(address.current?.value ?? '');
    const linked = needsText ? (text.current?.value.trim() ?? '') : null;
    if (href === null || linked === '') {
      setFault(href === null ? 'linkInvalid' : 'linkMissing');
      return;
    }
    setLink(editor, href, linked);
    close();
  }

  return (
    <dialog ref={dialog} className="dialog narrow" aria-label={words.linkTitle} onClose={onClose}>
      <div className="dialog-head">
        <h2>{words.linkTitle}</h2>
        <button className="close" type="button" aria-label={words.close} onClick={close}>
          <Cross />
        </button>
      </div>
      <div className="dialog-body form" onInput={() => setFault(null)}>
        {needsText && (
          <LinkField
            save={save}
            input={text}
            id="rich-link-text"
            label={words.linkText}
            error={fault === 'linkMissing' ? words.linkMissing : null}
          />
        )}
        <LinkField
          save={save}
          input={address}
          id="rich-link"
          label={words.linkAddress}
          hint={words.linkHint}
          defaultValue={String(editor.getAttributes('link').href ?? '')}
          error={fault === 'linkInvalid' ? words.linkInvalid : null}
        />
        <div className="remedies">
          <Button isPlain onClick={save}>
            {words.saveLink}
          </Button>
          {isLinked && <RemoveLink editor={editor} words={words} close={close} />}
        </div>
      </div>
    </dialog>
  );
}

function useModal(editor: Editor) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  /** The focus returns to the text, and the caret at once: a key pressed meanwhile would replace what was selected. */
  function close(): void {
    dialog.current?.close();
    editor.view.focus();
  }
  return { dialog, close };
}

function RemoveLink({ editor, words, close }: Omit<LinkDialogProps, 'onClose'> & { close: () => void }) {
  function remove(): void {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    close();
  }
  return (
    <Button variant="ghost" isPlain onClick={remove}>
      {words.removeLink}
    </Button>
  );
}

/** `text`: of a new link; null: the selected words, or the link that the caret is in. */
function setLink(editor: Editor, href: string, text: string | null): void {
  const marks = [{ type: 'link', attrs: { href } }];
  const chain = editor.chain();
  if (text === null) chain.extendMarkRange('link').setMark('link', { href }).run();
  else chain.insertContent({ type: 'text', text, marks }).unsetMark('link').run();
  editor.commands.setTextSelection(editor.state.selection.to);
}

interface LinkFieldProps {
  id: string;
  label: string;
  hint?: string;
  error: string | null;
  defaultValue?: string;
  /** Not controlled: a listener of the form renders before React has read what was typed. */
  input: RefObject<HTMLInputElement | null>;
  save: () => void;
}

function LinkField({ id, label, hint, error, defaultValue, input, save }: LinkFieldProps) {
  function pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  }
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <Hint id={`${id}-hint`} text={hint} />
      <input
        className="input"
        type="text"
        autoComplete="off"
        id={id}
        ref={input}
        defaultValue={defaultValue}
        aria-invalid={error !== null}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
        onKeyDown={pressed}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
