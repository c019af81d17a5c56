import { inBoth } from '#studio/shared/texts/in-both.ts';

export const salesMessages = inBoth({
  enroll: ['Enroll', 'Tilmeld dig'],
  enrollIn: (plan: string) => [`in ${plan}`, plan],
  enrollMonthly: ['Pay monthly', 'Betal månedsvis'],
  guarantee: ['30-day satisfaction guarantee', '30 dages tilfredshedsgaranti'],
  prices: ['Prices in US dollars, VAT included.', 'Priser i amerikanske dollar, inklusive moms.'],
  soon: ['Payments open soon', 'Betaling er snart mulig'],
  notOffered: ['Currently unavailable', 'Sælges ikke lige nu'],
  seePlans: ['See the plans', 'Se priserne'],
  from: (price: string) => [`From ${price}`, `Fra ${price}`],
  others: ['More online courses', 'Flere onlinekurser'],
});
