import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { NewsletterSubscriptionsTable } from '#platform/db/schema/messages.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';

export interface NewSubscription {
  email: string;
  language: Language;
  consentText: string;
  consentedAt: Temporal.Instant;
}

/** An active subscription keeps its confirmed consent, since anyone can type any address. */
export async function keepSubscription(tx: Tx, subscription: NewSubscription): Promise<string> {
  const row = rowOf(subscription);
  const there = await insertOrLock(tx, { ...row, confirmed_at: null, unsubscribed_at: null });
  if (!there.isNew && (there.confirmed_at === null || there.unsubscribed_at !== null)) {
    await tx
      .updateTable('newsletter_subscriptions')
      .set({ ...row, source: 'website' })
      .where('id', '=', there.id)
      .execute();
  }
  return there.id;
}

/** Leaves who is there as they are. 'excluded': has unsubscribed. */
export async function importSubscription(
  { tx, now }: Write,
  { isProved, ...subscription }: NewSubscription & { isProved: boolean },
): Promise<{ id: string } | 'existing' | 'excluded'> {
  const there = await insertOrLock(tx, {
    ...rowOf(subscription),
    confirmed_at: isProved ? now : null,
    unsubscribed_at: null,
    source: 'import',
  });
  if (there.isNew) return there;
  return there.unsubscribed_at ? 'excluded' : 'existing';
}

function rowOf({ email, language, consentText, consentedAt }: NewSubscription) {
  return { email, language, consent_text: consentText, consented_at: consentedAt };
}

/** Of one address; the one that is there stays as it is. */
async function insertOrLock(tx: Tx, row: Insertable<NewsletterSubscriptionsTable>) {
  const columns = ['id', 'confirmed_at', 'unsubscribed_at'] as const;
  const inserted = await tx
    .insertInto('newsletter_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (inserted) return { ...inserted, isNew: true };
  const there = await tx
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where(sql<boolean>`lowercase(email) = lowercase(${row.email})`)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...there, isNew: false };
}

export async function confirmRow({ tx, now }: Write, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: now, unsubscribed_at: null })
    .where('id', '=', id)
    .where((is) => is.or([is('confirmed_at', 'is', null), is('unsubscribed_at', 'is not', null)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function unsubscribeRow({ tx, now }: Write, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('newsletter_subscriptions')
    .set({ unsubscribed_at: now })
    .where('id', '=', id)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
