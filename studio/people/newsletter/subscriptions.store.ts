import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
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
  const row = {
    email: subscription.email,
    language: subscription.language,
    consent_text: subscription.consentText,
    consented_at: subscription.consentedAt,
  };
  const inserted = await tx
    .insertInto('newsletter_subscriptions')
    .values({ ...row, confirmed_at: null, unsubscribed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const there = await tx
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'confirmed_at', 'unsubscribed_at'])
    .where(sql<boolean>`lowercase(email) = lowercase(${subscription.email})`)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (there.confirmed_at === null || there.unsubscribed_at !== null) {
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
  const inserted = await tx
    .insertInto('newsletter_subscriptions')
    .values({
      email: subscription.email,
      language: subscription.language,
      consent_text: subscription.consentText,
      consented_at: subscription.consentedAt,
      confirmed_at: isProved ? now : null,
      unsubscribed_at: null,
      source: 'import',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted;
  const there = await tx
    .selectFrom('newsletter_subscriptions')
    .select('unsubscribed_at')
    .where(sql<boolean>`lowercase(email) = lowercase(${subscription.email})`)
    .forUpdate()
    .executeTakeFirst();
  return there?.unsubscribed_at ? 'excluded' : 'existing';
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
