import type { CodeField } from '#studio/offers/discounts/create-code.ts';
import type { CodeState } from '#studio/offers/discounts/discount.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const codesMessages = inBoth({
  title: ['Discount codes', 'Rabatkoder'],
  lead: [
    'Customers enter a code when they pay. It’s reserved while they pay, so limits hold.',
    'Køberen skriver koden, når der betales. Den er reserveret under betalingen, så grænserne holder.',
  ],
  columns: {
    code: ['Code', 'Kode'],
    value: common.discount,
    period: ['Valid', 'Gælder'],
    uses: ['Uses', 'Brugt'],
    state: common.state,
  },
  empty: {
    title: ['No discount codes yet', 'Ingen rabatkoder endnu'],
    text: ['Create one, and share it with the people it’s for.', 'Opret en, og del den med dem, den er til.'],
  },
  states: {
    active: ['Active', 'Aktiv'],
    scheduled: ['Scheduled', 'Planlagt'],
    paused: ['Paused', 'På pause'],
    ended: ['Ended', 'Udløbet'],
    'used-up': ['Used up', 'Brugt op'],
  } satisfies Pairs<Record<CodeState, string>>,
  percent: (percent: number) => [`${percent}%`, `${percent} %`],
  until: (day: string) => [`until ${day}`, `til ${day}`],
  from: (day: string) => [`from ${day}`, `fra ${day}`],
  always: ['no end date', 'ingen slutdato'],
  usesOf: (uses: number, most: number | null) =>
    most === null ? String(uses) : [`${uses} of ${most}`, `${uses} af ${most}`],
  create: {
    open: ['New code', 'Ny kode'],
    problem: ['The code wasn’t created', 'Koden blev ikke oprettet'],
    exists: ['This code exists already. Choose another one.', 'Koden findes allerede. Vælg en anden.'],
    check: ['Please check the marked fields.', 'Tjek de markerede felter.'],
    code: ['Code', 'Kode'],
    codeHint: [
      '3 to 19 letters, digits or hyphens, like SPRING25.',
      '3 til 19 bogstaver, tal eller bindestreger, for eksempel FORAAR25.',
    ],
    value: ['Kind', 'Type'],
    values: { percent: ['Percentage', 'Procent'], amount: ['Fixed amount', 'Fast beløb'] },
    percent: ['Percentage', 'Procent'],
    amount: common.amount,
    amountHint: [
      'For the kind “Fixed amount”. Only orders in this currency.',
      'Til typen »Fast beløb«. Kun ordrer i denne valuta.',
    ],
    percentHint: ['For the kind “Percentage”: 1 to 100.', 'Til typen »Procent«: 1 til 100.'],
    currency: common.currency,
    fromDay: ['Valid from', 'Gælder fra'],
    fromHint: ['Empty: from now on.', 'Tomt: fra nu af.'],
    untilDay: ['Valid until', 'Gælder til'],
    untilHint: ['The last day. Empty: no end date.', 'Den sidste dag. Tomt: ingen slutdato.'],
    maxUses: ['Uses in total', 'Antal gange i alt'],
    maxUsesPerPerson: ['Uses per person', 'Antal gange pr. person'],
    limitHint: ['Empty: unlimited.', 'Tomt: ubegrænset.'],
    personHint: ['By email address. Empty: unlimited.', 'Efter e-mailadresse. Tomt: ubegrænset.'],
    offers: ['Applies to', 'Gælder for'],
    offersHint: [
      'None selected: everything except delivery and gift cards.',
      'Intet valgt: alt undtagen levering og gavekort.',
    ],
    save: ['Create code', 'Opret kode'],
    faults: {
      code: ['3 to 19 letters, digits or hyphens.', '3 til 19 bogstaver, tal eller bindestreger.'],
      percent: ['A whole number from 1 to 100.', 'Et helt tal fra 1 til 100.'],
      amountMinor: ['An amount, like 200 or 199.50.', 'Et beløb, for eksempel 200 eller 199,50.'],
      fromDay: ['A date.', 'En dato.'],
      untilDay: ['A date, not before the first day.', 'En dato, tidligst den første dag.'],
      maxUses: ['A whole number, or nothing.', 'Et helt tal eller ingenting.'],
      maxUsesPerPerson: ['A whole number, or nothing.', 'Et helt tal eller ingenting.'],
    } satisfies Pairs<Record<CodeField, string>>,
  },
  back: ['All codes', 'Alle koder'],
  facts: {
    value: common.discount,
    period: ['Valid', 'Gælder'],
    uses: ['Uses', 'Brugt'],
    perPerson: ['Per person', 'Pr. person'],
    offers: ['Applies to', 'Gælder for'],
  },
  everything: ['Everything except delivery and gift cards', 'Alt undtagen levering og gavekort'],
  unlimited: ['unlimited', 'ubegrænset'],
  pause: ['Pause code', 'Sæt koden på pause'],
  pauseSure: (code: string) => [
    `Pause ${code}? It can’t be entered any more. Orders that have it already, paid or being paid, keep their discount.`,
    `Sæt ${code} på pause? Koden kan ikke bruges mere. Ordrer, der allerede har den, betalt eller under betaling, beholder rabatten.`,
  ],
  pauseYes: ['Yes, pause', 'Ja, sæt på pause'],
  resume: ['Resume code', 'Genoptag koden'],
  resumeText: ['It can be entered again, within its limits.', 'Den kan bruges igen inden for sine grænser.'],
  list: ['Orders with this code', 'Ordrer med koden'],
  none: ['No order has used it yet.', 'Ingen ordre har brugt den endnu.'],
  order: common.order,
  customer: ['Customer', 'Køber'],
  discount: common.discount,
  date: common.date,
  beingPaid: ['being paid', 'under betaling'],
  flash: {
    created: ['Code created.', 'Koden er oprettet.'],
    paused: ['Code paused.', 'Koden er sat på pause.'],
    resumed: ['Code resumed.', 'Koden er genoptaget.'],
  },
});

export type CodesWords = (typeof codesMessages)['en'];
