import type { World } from '#platform/world.ts';
import { markChecked } from '#studio/payments/payments.store.ts';
import { withProviderOutageTask } from '#studio/payments/provider-unavailable.ts';
import { settlePayment } from '#studio/settlement/settle-payment.ts';

/**
 * How long one reconcile asks about payments before it goes on to the rest of its work. At a fifth of a second for an
 * answer that is 150 payments, more than a studio has open at once; with more, the next reconcile begins where this ended.
 */
const askingSeconds = 30;

/** Runs one of many, of which a failed one stops no other. */
type Attempt = (act: () => Promise<unknown>) => Promise<void>;

/**
 * Asks the provider about every payment whose end we have not heard of, also authorised ones: the owner may have taken
 * or voided the money at the provider itself, and a process may have died right after taking it. At every reconcile,
 * because what the provider answers is to be settled within one; those not asked for longest come first.
 */
export async function checkOpenPayments(
  world: World,
  attempt: Attempt,
): Promise<{ asked: number; later: number }> {
  const from = world.clock.now();
  const open = await world.db.query
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ['open', 'authorised'])
    .where('changed_at', '<=', from.subtract({ seconds: 60 }))
    .orderBy('last_checked_at', (order) => order.asc().nullsFirst())
    .orderBy('changed_at')
    .execute();
  const ids = open.map(({ id }) => id);
  const end = from.add({ seconds: askingSeconds });
  let asked = 0;
  for (const id of ids) {
    if (asked > 0 && Temporal.Instant.compare(world.clock.now(), end) >= 0) break;
    await attempt(() => withProviderOutageTask(world, id, () => settlePayment(world, id)));
    asked += 1;
  }
  // Only then is it written down: as long as all are asked, their order says nothing.
  if (asked < ids.length) {
    await world.db.transaction((tx) => markChecked(tx, ids.slice(0, asked), world.clock.now()));
  }
  return { asked, later: ids.length - asked };
}
