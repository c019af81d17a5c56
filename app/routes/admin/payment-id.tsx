import { useState } from 'react';

/**
 * The provider's name of a payment, with which it is found in the provider's own dashboard: its end, which tells two
 * apart, and all of it with a button that copies it once it is opened.
 */
export function PaymentId({ id, words }: { id: string; words: { copy: string; copied: string } }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(id);
    setIsCopied(true);
  };
  return (
    <details className="payment-id">
      <summary title={id}>…{id.slice(-6)}</summary>
      <code>{id}</code>{' '}
      <button type="button" className="button ghost plain compact" onClick={copy}>
        {words.copy}
      </button>
      <span role="status">{isCopied ? words.copied : ''}</span>
    </details>
  );
}
