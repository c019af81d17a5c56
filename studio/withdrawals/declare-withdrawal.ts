import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { openTask } from '#studio/admin-tasks/open-task.ts';
import { shippingId } from '#studio/catalogue/offer.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { withdrawalReceived } from '#studio/notifications/orders/withdrawal-received.ts';
import { isConfirmedAddress } from '#studio/people/confirmed-addresses.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { withdrawalMessages } from './withdrawal.messages.ts';
import { orderNumberFrom, withdrawalAnswerDays } from './withdrawal.ts';
import {
  type WithdrawalErrors,
  type WithdrawalInput,
  withdrawalErrors,
  withdrawalInput,
} from './withdrawal-input.ts';
import { insertWithdrawal } from './withdrawals.store.ts';

export type WithdrawalRefusal =
  | { ok: false; refusal: 'invalid'; errors: WithdrawalErrors }
  | { ok: false; refusal: 'too-many'; message: string; retryAfterSeconds: number };
export type WithdrawalOutcome =
  | { ok: true; declared: WithdrawalInput; receivedAt: Temporal.Instant }
  | WithdrawalRefusal;

/** Validates only. */
export function checkWithdrawal(
  who: Who,
  input: unknown,
): { ok: true; declared: WithdrawalInput } | WithdrawalRefusal {
  const read = withdrawalInput.safeParse(input);
  return read.success
    ? { ok: true, declared: read.data }
    : { ok: false, refusal: 'invalid', errors: withdrawalErrors(read.error, who.language) };
}

/** The answer does not reveal whether the order exists. Idempotent per `submission`; rate-limited. */
export async function declareWithdrawal(
  world: World,
  who: Who,
  input: unknown,
  submission: string,
): Promise<WithdrawalOutcome> {
  const checked = checkWithdrawal(who, input);
  if (!checked.ok) return checked;
  const { declared } = checked;
  const id = z.guid().safeParse(submission).success ? submission : crypto.randomUUID();
  const earlier = await receivedAtOf(world, id);
  if (earlier) return { ok: true, declared, receivedAt: earlier };
  const pause = await pauseFor(world, who.address, declared.email);
  if (pause !== null) {
    const message = withdrawalMessages[who.language].tooMany(Math.max(1, Math.ceil(pause / 60)));
    return { ok: false, refusal: 'too-many', message, retryAfterSeconds: pause };
  }
  const receivedAt = world.clock.now();
  await world.db.transaction(async (tx) => {
    const order = await orderOf(tx, declared);
    const written = { ...declared, submission: id, language: who.language, orderId: order?.id ?? null };
    const withdrawalId = await insertWithdrawal(tx, written, receivedAt);
    if (!withdrawalId) return;
    const isConfirmed = await isConfirmedAddress(tx, declared.email);
    await queueEmail(world, tx, {
      ...withdrawalReceived({
        branding: await readBranding(tx, world.settings),
        language: who.language,
        declared: isConfirmed ? declared : null,
        receivedAt,
      }),
      kind: 'withdrawal-received',
      language: who.language,
      to: declared.email,
      dedupeKey: `withdrawal-received:${withdrawalId}`,
    });
    await notifyOwner(world, tx, { withdrawalId, declared, receivedAt, order });
  });
  return { ok: true, declared, receivedAt: (await receivedAtOf(world, id)) ?? receivedAt };
}

interface Told {
  withdrawalId: string;
  declared: WithdrawalInput;
  receivedAt: Temporal.Instant;
  order: Awaited<ReturnType<typeof orderOf>>;
}

async function notifyOwner(world: World, tx: Tx, { withdrawalId, declared, receivedAt, order }: Told) {
  const dueAt = receivedAt.add({ hours: 24 * withdrawalAnswerDays });
  const declaredAt = receivedAt.toString();
  const part = declared.part ? { part: declared.part } : {};
  if (!order) {
    const { orderNumber, email, name } = declared;
    const details = { orderNumber, email, ...(name ? { name } : {}), ...part, declaredAt };
    await openTask(world, tx, { kind: 'withdrawal-unmatched', subjectId: withdrawalId, details, dueAt });
    return;
  }
  const lines = await tx
    .selectFrom('order_lines')
    .select(['offer_id', 'description', 'withdrawal_regime'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  await openTask(world, tx, {
    kind: 'withdrawal',
    subjectId: order.id,
    dueAt,
    details: {
      what: lines
        .filter(({ offer_id }) => offer_id !== shippingId)
        .map(({ description }) => description)
        .join(', '),
      amountMinor: order.total_minor,
      currency: order.currency,
      orderedAt: order.created_at.toString(),
      declaredAt,
      ...part,
      regimes: [...new Set(lines.map((line) => line.withdrawal_regime as WithdrawalRegime))],
    },
  });
}

function orderOf(tx: Tx, declared: WithdrawalInput) {
  const email = declared.email.toLowerCase();
  return tx
    .selectFrom('orders')
    .leftJoin('bookings', 'bookings.id', 'orders.booking_id')
    .select(['orders.id', 'orders.total_minor', 'orders.currency', 'orders.created_at'])
    .where('orders.number', '=', orderNumberFrom(declared.orderNumber))
    .where((is) =>
      is.or([
        is(is.fn<string>('lower', ['orders.email']), '=', email),
        is(is.fn<string>('lower', ['bookings.email']), '=', email),
      ]),
    )
    .executeTakeFirst();
}

async function receivedAtOf(world: World, submission: string): Promise<Temporal.Instant | null> {
  const row = await world.db.query
    .selectFrom('withdrawals')
    .select('received_at')
    .where('submission', '=', submission)
    .executeTakeFirst();
  return row?.received_at ?? null;
}

async function pauseFor(world: World, address: string | null, email: string): Promise<number | null> {
  const byAddress = await world.limits.take('withdrawalsPerAddress', address);
  if (!byAddress.ok) return byAddress.retryAfterSeconds;
  const byEmail = await world.limits.take('withdrawalsPerEmail', email);
  return byEmail.ok ? null : byEmail.retryAfterSeconds;
}
