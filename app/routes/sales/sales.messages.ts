import type { Language } from '#studio/shared/language.ts';

const en = {
  enroll: 'Enroll',
  enrollIn: (plan: string) => `in ${plan}`,
  orMonthly: (count: number, first: string, monthly: string) =>
    first === monthly
      ? `or ${count} monthly payments of ${monthly}`
      : `or ${count} monthly payments: ${first} now, then ${monthly}`,
  enrollMonthly: 'Pay monthly',
  guarantee: '30-day satisfaction guarantee',
  prices: 'Prices in US dollars, VAT included.',
  soon: 'Payments open soon',
  notOffered: 'Currently unavailable',
  lessons: (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`),
  seePlans: 'See the plans',
  from: (price: string) => `From ${price}`,
  others: 'More online courses',
};

const da: typeof en = {
  enroll: 'Tilmeld dig',
  enrollIn: (plan) => plan,
  orMonthly: (count, first, monthly) =>
    first === monthly
      ? `eller ${count} månedlige betalinger à ${monthly}`
      : `eller ${count} månedlige betalinger: ${first} nu, derefter ${monthly}`,
  enrollMonthly: 'Betal månedsvis',
  guarantee: '30 dages tilfredshedsgaranti',
  prices: 'Priser i amerikanske dollar, inklusive moms.',
  soon: 'Betaling åbner snart',
  notOffered: 'Sælges ikke lige nu',
  lessons: (count) => (count === 1 ? '1 lektion' : `${count} lektioner`),
  seePlans: 'Se prisen',
  from: (price) => `Fra ${price}`,
  others: 'Andre kurser derhjemme',
};

export const salesMessages: Record<Language, typeof en> = { en, da };
