import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
import type { Who } from '#studio/shared/who.ts';
import { withdrawalMessages } from './withdrawal.messages.ts';
import { orderNumberFrom } from './withdrawal.ts';
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
    const orderId = order?.id ?? null;
    const { language } = who;
    await publish(world, tx, 'withdrawal.declared', {
      withdrawalId,
      orderId,
      declared,
      language,
      receivedAt,
    });
  });
  return { ok: true, declared, receivedAt: (await receivedAtOf(world, id)) ?? receivedAt };
}

function orderOf(tx: Tx, declared: WithdrawalInput) {
  const email = declared.email.toLowerCase();
  return tx
    .selectFrom('orders')
    .leftJoin('bookings', 'bookings.id', 'orders.booking_id')
    .select('orders.id')
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
