import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Cross } from '#app/ui/feedback/dialog.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { FieldError, Hint } from '#app/ui/forms/field-frame.tsx';
import { completedHref } from '#studio/content/rich-text/link-href.ts';
import type { RichTextWords } from './rich-text.messages.ts';

interface LinkDialogProps {
  editor: Editor;
  words: RichTextWords;
  onClose: () => void;
}

type Fault = 'linkMissing' | 'linkInvalid';

/** The editor stands in a form, so it has none of its own, and its fields have no names. */
export function LinkDialog({ editor, words, onClose }: LinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [fault, setFault] = useState<Fault | null>(null);
  const isLinked = editor.isActive('link');
  const needsText = editor.state.selection.empty && !isLinked;
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
    // Once the dialog is gone: until then nothing else takes the focus.
    return () => editor.view.focus();
  }, [editor]);

  function save(): void {
    const href = completedHref(address);
    if (href === null || (needsText && text.trim() === '')) {
      setFault(href === null ? 'linkInvalid' : 'linkMissing');
      return;
    }
    setLink(editor, href, needsText ? text.trim() : null);
    onClose();
  }

  const errorOf = (one: Fault) => (fault === one ? words[one] : null);
  const shared = { save, change: setAddress, value: address, hint: words.linkHint };
  return (
    <dialog ref={dialog} className="dialog narrow" aria-label={words.linkTitle} onClose={onClose}>
      <div className="dialog-head">
        <h2>{words.linkTitle}</h2>
        <button className="close" type="button" aria-label={words.close} onClick={onClose}>
          <Cross />
        </button>
      </div>
      <div className="dialog-body form">
        {needsText && (
          <LinkField
            {...{ save, change: setText, value: text }}
            id="rich-link-text"
            label={words.linkText}
            error={errorOf('linkMissing')}
          />
        )}
        <LinkField {...shared} id="rich-link" label={words.linkAddress} error={errorOf('linkInvalid')} />
        <div className="remedies">
          <Button isPlain onClick={save}>
            {words.saveLink}
          </Button>
          {isLinked && <RemoveLink {...{ editor, words, onClose }} />}
        </div>
      </div>
    </dialog>
  );
}

function RemoveLink({ editor, words, onClose }: LinkDialogProps) {
  function remove(): void {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    onClose();
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
}

interface LinkFieldProps {
  id: string;
  label: string;
  hint?: string;
  error: string | null;
  value: string;
  change: (value: string) => void;
  save: () => void;
}

function LinkField({ id, label, hint, error, value, change, save }: LinkFieldProps) {
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
        value={value}
        aria-invalid={error !== null}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
        onChange={(event) => change(event.target.value)}
        onKeyDown={pressed}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
