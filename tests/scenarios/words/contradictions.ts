import type { Language } from '#studio/shared/language.ts';
import { amountKey, type MoneyFacts } from './money-facts.ts';

/** What a text can say about money, and when that is true. */
interface Claim {
  name: string;
  says: Record<Language, RegExp>;
  isTrue: (facts: MoneyFacts) => boolean;
}

const isCharged = (facts: MoneyFacts) => facts.capturedMinor > 0;

export const claims: readonly Claim[] = [
  {
    name: 'nothing more is to be paid',
    says: { en: /nothing more to pay/, da: /skal ikke betale mere/ },
    isTrue: ({ session }) => session === 'settled' || session === 'none',
  },
  {
    name: 'the session is paid there',
    says: { en: /(?<!Paid |paid |taken )at the session/, da: /(?<!etalt |betalte )ved timen/ },
    isTrue: ({ session }) => session === 'at-session',
  },
  {
    name: 'an invoice is still to be paid',
    says: { en: /Invoice \d+ is still to be paid/, da: /Faktura \d+ skal stadig betales/ },
    isTrue: ({ session }) => session === 'invoiced',
  },
  {
    name: 'the order is paid',
    says: { en: /Status:? \|? ?Paid\b/, da: /Status:? \|? ?Betalt\b/ },
    isTrue: isCharged,
  },
  {
    name: 'a payment was received',
    says: { en: /received your payment/, da: /modtaget din betaling/ },
    isTrue: isCharged,
  },
  {
    name: 'a time is to be chosen',
    says: { en: /Choose a time (?:now|whenever)/, da: /Vælg en tid nu|Vælg et tidspunkt, når/ },
    isTrue: ({ sessionsLeft }) => sessionsLeft > 0,
  },
  {
    name: 'an amount was charged',
    says: {
      en: /[Ww]e[’']ve (?:now )?charged/,
      da: /og trukket|[Vv]i har (?:nu )?trukket (?!ikke|noget|penge)/,
    },
    isTrue: isCharged,
  },
  {
    name: 'an amount is reserved',
    says: {
      en: /Status:? \|? ?Authorised|[Ww]e[’']ve reserved the amount| is reserved on your/,
      da: /Status:? \|? ?Reserveret|har reserveret beløbet|er reserveret på dit/,
    },
    isTrue: ({ state }) => state === 'authorised',
  },
  {
    name: 'a gift card has paid a part',
    says: { en: /Paid with gift card/, da: /Betalt med gavekort/ },
    isTrue: ({ state }) => state !== 'voided' && state !== 'lapsed',
  },
  {
    name: 'nothing was charged',
    says: { en: /haven[’']t been charged(?! for it)/, da: /har ikke trukket (?:noget|penge)(?! for den)/ },
    isTrue: ({ capturedMinor }) => capturedMinor === 0,
  },
  {
    name: 'money is refunded',
    says: {
      en: /We[’']re refunding|is on its way back|Your refund is on its way/,
      da: /tilbage på det kort|på vej tilbage til dig/,
    },
    isTrue: ({ refundedMinor }) => refundedMinor > 0,
  },
  {
    name: 'the whole amount was refunded',
    says: { en: /refunded in full/, da: /Du har fået pengene tilbage/ },
    isTrue: ({ refundedMinor, capturedMinor }) => refundedMinor === capturedMinor && capturedMinor > 0,
  },
  {
    name: 'the order is exempt from VAT',
    says: { en: /VAT:? \|? ?Exempt from VAT/, da: /Moms:? \|? ?Momsfri/ },
    isTrue: ({ vatMinor, isVoucher }) => vatMinor === 0 && !isVoucher,
  },
  {
    name: 'VAT is charged when the gift card is used',
    says: { en: /harged when the gift card is used/, da: /eregnes, når gavekortet bruges/ },
    isTrue: ({ isVoucher }) => isVoucher,
  },
  {
    name: 'VAT is included',
    says: { en: /Including (?:[\d.]+% )?VAT/, da: /Heraf moms/ },
    isTrue: ({ vatMinor }) => vatMinor > 0,
  },
];

/** Two sentences that cannot both be true of one purchase. */
const opposites: ReadonlyArray<Record<Language, [RegExp, RegExp]>> = [
  {
    en: [/[Cc]hoose (?:your|a) time/, /writes to you|write to you/],
    da: [/[Vv]ælg (?:din|en) tid|[Vv]ælg et tidspunkt/, /skriver til dig/],
  },
];

const amount = /\b(DKK|EUR|USD)[\s ]−?(\d[\d.,]*\d|\d)/g;

export function minorOf(figure: string, language: Language): number {
  const [thousands, decimal] = language === 'da' ? ['.', ','] : [',', '.'];
  const [whole = '', rest = ''] = figure.replaceAll(thousands, '').split(decimal);
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

/** One sentence for each claim that the ledger contradicts. `said` collects the names of the claims that occurred. */
export function contradictions(
  text: string,
  { language, facts, said }: { language: Language; facts: MoneyFacts; said?: Set<string> },
): string[] {
  const faults: string[] = [];
  for (const { name, says, isTrue } of claims) {
    if (!says[language].test(text)) continue;
    said?.add(`${language}: ${name}`);
    if (!isTrue(facts)) faults.push(`says that ${name}`);
  }
  for (const pair of opposites) {
    const [one, other] = pair[language];
    if (one.test(text) && other.test(text)) faults.push(`says both ${one} and ${other}`);
  }
  for (const [words, currency = '', figure = ''] of text.matchAll(amount)) {
    if (!facts.amounts.has(amountKey(currency, minorOf(figure, language))))
      faults.push(`names ${words}, which the ledger doesn’t know`);
  }
  return faults;
}
