import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { Who } from '#studio/shared/who.ts';
import { withdrawalMessages } from './withdrawal.messages.ts';
import {
  type WithdrawalErrors,
  type WithdrawalInput,
  withdrawalErrors,
  withdrawalInput,
} from './withdrawal-input.ts';
import { orderIdDeclared, withdrawalReceivedAt } from './withdrawals.queries.ts';
import { insertWithdrawal } from './withdrawals.store.ts';

export type WithdrawalRefusal =
  | { ok: false; refusal: 'invalid'; errors: WithdrawalErrors }
  | { ok: false; refusal: 'too-many'; message: string; retryAfterSeconds: number };
export type WithdrawalOutcome =
  | { ok: true; declared: WithdrawalInput; receivedAt: Temporal.Instant }
  | WithdrawalRefusal;

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
  { who, input, submission }: { who: Who; input: unknown; submission: string },
): Promise<WithdrawalOutcome> {
  const checked = checkWithdrawal(who, input);
  if (!checked.ok) return checked;
  const { declared } = checked;
  const id = z.guid().safeParse(submission).success ? submission : crypto.randomUUID();
  const earlier = await withdrawalReceivedAt(world.db.query, id);
  if (earlier) return { ok: true, declared, receivedAt: earlier };
  const pause = await pauseFor(world, who.address, declared.email);
  if (pause !== null) {
    const message = withdrawalMessages[who.language].tooMany(Math.max(1, Math.ceil(pause / 60)));
    return { ok: false, refusal: 'too-many', message, retryAfterSeconds: pause };
  }
  const receivedAt = world.clock.now();
  await change(world, who, async (c) => {
    const orderId = await orderIdDeclared(c.tx, declared);
    const written = { ...declared, submission: id, language: who.language, orderId };
    const withdrawalId = await insertWithdrawal(c, written);
    if (!withdrawalId) return;
    const { language } = who;
    await publish(c, { type: 'withdrawal.declared', withdrawalId, orderId, declared, language, receivedAt });
  });
  return { ok: true, declared, receivedAt: (await withdrawalReceivedAt(world.db.query, id)) ?? receivedAt };
}

async function pauseFor(world: World, address: string | null, email: string): Promise<number | null> {
  const byAddress = await world.limits.take('withdrawalsPerAddress', address);
  if (!byAddress.ok) return byAddress.retryAfterSeconds;
  const byEmail = await world.limits.take('withdrawalsPerEmail', email);
  return byEmail.ok ? null : byEmail.retryAfterSeconds;
}
