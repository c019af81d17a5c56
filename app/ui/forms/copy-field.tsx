import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface CopyFieldProps {
  name: string;
  label: string;
  hint?: string;
  text: string;
  rows?: number;
  words: { copy: string; copied: string };
}

/** Read-only text to copy: focus selects it; the button needs scripts and HTTPS. */
export function CopyField({ name, label, hint, text, rows = 2, words }: CopyFieldProps) {
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setCanCopy(false),
    );
  return (
    <div className="field copy-field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        className="input"
        id={name}
        rows={rows}
        readOnly
        spellCheck={false}
        value={text}
        aria-describedby={hint ? `${name}-hint` : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      {canCopy && (
        <div className="actions">
          <Button variant="ghost" isPlain isCompact onClick={copy}>
            {words.copy}
            <span className="unseen"> {label}</span>
          </Button>
          <span role="status">{isCopied && words.copied}</span>
        </div>
      )}
    </div>
  );
}
