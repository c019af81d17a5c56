import { useEffect, useState } from 'react';
import { Button } from '#app/ui/forms/button.tsx';

/**
 * The provider's name of a payment, with which it is found in the provider's own dashboard: its end, which tells two
 * apart, and all of it with a button that copies it once it is opened.
 */
export function PaymentId({ id, words }: { id: string; words: { copy: string; copied: string } }) {
  const [isCopied, setIsCopied] = useState(false);
  // Only a page with scripts, over a safe line, is given one.
  const [clipboard, setClipboard] = useState<Clipboard | null>(null);
  useEffect(() => setClipboard(navigator.clipboard ?? null), []);
  const copy = () =>
    clipboard?.writeText(id).then(
      () => setIsCopied(true),
      // The browser's owner said no: it is still there to be marked and copied by hand.
      () => setIsCopied(false),
    );
  return (
    <details className="payment-id">
      <summary title={id}>…{id.slice(-6)}</summary>
      <code>{id}</code>{' '}
      {clipboard && (
        <Button look="ghost" isPlain isCompact onClick={copy}>
          {words.copy}
        </Button>
      )}
      <span role="status">{isCopied ? words.copied : ''}</span>
    </details>
  );
}
