import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { readCurrency, readPrice } from '#studio/shared/money.ts';
import { type OfferWords, offerMessages } from '../../offers/catalogue/offer.messages.ts';
import { type DescribedField, hoursIn } from './describe-change.ts';
import { changeHistoryMessages } from './history.messages.ts';

/** A field of an offer's page. Null: it is no longer on it. */
export function describeOfferField(name: string, language: Language): DescribedField | null {
  const words = offerMessages[language];
  const currency = readCurrency(name);
  if (currency) {
    const price = (value: unknown) => {
      const amountMinor = readPrice(value, currency);
      return amountMinor === null ? '' : formats[language].money({ amountMinor, currency });
    };
    return { label: changeHistoryMessages[language].price(currency), read: price };
  }
  if (name === 'isOnSale') return { label: words.onSale, read: Boolean };
  if (name === 'questions') return { label: words.sections.questions, read: null };
  if (name === 'instructorIds') return { label: words.instructors, read: null };
  const label = labels(words)[name];
  return typeof label === 'string' ? { label, read: (value) => valueIn(name, value, language) } : null;
}

const labels = (words: OfferWords): Readonly<Record<string, unknown>> => ({
  ...words,
  nameEn: `${words.sections.name}, ${words.nameEn}`,
  nameDa: `${words.sections.name}, ${words.nameDa}`,
});

function valueIn(name: string, value: unknown, language: Language): string {
  const words = offerMessages[language];
  const text = String(value ?? '');
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    vatClass: words.vatClasses,
    group: words.groups,
    startEvery: { '': words.everyAsSettings },
  };
  if (name === 'startEvery' && text !== '') return words.everyMinutes(text);
  if (name.startsWith('starts')) return hoursIn(language)(text);
  return named[name]?.[text] ?? text;
}
