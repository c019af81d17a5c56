import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownedRecord, type RecordOutcome } from '#studio/shared/records/owned-record.ts';
import type { OwnedValues } from '#studio/shared/records/owned-rows.store.ts';
import { isAfterToday } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { takePairMessages } from './take-pair.messages.ts';
import { readTakePair, type TakePairFaults, type TypedTakePair } from './take-pair.ts';

/** Cache keys of the pages that show a pair. */
export const takesKeys = ['takes'];

interface TypedWithLanguage extends TypedTakePair {
  /** In which the consent was read. */
  language: Language;
}

const takePairs = ownedRecord('website', {
  table: 'take_pairs',
  subject: 'take-pair',
  keys: takesKeys,
  read(typed: TypedWithLanguage, stored, now): { values: OwnedValues } | { faults: TakePairFaults } | null {
    if (stored?.is_sample) return null;
    const read = readTakePair(typed);
    if ('faults' in read) return read;
    const { consentedOn } = read.input;
    if (!consentedOn) return { values: { ...read.input, consentText: '', isVisible: false } };
    if (isAfterToday(Temporal.PlainDate.from(consentedOn), now))
      return { faults: { consentedOn: 'not-a-day' } };
    const isSameConsent = stored?.consented_on === consentedOn;
    const consentText = isSameConsent ? stored.consent_text : takePairMessages[typed.language].consent;
    return { values: { ...read.input, consentText } };
  },
});

type TakePairOutcome = RecordOutcome<TakePairFaults, string | number>;

/** `once`: idempotency key of the form. */
export async function createTakePair(
  world: World,
  who: May<'website'> & { language: Language },
  { typed, once }: { typed: TypedTakePair; once?: string | null },
): Promise<TakePairOutcome> {
  const place = `takes-${randomUUID().slice(0, 8)}`;
  const form = { ...typed, language: who.language };
  return takePairs.create(world, who, { once, typed: form, prepare: async () => ({ place }) });
}

/** `version`: optimistic lock. Without a day of consent the pair is hidden. */
export async function changeTakePair(
  world: World,
  who: May<'website'> & { language: Language },
  { id, version, typed }: { id: number; version: number; typed: TypedTakePair },
): Promise<TakePairOutcome> {
  return takePairs.change(world, who, { id, version, typed: { ...typed, language: who.language } });
}
