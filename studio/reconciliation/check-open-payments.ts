import type { World } from '#platform/world.ts';
import { markChecked } from '#studio/payments/payments.store.ts';
import { withProviderOutageTask } from '#studio/payments/provider-unavailable.ts';
import { settlePayment } from '#studio/settlement/settle-payment.ts';

/** Time limit per run: about 150 payments at 0.2 s each. The next run continues with the rest. */
/** About 150 payments at 0.2 s each; the next run continues with the rest. */
const timeLimitSeconds = 30;

type Attempt = (act: () => Promise<unknown>) => Promise<void>;

/** Longest unchecked first: a capture or void may have happened at the provider, or before a crash. */
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
  const end = from.add({ seconds: timeLimitSeconds });
  let asked = 0;
  for (const id of ids) {
    if (asked > 0 && Temporal.Instant.compare(world.clock.now(), end) >= 0) break;
    await attempt(() => withProviderOutageTask(world, id, () => settlePayment(world, id)));
    asked += 1;
  }
  if (asked < ids.length) {
    await world.db.transaction((tx) => markChecked(tx, ids.slice(0, asked), world.clock.now()));
  }
  return { asked, later: ids.length - asked };
}
