import type { CourseGroup, OfferQuestion, VatClass } from '#platform/db/schema/catalogue.ts';
import { storedRichText } from '#studio/shared/content/rich-text/rich-text.ts';
import { parseRichText } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { currencies, readPrice } from '#studio/shared/money.ts';
import { dayText, startOfDay, studioDay } from '#studio/shared/time/studio-time.ts';
import { readWhole } from '#studio/shared/whole-number.ts';
import { readHours } from './hours-text.ts';
import {
  type OfferedStarts,
  type OfferHours,
  startIntervals,
  studioHours,
  type TypedHours,
  weekdays,
} from './offer-hours.ts';
import type { OfferField } from './offer-kind.ts';
import type { Amounts } from './price.ts';
import {
  descriptionOptions,
  type FaultyField,
  type OfferFaults,
  offerLimits,
  type TypedOffer,
} from './typed-offer.ts';

export interface OfferInput {
  isOnSale: boolean;
  name: { en: string; da: string };
  summary: { en: string; da: string };
  description: { en: string; da: string };
  prices: Amounts;
  /** Null: at once. */
  priceFrom: Temporal.Instant | null;
  vatClass: VatClass;
  group: CourseGroup | null;
  place: number | null;
  durationMinutes: number | null;
  capacity: number | null;
  noticeHours: number | null;
  /** 0: no fee. */
  lateFeePercent: number;
  noShowFeePercent: number;
  validMonths: number | null;
  sessions: number | null;
  instalments: number;
  courseId: string | null;
  questions: OfferQuestion[];
  instructorIds: number[];
  hours: OfferHours;
}

type TextField = 'nameEn' | 'nameDa' | 'summaryEn' | 'summaryDa';

const groups: readonly CourseGroup[] = ['hour', 'others', 'intensives'];

/** Reads the fields that the offer has; the others keep what is stored. */
export function readOffer(
  typed: TypedOffer,
  { fields, now }: { fields: readonly OfferField[]; now: Temporal.Instant },
): { input: OfferInput } | { faults: OfferFaults } {
  const faults: OfferFaults = {};
  const text = (field: TextField, most: number, isRequired = false) => {
    const value = typed[field];
    const plain = value.replaceAll('\r\n', '\n').trim();
    if ([...plain].length > most) faults[field] = 'too-long';
    else if (isRequired && plain === '') faults[field] = 'missing';
    return plain;
  };
  const number = (field: FaultyField & keyof TypedOffer, { min, max }: { min: number; max: number }) => {
    const value = String(typed[field]).trim();
    if (value === '') return null;
    if (/^\d{1,4}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    faults[field] = 'bad-number';
    return null;
  };
  const percent = (field: 'lateFeePercent' | 'noShowFeePercent') => {
    const value = typed[field].trim() === '' ? 0 : readWhole(typed[field], { to: 100 });
    if (value === null) faults[field] = 'bad-percent';
    return value ?? 0;
  };
  const has = (field: OfferField) => fields.includes(field);
  const { summary, name } = offerLimits;
  const input: OfferInput = {
    isOnSale: typed.isOnSale,
    name: { en: text('nameEn', name, true), da: text('nameDa', name, true) },
    summary: {
      en: text('summaryEn', summary),
      da: text('summaryDa', summary),
    },
    description: {
      en: readDescription(typed, 'descriptionEn', faults),
      da: readDescription(typed, 'descriptionDa', faults),
    },
    prices: readPrices(typed, faults),
    priceFrom: readFrom(typed, { faults, now }),
    vatClass: typed.vatClass === 'exempt' ? 'exempt' : 'standard',
    group: groups.find((group) => group === typed.group) ?? null,
    place: has('onCourses') ? number('place', { min: 1, max: 99 }) : null,
    durationMinutes: has('duration') ? number('durationMinutes', { min: 15, max: 480 }) : null,
    capacity: has('capacity') ? number('capacity', { min: 1, max: 200 }) : null,
    noticeHours: has('notice') ? number('noticeHours', { min: 0, max: 336 }) : null,
    lateFeePercent: has('notice') ? percent('lateFeePercent') : 0,
    noShowFeePercent: has('notice') ? percent('noShowFeePercent') : 0,
    validMonths: has('validMonths')
      ? number('validMonths', { min: 1, max: 120 })
      : has('giftCardMonths')
        ? number('validMonths', { min: 36, max: 120 })
        : null,
    sessions: has('sessions') ? number('sessions', { min: 2, max: 50 }) : null,
    instalments: (has('instalments') ? number('instalments', { min: 1, max: 12 }) : null) ?? 1,
    courseId: typed.courseId || null,
    questions: has('questions') ? readQuestions(typed, faults) : [],
    hours: has('hours') ? readOfferHours(typed, faults) : studioHours,
    instructorIds: has('instructors') ? readIds(typed.instructorIds) : [],
  };
  return Object.keys(faults).length > 0 ? { faults } : { input };
}

function readDescription(
  typed: TypedOffer,
  field: 'descriptionEn' | 'descriptionDa',
  faults: OfferFaults,
): string {
  const read = parseRichText(typed[field], descriptionOptions);
  if (read.ok) return storedRichText(read.value);
  faults[field] = read.problem;
  return '';
}

function readOfferHours(typed: TypedHours, faults: OfferFaults): OfferHours {
  const number = (field: 'bookingNotice' | 'bufferBefore' | 'bufferAfter', max: number) => {
    const value = typed[field].trim();
    if (value === '') return null;
    if (/^\d{1,3}$/.test(value) && Number(value) <= max) return Number(value);
    faults[field] = 'bad-number';
    return null;
  };
  const every = startIntervals.find((interval) => interval === typed.startEvery);
  return {
    starts: weekdays.flatMap((weekday) => startsOn(typed, weekday, faults)),
    everyMinutes: every ? Number(every) : null,
    noticeHours: number('bookingNotice', 336),
    bufferBeforeMinutes: number('bufferBefore', 240),
    bufferAfterMinutes: number('bufferAfter', 240),
  };
}

function startsOn(
  typed: TypedHours,
  weekday: (typeof weekdays)[number],
  faults: OfferFaults,
): OfferedStarts[] {
  const field = `starts${weekday}` as const;
  const ranges = readHours(typed[field]);
  if (!ranges) faults[field] = 'bad-hours';
  return (ranges ?? []).map(({ first, last }) => ({
    weekday,
    first_start: first.toString({ smallestUnit: 'minute' }),
    last_start: last.toString({ smallestUnit: 'minute' }),
  }));
}

/** Only those who exist are stored. */
function readIds(typed: readonly string[]): number[] {
  const ids = typed.filter((text) => /^\d{1,9}$/.test(text)).map(Number);
  return [...new Set(ids)].slice(0, 100);
}

function readPrices(typed: TypedOffer, faults: OfferFaults): Amounts {
  const prices: Amounts = {};
  for (const currency of currencies) {
    if (typed.prices[currency].trim() === '') continue;
    const amountMinor = readPrice(typed.prices[currency], currency);
    if (amountMinor === null) faults[currency] = 'bad-price';
    else prices[currency] = amountMinor;
  }
  return prices;
}

/** The start of that day in the studio's time zone. */
function readFrom(
  { priceFrom }: TypedOffer,
  { faults, now }: { faults: OfferFaults; now: Temporal.Instant },
): Temporal.Instant | null {
  if (priceFrom.trim() === '') return null;
  const day = dayText.safeParse(priceFrom);
  const today = studioDay(now);
  if (!day.success) faults.priceFrom = 'bad-day';
  else if (Temporal.PlainDate.compare(day.data, today) < 0) faults.priceFrom = 'past-day';
  else if (Temporal.PlainDate.compare(day.data, today) > 0) return startOfDay(day.data);
  return null;
}

/** A question without a text is removed. */
function readQuestions(typed: TypedOffer, faults: OfferFaults): OfferQuestion[] {
  const questions = typed.questions
    .map(({ id, en, da, isRequired }) => ({ id, en: en.trim(), da: da.trim(), isRequired }))
    .filter(({ en, da }) => en !== '' || da !== '')
    .slice(0, offerLimits.questions);
  if (questions.some(({ en, da }) => en === '' || da === '')) faults.questions = 'both-languages';
  if (questions.some(({ en, da }) => Math.max([...en].length, [...da].length) > offerLimits.question)) {
    faults.questions = 'too-long';
  }
  return questions;
}
