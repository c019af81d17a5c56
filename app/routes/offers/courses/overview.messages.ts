import type { OfferKind, SoldPer } from '#platform/db/schema/catalogue.ts';
import type { CourseGroup } from '#studio/shared/content/blocks.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

interface GroupWords {
  title: string;
  about: (coach: string) => string;
}

export const overviewMessages = inBoth({
  learnMore: ['Learn More', 'Læs mere'],
  detailsFollow: ['Details follow', 'Detaljer følger'],
  from: ['from', 'fra'],
  joinFor: (price: string) => [`Join for ${price}`, `Deltag for ${price}`],
  newTab: ['(opens in a new tab)', '(åbner i en ny fane)'],
  paymentsOpenSoon: ['Payments open soon', 'Betaling er snart mulig'],
  none: ['There are no courses yet. Come back soon.', 'Der er ingen kurser endnu. Kig forbi igen snart.'],
  start: ['Where do I start?', 'Hvor skal jeg begynde?'],
  groups: {
    hour: { title: ['One hour', 'En time'], about: (coach) => [`You and ${coach}`, `Dig og ${coach}`] },
    others: { title: ['With others', 'Sammen med andre'], about: () => ['In small groups', 'På små hold'] },
    intensives: {
      title: ['Intensives', 'Intensive forløb'],
      about: () => ['Several days at a time', 'Flere dage ad gangen'],
    },
  } satisfies Pairs<Record<CourseGroup, GroupWords>>,
  atHome: { title: ['At home', 'Derhjemme'], about: ['Start any day, yours to keep', 'Begynd, når du vil'] },
  startAnyDay: ['start any day', 'begynd, når du vil'],
  onlineCourses: ['Online courses', 'Onlinekurser'],
  workbooks: ['Workbooks, free PDFs', 'Arbejdsbøger, gratis PDF’er'],
  pages: (pages: number) => (pages === 1 ? ['1 page', '1 side'] : [`${pages} pages`, `${pages} sider`]),
  nextAt: (at: string) => [`Next: ${at}`, `Næste: ${at}`],
  soonest: (at: string) => [`next: ${at}`, `næste: ${at}`],
  noTimes: ['No available times in the next seven days', 'Ingen ledige tider de næste syv dage'],
  everyWeek: ['Every week', 'Hver uge'],
  byAppointment: ['By appointment', 'Efter aftale'],
  byBooking: ['At a time you choose', 'På et tidspunkt, du vælger'],
  minutes: (minutes: number) => [`for ${minutes} minutes`, `for ${minutes} minutter`],
  noDate: ['No date yet', 'Ingen dato endnu'],
  moreDates: (dates: number) =>
    dates === 1 ? ['1 more date', '1 dato til'] : [`${dates} more dates`, `${dates} datoer til`],
  notSure: ['Not sure yet?', 'I tvivl?'],
  talk: (coach: string) => [`Talk to ${coach}: 30 minutes, free.`, `Tal med ${coach}: 30 minutter, gratis.`],
  codes: ['Discount code or gift card?', 'Rabatkode eller gavekort?'],
  codesFor: ['Use it for', 'Brug det til'],
  codeFor: ['Use a code for', 'Brug en kode til'],
  units: {
    session: ['per hour', 'pr. time'],
    workshop: ['per place', 'pr. plads'],
    programme: ['per place', 'pr. plads'],
    'studio-day': ['per day', 'pr. dag'],
    'group-class': ['per place', 'pr. plads'],
  } as Pairs<Partial<Record<OfferKind, string>>>,
  soldPer: { class: ['per class', 'pr. gang'], term: ['per term', 'pr. forløb'] } satisfies Pairs<
    Record<SoldPer, string>
  >,
});
