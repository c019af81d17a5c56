import { inBoth } from '#studio/shared/texts/in-both.ts';

export const sessionFeeMessages = inBoth({
  /** On the invoice. */
  line: {
    late: (start: string) => [`Late cancellation: session ${start}`, `Sen aflysning: time ${start}`],
    'no-show': (start: string) => [`No-show: session ${start}`, `Udeblivelse: time ${start}`],
  },
  /** Before and after booking, to the student. */
  late: (hours: number, amount: string) => [
    `If you haven’t paid and cancel less than ${hours} hours before, we may charge ${amount}.`,
    `Har du ikke betalt, og aflyser du mindre end ${hours} timer før, kan vi opkræve ${amount}.`,
  ],
  noShow: (amount: string) => [
    `If you haven’t paid and don’t come, we may charge ${amount}.`,
    `Har du ikke betalt, og udebliver du, kan vi opkræve ${amount}.`,
  ],
  either: (hours: number, amount: string) => [
    `If you haven’t paid and cancel less than ${hours} hours before, or don’t come, we may charge ${amount}.`,
    `Har du ikke betalt, og aflyser du mindre end ${hours} timer før, eller udebliver du, kan vi opkræve ${amount}.`,
  ],
  both: (hours: number, { late, noShow }: { late: string; noShow: string }) => [
    `If you haven’t paid and cancel less than ${hours} hours before, we may charge ${late}; if you don’t come, ${noShow}.`,
    `Har du ikke betalt, og aflyser du mindre end ${hours} timer før, kan vi opkræve ${late}. Udebliver du, kan vi opkræve ${noShow}.`,
  ],
});
