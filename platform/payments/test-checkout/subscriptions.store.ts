import type { Tx } from '#platform/db/database.ts';
import { PaymentRefused, type ProviderEventKind } from '../payments.ts';
import { recordEvent } from './record-event.ts';
import type { Books, SessionRow } from './session-row.ts';
import { asOf } from './session-state-at.ts';
import { type InvoiceRow, nextAt, type Plan, planAsOf, subscriptionIdOf } from './subscription.ts';

/** Creates the subscription once the first charge succeeded. Idempotent. */
export async function ensureSubscription(tx: Tx, session: SessionRow, now: Temporal.Instant): Promise<void> {
  const id = subscriptionIdOf(session);
  if (!id) return;
  await tx
    .insertInto('test_checkout_subscriptions')
    .values({ id, session_id: session.id, state: 'active', started_at: now, next_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface PlanHappening<T> {
  plan?: Plan;
  events?: readonly ProviderEventKind[];
  intentId?: string;
  answer: T;
}

/** As `inBooks`; locks the session's row. @throws PaymentRefused when the subscription is unknown */
export async function inPlan<T>(
  books: Books,
  subscriptionId: string,
  act: (plan: Plan, now: Temporal.Instant, tx: Tx) => PlanHappening<T> | Promise<PlanHappening<T>>,
): Promise<T> {
  return books.db.transaction(async (tx) => {
    const before = await load(tx, subscriptionId, books.clock.now());
    if (!before) throw new PaymentRefused('Test checkout: no such subscription', 'resource_missing');
    const now = books.clock.now();
    const present = planAsOf(before, now);
    const happened = await act(present.plan, now, tx);
    const after = happened.plan ?? present.plan;
    await write(tx, before, after);
    const about = { sessionId: null, subscriptionId };
    for (const kind of present.events) {
      await recordEvent(tx, {
        session: after.session,
        kind,
        now,
        random: books.random,
        about: { ...about, intentId: null },
      });
    }
    for (const kind of happened.events ?? []) {
      const intentId = happened.intentId ?? null;
      await recordEvent(tx, {
        session: after.session,
        kind,
        now,
        random: books.random,
        about: { ...about, intentId },
      });
    }
    return happened.answer;
  });
}

export async function planOfIntent(books: Books, intentId: string): Promise<string | null> {
  const invoice = await books.db.query
    .selectFrom('test_checkout_invoices')
    .select('subscription_id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return invoice?.subscription_id ?? null;
}

export function findInvoice(books: Books, invoiceId: string): Promise<InvoiceRow | undefined> {
  return books.db.query
    .selectFrom('test_checkout_invoices')
    .selectAll()
    .where('id', '=', invoiceId)
    .executeTakeFirst();
}

async function load(tx: Tx, subscriptionId: string, now: Temporal.Instant): Promise<Plan | null> {
  const row = await tx
    .selectFrom('test_checkout_sessions')
    .selectAll()
    .where('id', '=', subscriptionId.replace(/^tsu_/, 'tcs_'))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { session } = asOf(row, now);
  await ensureSubscription(tx, session, now);
  const subscription = await tx
    .selectFrom('test_checkout_subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (!subscription) return null;
  const invoices = await tx
    .selectFrom('test_checkout_invoices')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('number')
    .execute();
  return { session, subscription, invoices };
}

async function write(tx: Tx, before: Plan, after: Plan): Promise<void> {
  const { id, state, ends_at, ended_at } = after.subscription;
  await tx
    .updateTable('test_checkout_subscriptions')
    .set({ state, ends_at, ended_at, next_at: nextAt(after) })
    .where('id', '=', id)
    .execute();
  if (after.session.card !== before.session.card) {
    await tx
      .updateTable('test_checkout_sessions')
      .set({ card: after.session.card })
      .where('id', '=', after.session.id)
      .execute();
  }
  for (const invoice of after.invoices) {
    if (before.invoices.includes(invoice)) continue;
    await tx
      .insertInto('test_checkout_invoices')
      .values(invoice)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changesOf(invoice)))
      .execute();
  }
}

function changesOf({ state, refunded_minor, attempts, decides_at, next_attempt_at }: InvoiceRow) {
  return { state, refunded_minor, attempts, decides_at, next_attempt_at };
}
