import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { isSuppressed } from '#studio/shared/email/suppression/suppressions.queries.ts';
import { withAsciiDomain } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { readCsvRows } from '#studio/shared/lists/read-csv-rows.ts';
import type { May } from '#studio/shared/who.ts';
import { newsletterMessages } from './newsletter.messages.ts';
import { requestConfirmation } from './subscribe.ts';
import { type SubscriberList, subscriberList } from './subscriber-list.ts';
import { importSubscription } from './subscriptions.store.ts';

/** Without a proof each address gets an email to confirm. */
const mostImported = { proved: 2_000, unconfirmed: 200 } as const;

export interface ConsentProof {
  /** Who says that they have agreed. */
  who: string;
  when: Temporal.PlainDate;
  where: string;
}

export interface ImportInput {
  list: SubscriberList;
  language: Language;
  /** Null: the consent can't be shown. */
  proof: ConsentProof | null;
}

export interface ImportCounts {
  added: number;
  /** Got an email to confirm. */
  unconfirmed: number;
  /** Had subscribed already. */
  existing: number;
  /** Unsubscribed here or by their list, or their address is suppressed: they stay so. */
  excluded: number;
  invalid: readonly string[];
}

export type ImportOutcome =
  | { ok: true; counts: ImportCounts }
  | { ok: false; refusal: 'nothing' | 'too-many' };

/** The addresses in a file or a pasted list. Null: beyond the limits of a list. */
export async function readSubscriberList(
  world: World,
  _who: May<'newsletter'>,
  list: Uint8Array | string,
): Promise<SubscriberList | null> {
  const found = await readCsvRows(world, list);
  return found && subscriberList(found.rows);
}

/** Adds addresses. Who has unsubscribed, and suppressed addresses, are left as they are. Idempotent. */
export async function importSubscribers(
  world: World,
  who: May<'newsletter'>,
  { list, ...input }: ImportInput,
): Promise<ImportOutcome> {
  const { addresses, invalid, unsubscribed } = list;
  if (addresses.length + invalid.length + unsubscribed === 0) return { ok: false, refusal: 'nothing' };
  if (addresses.length > (input.proof ? mostImported.proved : mostImported.unconfirmed))
    return { ok: false, refusal: 'too-many' };
  const counts = { added: 0, unconfirmed: 0, existing: 0, excluded: unsubscribed, invalid };
  for (const address of addresses) {
    const outcome = await change(world, who, (c) => importOne(c, withAsciiDomain(address), input));
    counts[outcome] += 1;
  }
  await change(world, who, (c) =>
    audit(c, {
      action: 'newsletter.imported',
      subject: 'newsletter',
      details: { added: counts.added, unconfirmed: counts.unconfirmed },
    }),
  );
  return { ok: true, counts };
}

async function importOne(
  c: Change,
  email: string,
  { language, proof }: Omit<ImportInput, 'list'>,
): Promise<'added' | 'unconfirmed' | 'existing' | 'excluded'> {
  if (await isSuppressed(c.tx, email)) return 'excluded';
  const added = await importSubscription(c, {
    email,
    language,
    consentText: proof ? `${proof.who}, ${proof.where}` : newsletterMessages[language].consent,
    consentedAt: proof ? proof.when.toZonedDateTime('UTC').toInstant() : c.now,
    isProved: proof !== null,
  });
  if (typeof added === 'string') return added;
  if (proof) return 'added';
  await requestConfirmation(c, { id: added.id, email, language });
  return 'unconfirmed';
}
