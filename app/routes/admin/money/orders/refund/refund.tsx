import { data, Form, redirect, useActionData } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { orderToRefund } from '#studio/money/refunds/order-to-refund.queries.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { refundPack } from '#studio/money/refunds/refund-pack.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { Refused } from '../../../refused.tsx';
import type { Route } from './+types/refund';
import { type RefundView, readRefund } from './read-refund.ts';
import { type RefundWords, refundMessages } from './refund.messages.ts';
import { refundFields, requestedRefund } from './refund-fields.ts';
import { RefundForm } from './refund-form.tsx';

/** `/admin/orders/<id>/refund`: what to refund, and with `review=yes` exactly what that would do. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('orders', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const fields = refundFields(url.searchParams);
  const isReviewed = url.searchParams.get('review') === 'yes';
  const refund = await readRefund(world, { ...who, language }, { id: params.order, fields, isReviewed });
  if (!refund) throw data(null, { status: 404 });
  url.searchParams.delete('review');
  const order = `/admin/orders/${params.order}`;
  const change = `${order}/refund?${url.searchParams}`;
  return { refund, order, change, idempotencyKey: newIdempotencyKey() };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await ownerOnly('orders', { request, context });
  const world = worldOf(context);
  const form = await readForm(request);
  const fields = refundFields(form);
  const of = { orderId: params.order, once: withIdempotency(form) };
  const found = fields.kind === 'amount' ? await orderToRefund(world.db.query, who, params.order) : null;
  const seen = Number(textOf(form, 'seen') || Number.NaN);
  const outcome =
    fields.kind === 'unused'
      ? await refundPack(world, who, { ...of, seenUnused: seen })
      : await refundOrder(world, who, {
          ...of,
          ...requestedRefund(fields, found?.order.currency ?? null),
          seenLeftMinor: seen,
          note: fields.reason,
        });
  if (outcome.ok) throw redirect(`/admin/orders/${params.order}?flash=refund`, 303);
  const { refusals } = refundMessages[factsOf(context).language];
  const isInvalid = ['bad-amount', 'too-much', 'no-reason'].includes(outcome.refusal);
  return data({ problem: refusals[outcome.refusal] }, { status: isInvalid ? 400 : 409 });
}

export default function RefundPage({ loaderData }: Route.ComponentProps) {
  const { refund, order, change, idempotencyKey } = loaderData;
  const words = useWords(refundMessages);
  const problem = useActionData<typeof action>()?.problem ?? null;
  const view = { refund, words, order };
  return (
    <AdminFrame
      page="orders"
      title={words.title(refund.number)}
      back={{ href: order, label: words.back(refund.number) }}
    >
      {problem && <Refused title={words.problem} text={problem} />}
      <div className="refund">
        {!refund.left && !problem && <p>{words.nothingLeft}</p>}
        {refund.left && <p className="hint">{words.upTo(refund.name, refund.left)}</p>}
        {refund.left && refund.review ? (
          <RefundReview {...view} change={change} idempotencyKey={idempotencyKey} review={refund.review} />
        ) : (
          refund.left && <RefundForm {...view} key={change} />
        )}
      </div>
    </AdminFrame>
  );
}

interface Props {
  review: NonNullable<RefundView['review']>;
  words: RefundWords;
  change: string;
  idempotencyKey: string;
}

/** States the outcome before the click that moves the money. */
function RefundReview({ review, words, change, idempotencyKey }: Props) {
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
