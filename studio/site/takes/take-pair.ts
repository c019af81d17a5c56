import type { Selectable } from 'kysely';
import type { TakePairsTable } from '#platform/db/schema/takes.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { typedLength } from '#studio/shared/text-length.ts';

export const takeNames = ['first', 'last'] as const;
export type TakeName = (typeof takeNames)[number];

/** The name of its sound and the place of its recording. */
export function placeOfTake(pair: { place: string }, take: TakeName): string {
  return `${pair.place}-${take}`;
}

export function isPlaceOfTake(place: string): boolean {
  return /^takes-[a-z0-9]{1,20}-(?:first|last)$/.test(place);
}

export const emptyTakePair = {
  name: '',
  voiceEn: '',
  voiceDa: '',
  sessions: '',
  minutes: '',
  words: '',
  wordsLanguage: 'en',
  email: '',
  consentedOn: '',
};
export type TypedTakePair = typeof emptyTakePair;

/** Code points. */
export const takePairLimits = { name: 80, voiceEn: 80, voiceDa: 80, words: 200, email: 254 } as const;
export const mostWords = 24;

export type TakePairFault =
  | 'missing'
  | 'too-long'
  | 'too-many-words'
  | 'not-a-number'
  | 'not-an-email'
  | 'not-a-day';
export type TakePairFaults = Partial<Record<keyof TypedTakePair, TakePairFault>>;

export interface TakePairInput
  extends Pick<TypedTakePair, 'name' | 'voiceEn' | 'voiceDa' | 'words' | 'email'> {
  sessions: number;
  minutes: number | null;
  wordsLanguage: Language;
  /** Null: no consent yet. */
  consentedOn: string | null;
}

export function readTakePair(typed: TypedTakePair): { input: TakePairInput } | { faults: TakePairFaults } {
  const faults: TakePairFaults = {};
  const text = (field: keyof typeof takePairLimits) => {
    const value = typed[field].replaceAll(/\s+/g, ' ').trim();
    if (typedLength(value) > takePairLimits[field]) faults[field] = 'too-long';
    return value;
  };
  const number = (field: 'sessions' | 'minutes', most: number) => {
    const value = Number(typed[field].trim());
    if (!/^\d{1,3}$/.test(typed[field].trim()) || value < 1 || value > most) faults[field] = 'not-a-number';
    return value;
  };
  const input: TakePairInput = {
    name: text('name'),
    voiceEn: text('voiceEn'),
    voiceDa: text('voiceDa'),
    words: text('words'),
    email: text('email').toLowerCase(),
    sessions: number('sessions', 999),
    minutes: typed.minutes.trim() === '' ? null : number('minutes', 600),
    wordsLanguage: typed.wordsLanguage === 'da' ? 'da' : 'en',
    consentedOn: typed.consentedOn.trim() || null,
  };
  for (const field of ['name', 'words'] as const) if (input[field] === '') faults[field] = 'missing';
  if (typed.sessions.trim() === '') faults.sessions = 'missing';
  if (wordsOf(input.words).length > mostWords) faults.words = 'too-many-words';
  if (input.email !== '' && !isEmailAddress(input.email)) faults.email = 'not-an-email';
  if (input.consentedOn && !isDay(input.consentedOn)) faults.consentedOn = 'not-a-day';
  return Object.keys(faults).length > 0 ? { faults } : { input };
}

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** One per note; a syllable ends in '-'. */
export function wordsOf(words: string): string[] {
  return words.split(' ').filter((word) => word !== '');
}

/** As a sentence: 'some- thing' is one word. */
export function sentenceOf(words: string): string {
  return words.replaceAll(/-\s+/g, '');
}

type Recorded = Pick<
  Selectable<TakePairsTable>,
  `${TakeName}_contour` | `${TakeName}_recording` | 'is_sample'
> & {
  recordings: Readonly<Record<TakeName, string | null>>;
};

/** Whether the line was computed from the recording that is there now. */
export function isDrawn(pair: Recorded, take: TakeName): boolean {
  const recording = pair.recordings[take];
  if (!pair[`${take}_contour`]) return false;
  return pair.is_sample ? recording === null : recording !== null && pair[`${take}_recording`] === recording;
}

/** Why a pair cannot be shown yet, in the order of its page. */
export type TakePairGap = 'no-consent' | 'no-recordings' | 'no-lines';

export function gapsOf(pair: Recorded & { consented_on: string | null }): TakePairGap[] {
  if (pair.is_sample) return [];
  const hasRecordings = takeNames.every((take) => pair.recordings[take] !== null);
  return [
    ...(pair.consented_on ? [] : (['no-consent'] as const)),
    ...(hasRecordings ? [] : (['no-recordings'] as const)),
    ...(!hasRecordings || takeNames.every((take) => isDrawn(pair, take)) ? [] : (['no-lines'] as const)),
  ];
}
