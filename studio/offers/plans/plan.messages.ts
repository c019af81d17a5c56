import { inBoth } from '#studio/shared/texts/in-both.ts';

export const planWords = inBoth({
  /** What the hosted page calls the monthly line. */
  monthly: (what: string, count: number) => [
    `${what}, one of ${count} monthly payments`,
    `${what}, en af ${count} månedlige betalinger`,
  ],
  /** The cents that do not divide. */
  rounding: ['Rounding adjustment', 'Afrunding, én gang'],
  charged: (charged: string, total: string) => [
    `${charged} of ${total} charged.`,
    `${charged} af ${total} er trukket.`,
  ],
  notCharged: (amount: string) => [`${amount} couldn’t be charged.`, `${amount} kunne ikke trækkes.`],
  next: (amount: string, date: string | null) =>
    date
      ? [`Next: ${amount} on ${date}.`, `Næste: ${amount}, ${date}.`]
      : [`Next: ${amount}.`, `Næste: ${amount}.`],
  /** On offers, before the purchase. */
  split: (count: number, { first, later }: { first: string; later: string }) =>
    first === later
      ? [`${count} monthly payments of ${later}`, `${count} månedlige betalinger på ${later}`]
      : [
          `${count} monthly payments: ${first} today, then ${count - 1} × ${later}`,
          `${count} månedlige betalinger: ${first} i dag, derefter ${count - 1} × ${later}`,
        ],
  or: (payments: string) => [`or ${payments}`, `eller ${payments}`],
  note: (count: number) => [
    `You pay ${count} times: now, and then once a month. Payments stop automatically after the last one.`,
    `Du betaler ${count} gange: nu og derefter én gang om måneden. Betalingen stopper automatisk efter sidste rate.`,
  ],
});
