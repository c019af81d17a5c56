import { data } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { giftCardForOwner } from '#studio/offers/gift-cards/gift-card-list.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/gift-card';
import { giftCardView } from './gift-card-view.ts';
import { giftCardsMessages } from './gift-cards.messages.ts';
import { giftCardVariants } from './voucher-looks.ts';

export interface GiftCardProblem {
  text: string;
  email: string;
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('catalogue', { request, context }, `/admin/gift-cards/${params.card}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const found = await giftCardForOwner(world.db.query, who, params.card);
  if (!found) throw data(null, { status: 404 });
  const { card, entries } = found;
  const words = giftCardsMessages[language];
  const shown = giftCardView(card, { language, now: world.clock.now() });
  const money = formats[language].moneyIn(card.currency);
  const named = (name: string, email: string) => [name, email].filter(Boolean).join(', ');
  return {
    language,
    card: shown,
    email: card.recipientEmail || card.buyerEmail,
    hasBalance: card.balanceMinor > 0,
    idempotencyKey: newIdempotencyKey(),
    isSent: new URL(request.url).searchParams.get('flash') === 'sent',
    order: { href: `/admin/orders/${card.orderId}`, number: card.orderNumber },
    facts: [
      { key: 'left', label: words.facts.left, value: shown.left },
      {
        key: 'recipient',
        label: words.facts.recipient,
        value: named(card.recipientName, card.recipientEmail) || named(card.buyerName, card.buyerEmail),
      },
      { key: 'buyer', label: words.facts.buyer, value: named(card.buyerName, card.buyerEmail) },
      card.deliveredAt
        ? { key: 'sent', label: words.facts.sent, value: formats[language].short(card.deliveredAt) }
        : { key: 'sent', label: words.facts.toSend, value: formats[language].short(card.deliverAt) },
      { key: 'valid', label: words.facts.valid, value: shown.valid },
      {
        key: 'vat',
        label: words.facts.vat,
        value: card.isSinglePurpose ? words.vat.single : words.vat.multi,
      },
    ],
    entries: entries.map(({ id, at, reason, delta, orderId, orderNumber }) => ({
      key: String(id),
      date: formats[language].short(at),
      what: words.reasons[reason],
      amount: money(delta),
      order: orderId && { href: `/admin/orders/${orderId}`, number: orderNumber },
    })),
  };
}

export default function GiftCard({ loaderData }: Route.ComponentProps) {
  const { card, facts, entries, order, isSent } = loaderData;
  const words = useWords(giftCardsMessages);
  const problem = useActionResult<GiftCardProblem>();
  return (
    <AdminFrame
      page="gift-cards"
      title={words.pageTitle(card.value)}
      back={{ href: '/admin/gift-cards', label: words.back }}
      actions={<Badge variant={giftCardVariants[card.state]}>{words.states[card.state]}</Badge>}
    >
      {problem ? (
        <Refused title={words.problem} text={problem.text} />
      ) : (
        <Done text={isSent ? words.flash : null} />
      )}
      <section className="admin-section">
        <Leaders isFacts rows={facts} />
        <p>
          <TextLink href={order.href}>
            {words.facts.order} {order.number}
          </TextLink>
        </p>
        <p className="hint">{words.refund}</p>
        {loaderData.hasBalance && <SendAgain data={loaderData} problem={problem} />}
      </section>
      <section className="admin-section">
        <Table
          caption={words.history}
          columns={[
            { key: 'what', name: words.what },
            { key: 'amount', name: words.amount, isNumber: true },
            { key: 'date', name: words.date },
          ]}
          rows={entries.map(({ key, date, what, amount, order: on }) => ({
            key,
            cells: {
              what: (
                <>
                  {what} {on && <TextLink href={on.href}>{on.number}</TextLink>}
                </>
              ),
              amount,
              date,
            },
          }))}
          empty=""
        />
      </section>
    </AdminFrame>
  );
}

function SendAgain({
  data: { language, email, idempotencyKey },
  problem,
}: {
  data: Route.ComponentProps['loaderData'];
  problem: GiftCardProblem | undefined;
}) {
  const words = giftCardsMessages[language].again;
  return (
    <ConfirmDialog label={words.open} question={words.question} isOpen={problem !== undefined}>
      <PostForm to="delivery">
        <IdempotencyKey value={idempotencyKey} />
        <TextField
          name="email"
          idPrefix="gift-card"
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          isRequired
          defaultValue={problem?.email ?? email}
          error={problem?.text ?? null}
        />
        <SubmitButton isCompact label={words.send} />
      </PostForm>
    </ConfirmDialog>
  );
}
