import { inBoth } from '#studio/shared/texts/in-both.ts';

export const salesMessages = inBoth({
  enroll: ['Enroll', 'Tilmeld dig'],
  enrollIn: (plan: string) => [`in ${plan}`, plan],
  orMonthly: (count: number, first: string, monthly: string) =>
    first === monthly
      ? [`or ${count} monthly payments of ${monthly}`, `eller ${count} månedlige betalinger à ${monthly}`]
      : [
          `or ${count} monthly payments: ${first} now, then ${monthly}`,
          `eller ${count} månedlige betalinger: ${first} nu, derefter ${monthly}`,
        ],
  enrollMonthly: ['Pay monthly', 'Betal månedsvis'],
  guarantee: ['30-day satisfaction guarantee', '30 dages tilfredshedsgaranti'],
  prices: ['Prices in US dollars, VAT included.', 'Priser i amerikanske dollar, inklusive moms.'],
  soon: ['Payments open soon', 'Betaling åbner snart'],
  notOffered: ['Currently unavailable', 'Sælges ikke lige nu'],
  lessons: (count: number) =>
    count === 1 ? ['1 lesson', '1 lektion'] : [`${count} lessons`, `${count} lektioner`],
  seePlans: ['See the plans', 'Se prisen'],
  from: (price: string) => [`From ${price}`, `Fra ${price}`],
  others: ['More online courses', 'Andre kurser derhjemme'],
});
