import { noTypedHours } from '#studio/offers/catalogue/offer-hours.ts';
import type { TypedOffer } from '#studio/offers/catalogue/typed-offer.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Currency, currencies, readPrice } from '#studio/shared/money.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import { readWhole } from '#studio/shared/whole-number.ts';
import {
  mostStartOffers,
  offerField,
  type StartFault,
  type StartFaults,
  type StartFieldName,
  type StartKind,
  startKinds,
  type TypedOwnStudio,
  type TypedStartOffer,
} from './own-studio.ts';

export interface StartOffer {
  kind: StartKind;
  name: Record<Language, string>;
  length: number;
  typed: TypedOffer;
}

export interface OwnStudioInput {
  studioName: string;
  coachName: string;
  coachFirstName: string;
  street: string;
  postcode: string;
  city: string;
  email: string;
  phone: string;
  cvr: string;
  mainLanguage: Language;
  offers: StartOffer[];
}

/** Code points, as in the settings. */
const limits = {
  studioName: 80,
  coachName: 80,
  coachFirstName: 40,
  street: 80,
  postcode: 12,
  city: 60,
  email: 254,
  phone: 40,
  cvr: 40,
} as const;

const optional: ReadonlySet<string> = new Set(['phone', 'cvr']);
const nameLimit = 120;

/** All faults at once, at their fields. */
export function readOwnStudio(typed: TypedOwnStudio): { input: OwnStudioInput } | { faults: StartFaults } {
  const faults: StartFaults = {};
  const text = (field: keyof typeof limits) => {
    const value = plain(typed[field]);
    if (value === '' && !optional.has(field)) faults[field] = 'required';
    if (typedLength(value) > limits[field]) faults[field] = 'too-long';
    return value;
  };
  const sold = currencies.filter((currency) => typed.currencies.includes(currency));
  if (sold.length === 0) faults.currencies = 'currency';
  const mainLanguage: Language = typed.mainLanguage === 'da' ? 'da' : 'en';
  const input: OwnStudioInput = {
    studioName: text('studioName'),
    coachName: text('coachName'),
    coachFirstName: text('coachFirstName'),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
    email: text('email'),
    phone: text('phone'),
    cvr: text('cvr'),
    mainLanguage,
    offers: [],
  };
  if (!faults.email && !isEmailAddress(input.email)) faults.email = 'email';
  for (const [at, offer] of typed.offers.slice(0, mostStartOffers).entries()) {
    if (at > 0 && isEmpty(offer)) continue;
    const fault = (field: Parameters<typeof offerField>[1], kind: StartFault) => {
      faults[offerField(at, field)] = kind;
    };
    const read = readOffer(offer, { sold, mainLanguage, fault });
    if (read) input.offers.push(read);
  }
  return Object.keys(faults).length > 0 ? { faults } : { input };
}

/** Without control characters, which the database cannot store. */
function plain(typed: string): string {
  return typed.replace(/\p{Cc}/gu, ' ').trim();
}

function isEmpty({ nameEn, nameDa, prices }: TypedStartOffer): boolean {
  return [nameEn, nameDa, ...Object.values(prices)].every((typed) => typed.trim() === '');
}

interface Reading {
  sold: readonly Currency[];
  mainLanguage: Language;
  fault: (field: Parameters<typeof offerField>[1], kind: StartFault) => void;
}

/** A name that is only given in the main language is used in both. Prices in other currencies are not read. */
function readOffer(typed: TypedStartOffer, { sold, mainLanguage, fault }: Reading): StartOffer | null {
  const kind = startKinds.find((known) => known === typed.kind);
  if (!kind) {
    fault('kind', 'required');
    return null;
  }
  const [en, da] = [plain(typed.nameEn), plain(typed.nameDa)];
  const main = mainLanguage === 'da' ? da : en;
  if (main === '') fault(mainLanguage === 'da' ? 'nameDa' : 'nameEn', 'required');
  if (typedLength(en) > nameLimit) fault('nameEn', 'too-long');
  if (typedLength(da) > nameLimit) fault('nameDa', 'too-long');
  const name = { en: en || main, da: da || main };
  const length = lengthOf(kind, typed.length);
  if (length === null) fault('length', kind === 'pack' ? 'sessions' : 'minutes');
  const prices: Record<Currency, string> = { DKK: '', EUR: '', USD: '' };
  for (const currency of sold) {
    prices[currency] = typed.prices[currency].trim();
    if (prices[currency] === '') fault(currency, 'required');
    else if (readPrice(prices[currency], currency) === null) fault(currency, 'price');
  }
  return { kind, name, length: length ?? 0, typed: typedOffer({ kind, name, length: length ?? 0, prices }) };
}

function lengthOf(kind: StartKind, typed: string): number | null {
  const [least, most] = kind === 'pack' ? [2, 50] : [15, 480];
  return readWhole(typed, { from: least, to: most });
}

function typedOffer({
  kind,
  name,
  length,
  prices,
}: Pick<StartOffer, 'kind' | 'name' | 'length'> & { prices: Record<Currency, string> }): TypedOffer {
  const isTimed = kind !== 'pack';
  return {
    isOnSale: true,
    nameEn: name.en,
    nameDa: name.da,
    summaryEn: isTimed ? `${length} minutes` : '',
    summaryDa: isTimed ? `${length} minutter` : '',
    descriptionEn: '',
    descriptionDa: '',
    prices,
    priceFrom: '',
    vatClass: '',
    group: '',
    place: '',
    durationMinutes: kind === 'session' ? String(length) : '',
    capacity: '',
    noticeHours: '',
    lateFeePercent: '',
    noShowFeePercent: '',
    validMonths: kind === 'pack' ? '12' : '',
    sessions: kind === 'pack' ? String(length) : '',
    soldPer: 'class',
    termOf: '',
    instalments: '',
    courseId: '',
    questions: [],
    instructorIds: [],
    ...noTypedHours,
  };
}

/** 'street' and 'city' are not settings of their own. */
export function asStartField(setting: string): StartFieldName {
  const named: Readonly<Record<string, StartFieldName>> = { addressLines: 'street', coachSlug: 'coachName' };
  return named[setting] ?? (setting as StartFieldName);
}
