import { useEffect, useState } from 'react';
import { Button } from '#app/ui/forms/button.tsx';

/** The provider's payment id, for its own dashboard: abbreviated to its end; expanded with a copy button. */
export function PaymentId({ id, words }: { id: string; words: { copy: string; copied: string } }) {
  const [isCopied, setIsCopied] = useState(false);
  // Exists in secure contexts only.
  const [clipboard, setClipboard] = useState<Clipboard | null>(null);
  useEffect(() => setClipboard(navigator.clipboard ?? null), []);
  const copy = () =>
    clipboard?.writeText(id).then(
      () => setIsCopied(true),
      // Permission denied: the text can still be selected.
      () => setIsCopied(false),
    );
  return (
    <details className="payment-id">
      <summary title={id}>…{id.slice(-6)}</summary>
      <code>{id}</code>{' '}
      {clipboard && (
        <Button variant="ghost" isPlain isCompact onClick={copy}>
          {words.copy}
        </Button>
      )}
      <span role="status">{isCopied ? words.copied : ''}</span>
    </details>
  );
}
