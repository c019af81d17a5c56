import { Form } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { RefundView } from './read-refund.ts';
import type { RefundWords } from './refund.messages.ts';

interface Props {
  review: NonNullable<RefundView['review']>;
  words: RefundWords;
  change: string;
  idempotencyKey: string;
}

/** States the outcome before the click that moves the money. */
export function RefundReview({ review, words, change, idempotencyKey }: Props) {
  return (
    <Form method="post" className="refund-form stack wide">
      <IdempotencyKey value={idempotencyKey} />
      <input type="hidden" name="seen" value={review.seen} />
      {review.fields.map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <p className="refund-total cluster apart">
        <span>{words.rows.total}</span> <strong>{review.total}</strong>
      </p>
      <Leaders isFull rows={review.rows} />
      <section className="admin-section">
        <h2>{words.effects}</h2>
        <ul className="stack tight">
          {review.effects.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <div className="remedies">
        <SubmitButton isPlain label={words.button(review.total)} />
        <ButtonLink href={change} variant="ghost" isPlain>
          {words.change}
        </ButtonLink>
      </div>
    </Form>
  );
}
