import { useEffect, useState } from 'react';
import { FactLink } from '#app/ui/email-address.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { OwnersOrderWords } from './order.messages.ts';
import type { ShownOrder, ShownRow } from './read-owners-order.ts';

interface PartProps {
  order: ShownOrder;
  words: OwnersOrderWords;
}

export function Items({ order, words }: PartProps) {
  return (
    <section className="admin-section">
      <h2>{words.lines}</h2>
      <Leaders isFull rows={order.lines} />
      <Leaders isFull rows={order.sums} />
      {order.plan && <p className="hint">{order.plan}</p>}
      {order.left && (
        <div className="remedies">
          <ButtonLink href={`/admin/orders/${order.id}/refund`} variant="ghost" isPlain isCompact>
            {words.refund(order.left)}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

type DocumentsProps = PartProps & { idempotencyKey: string };

export function Documents({ order, words, idempotencyKey }: DocumentsProps) {
  return (
    <section className="admin-section">
      <h2>{words.payments}</h2>
      {order.payments.length > 0 ? <Payments order={order} words={words} /> : <p>{words.noPayments}</p>}
      <h2>{words.documents}</h2>
      {order.documents.length > 0 ? (
        <ul className="stack tight">
          {order.documents.map(({ href, label, note }) => (
            <li key={href}>
              <a className="text-link" href={href}>
                {label}
              </a>{' '}
              <span className="hint">{note}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.noPapers}</p>
      )}
      <ReceiptAgain order={order} words={words} idempotencyKey={idempotencyKey} />
      {order.packingSlip && (
        <p>
          <TextLink href={order.packingSlip}>{words.packingSlip}</TextLink>{' '}
          <span className="hint">{words.packingSlipNote}</span>
        </p>
      )}
      <h2>{words.consents}</h2>
      {order.consents.length > 0 ? (
        <ul className="stack tight">
          {order.consents.map(({ key, text, at }) => (
            <li key={key}>
              {text} <span className="hint">{at}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.noConsents}</p>
      )}
    </section>
  );
}

function ReceiptAgain({ order, words, idempotencyKey }: DocumentsProps) {
  if (!order.receiptEmail) return null;
  return (
    <PostForm to="receipt-email" className="actions" preventScrollReset>
      <IdempotencyKey value={idempotencyKey} />
      <SubmitButton variant="ghost" isPlain isCompact label={words.receiptAgain(order.receiptEmail)} />
      <ButtonLink
        href={`/admin/orders/${order.id}/receipt-preview`}
        variant="ghost"
        isPlain
        isCompact
        opensDocument
      >
        {words.previewReceipt}
      </ButtonLink>
    </PostForm>
  );
}

/** What the buyer answered on the confirmation page. */
export function Answers({ order, words }: PartProps) {
  if (order.answers.length === 0) return null;
  return (
    <section className="admin-section">
      <h2>{words.answers}</h2>
      <dl className="answers">
        {order.answers.map(({ offerId, questionId, question, answer }) => (
          <div key={`${offerId}.${questionId}`}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function History({ order, words }: PartProps) {
  return (
    <section className="admin-section">
      <h2>{words.history}</h2>
      <ol className="admin-history">
        {order.history.map(({ key, at, text }) => (
          <li key={key}>
            <span>{text}</span>
            <span className="hint">{at}</span>
          </li>
        ))}
      </ol>
      {order.related.map(({ href, label, status }) => (
        <p key={href}>
          <TextLink href={href}>{label}</TextLink> <span className="hint">{status}</span>
        </p>
      ))}
    </section>
  );
}

function Payments({ order, words }: PartProps) {
  const rows = order.payments.flatMap(({ paymentId, ...row }) => [
    row,
    ...(paymentId
      ? [
          {
            key: `${row.key} id`,
            label: words.paymentId.label,
            value: <PaymentId id={paymentId} words={words.paymentId} />,
          },
        ]
      : []),
  ]);
  return <Leaders isFull isFacts rows={rows} />;
}

/** The provider's payment id, for its own dashboard: abbreviated to its end; expanded with a copy button. */
function PaymentId({ id, words }: { id: string; words: { copy: string; copied: string } }) {
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

export function Facts({ rows }: { rows: readonly ShownRow[] }) {
  return (
    <Leaders
      isFull
      isFacts
      rows={rows.map(({ href, ...row }) => ({
        ...row,
        value: href ? (
          <FactLink href={href} text={row.value} />
        ) : (
          <span className="address">{row.value}</span>
        ),
      }))}
    />
  );
}
