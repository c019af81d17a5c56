import type { OrderState, ShipsTo } from '#platform/db/schema/orders.ts';
import { issueReceiptFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { idOf, momentOf, others, type Place, åse } from './people.ts';

interface Ordered {
  number: number;
  who: { readonly name: string; readonly email: string };
  day: number;
  state: OrderState;
  lines: ReadonlyArray<readonly [offerId: string, words: string, quantity: number, unitMinor: number]>;
  capture?: 'now' | 'on-dispatch';
  shipsTo?: ShipsTo;
  currency?: 'DKK' | 'USD';
}

const [long, mia, nanna, andré] = others;
const home: ShipsTo = {
  name: long.name,
  street: 'Christian den Fjerdes Ærøskøbing Allé 117, 2. sal til højre',
  postcode: '5970',
  city: 'Ærøskøbing',
  country: 'DK',
  phone: '+45 12 34 56 78',
};

const orders: readonly Ordered[] = [
  { number: 1, who: åse, day: -20, state: 'paid', lines: [['main-course', 'Main Course', 1, 690_000]] },
  {
    number: 2,
    who: long,
    day: -1,
    state: 'authorised',
    capture: 'on-dispatch',
    shipsTo: home,
    lines: [
      ['microphone', 'Microphone', 2, 290_000],
      ['hoodie-M', 'Hoodie, M', 1, 44_900],
    ],
  },
  { number: 3, who: åse, day: -9, state: 'refunded', lines: [['studio-day', 'Studio Day', 1, 450_000]] },
  { number: 4, who: mia, day: -3, state: 'lapsed', lines: [['singing-workshop-1d', 'Workshop', 1, 120_000]] },
  { number: 5, who: nanna, day: 0, state: 'open', lines: [['studio-day', 'Studio Day', 1, 450_000]] },
  {
    number: 6,
    who: andré,
    day: -5,
    state: 'paid',
    currency: 'USD',
    lines: [['beginner-course', 'Beginner Course', 1, 19_000]],
  },
  { number: 7, who: nanna, day: -2, state: 'open', lines: [['studio-day', 'Studio Day', 1, 450_000]] },
];

export async function seedOrders(place: Place): Promise<{ receipt: string }> {
  const { query } = place.db;
  const known = await query.selectFrom('offers').select('id').execute();
  const fallback = known[0]!.id;
  let receipt = 0;
  for (const { number, who, day, state, lines, capture = 'now', shipsTo, currency = 'DKK' } of orders) {
    const at = day === 0 ? place.clock.now().subtract({ minutes: 20 }) : momentOf(place, day, '20:15');
    const total = lines.reduce((sum, [, , quantity, unit]) => sum + quantity * unit, 0);
    const order = await query
      .insertInto('orders')
      .values({
        ...who,
        id: idOf('d', number),
        state,
        currency,
        total_minor: total,
        refunded_minor: state === 'refunded' ? total : 0,
        capture,
        language: 'da',
        terms_version: 'da-1',
        ships_to: shipsTo ? JSON.stringify(shipsTo) : null,
        created_at: at,
        settled_at: state === 'open' ? null : at,
        authorised_until: state === 'authorised' ? at.add({ hours: 144 }) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await query
      .insertInto('order_lines')
      .values(
        lines.map(([offerId, description, quantity, unit], position) => ({
          order_id: order.id,
          position,
          offer_id: known.some(({ id }) => id === offerId) ? offerId : fallback,
          description,
          quantity,
          unit_minor: unit,
          vat_class: 'standard' as const,
          vat_rate_permille: 250,
          vat_minor: Math.round((quantity * unit) / 5),
          withdrawal_regime: 'credit',
        })),
      )
      .execute();
    if (state === 'open' || state === 'lapsed') continue;
    const isTaken = state === 'paid' || state === 'refunded';
    const payment = await query
      .insertInto('payments')
      .values({
        id: idOf('e', number),
        order_id: order.id,
        provider: 'test',
        state: isTaken ? 'captured' : 'authorised',
        session_id: `cs_lived_${number}`,
        intent_id: `pi_lived_${number}`,
        url: null,
        amount_minor: total,
        currency,
        capture_mode: isTaken ? 'automatic' : 'manual',
        captured_minor: isTaken ? total : 0,
        refunded_minor: state === 'refunded' ? total : 0,
        session_expires_at: at,
        return_token_hash: `lived ${number}`,
        instalment: null,
        created_at: at,
        changed_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!isTaken) continue;
    if (state === 'refunded') {
      const refund = { order_id: order.id, payment_id: payment.id, amount_minor: total, created_at: at };
      await query
        .insertInto('refunds')
        .values({ ...refund, reason: 'owner', state: 'succeeded', provider_refund_id: 're_lived' })
        .execute();
    }
    const document = await place.db.transaction(async (tx) =>
      issueReceiptFor({ tx, now: at }, { order, lines: await orderLines(tx, order.id) }),
    );
    receipt ||= document.number;
  }
  return { receipt: String(receipt) };
}
