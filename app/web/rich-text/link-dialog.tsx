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
    const marks = [{ type: 'link', attrs: { href } }];
    const chain = editor.chain();
    if (needsText) chain.insertContent({ type: 'text', text: text.trim(), marks }).unsetMark('link').run();
    else chain.extendMarkRange('link').setMark('link', { href }).run();
    onClose();
  }

  function remove(): void {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    onClose();
  }

  function pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    save();
  }

  const field = { className: 'input', type: 'text', autoComplete: 'off' } as const;
  return (
    <dialog
      ref={dialog}
      className="dialog narrow"
      aria-label={words.linkTitle}
      onClose={onClose}
      onKeyDown={pressed}
    >
      <div className="dialog-head">
        <h2>{words.linkTitle}</h2>
        <button className="close" type="button" aria-label={words.close} onClick={onClose}>
          <Cross />
        </button>
      </div>
      <div className="dialog-body form">
        {needsText && (
          <div className={fault === 'linkMissing' ? 'field wrong' : 'field'}>
            <label htmlFor="rich-link-text">{words.linkText}</label>
            <input
              {...field}
              id="rich-link-text"
              value={text}
              aria-invalid={fault === 'linkMissing'}
              aria-describedby="rich-link-text-error"
              onChange={(event) => setText(event.target.value)}
            />
            <FieldError id="rich-link-text-error" text={fault === 'linkMissing' ? words.linkMissing : null} />
          </div>
        )}
        <div className={fault === 'linkInvalid' ? 'field wrong' : 'field'}>
          <label htmlFor="rich-link">{words.linkAddress}</label>
          <Hint id="rich-link-hint" text={words.linkHint} />
          <input
            {...field}
            id="rich-link"
            inputMode="url"
            value={address}
            aria-invalid={fault === 'linkInvalid'}
            aria-describedby="rich-link-hint rich-link-error"
            onChange={(event) => setAddress(event.target.value)}
          />
          <FieldError id="rich-link-error" text={fault === 'linkInvalid' ? words.linkInvalid : null} />
        </div>
        <div className="remedies">
          <Button isPlain onClick={save}>
            {words.saveLink}
          </Button>
          {isLinked && (
            <Button variant="ghost" isPlain onClick={remove}>
              {words.removeLink}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}
