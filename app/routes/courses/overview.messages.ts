import type { OfferKind, SoldPer } from '#platform/db/schema/catalogue.ts';
import type { CourseGroup } from '#studio/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';

interface GroupWords {
  title: string;
  about: (coach: string) => string;
}

const en = {
  learnMore: 'Learn More',
  detailsFollow: 'Details follow',
  from: 'from',
  joinFor: (price: string) => `Join for ${price}`,
  newTab: '(opens in a new tab)',
  paymentsOpenSoon: 'Payments open soon',
  none: 'There are no courses yet. Come back soon.',
  start: 'Where do I start?',
  groups: {
    hour: { title: 'One hour', about: (coach) => `You and ${coach}` },
    others: { title: 'With others', about: () => 'In small groups' },
    intensives: { title: 'Intensives', about: () => 'Several days at a time' },
  } as Record<CourseGroup, GroupWords>,
  atHome: { title: 'At home', about: 'Start any day, yours to keep' },
  startAnyDay: 'start any day',
  onlineCourses: 'Online courses',
  workbooks: 'Workbooks, free PDFs',
  pages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  nextAt: (at: string) => `Next: ${at}`,
  soonest: (at: string) => `next: ${at}`,
  noTimes: 'No free times in the next seven days',
  everyWeek: 'Every week',
  byAppointment: 'By appointment',
  byBooking: 'At a time you choose',
  minutes: (minutes: number) => `for ${minutes} minutes`,
  noDate: 'No date yet',
  moreDates: (dates: number) => (dates === 1 ? '1 more date' : `${dates} more dates`),
  notSure: 'Not sure yet?',
  talk: (coach: string) => `Talk to ${coach}: 30 minutes, free.`,
  codes: 'Discount code or gift card? Use it for',
  codeFor: 'Use a code for',
  units: {
    session: 'per hour',
    workshop: 'per place',
    programme: 'per place',
    'studio-day': 'per day',
    'group-class': 'per place',
  } as Partial<Record<OfferKind, string>>,
  soldPer: { class: 'per class', term: 'per term' } as Record<SoldPer, string>,
};

const da: typeof en = {
  learnMore: 'Læs mere',
  detailsFollow: 'Detaljer følger',
  from: 'fra',
  joinFor: (price) => `Deltag for ${price}`,
  newTab: '(åbner i en ny fane)',
  paymentsOpenSoon: 'Betaling åbner snart',
  none: 'Der er ingen kurser endnu. Kig forbi igen snart.',
  start: 'Hvor skal jeg begynde?',
  groups: {
    hour: { title: 'En time', about: (coach) => `Dig og ${coach}` },
    others: { title: 'Sammen med andre', about: () => 'På små hold' },
    intensives: { title: 'Intensive forløb', about: () => 'Flere dage ad gangen' },
  },
  atHome: { title: 'Derhjemme', about: 'Begynd, når du vil' },
  startAnyDay: 'begynd, når du vil',
  onlineCourses: 'Onlinekurser',
  workbooks: 'Arbejdsbøger, gratis PDF’er',
  pages: (pages) => (pages === 1 ? '1 side' : `${pages} sider`),
  nextAt: (at) => `Næste: ${at}`,
  soonest: (at) => `næste: ${at}`,
  noTimes: 'Ingen ledige tider de næste syv dage',
  everyWeek: 'Hver uge',
  byAppointment: 'Efter aftale',
  byBooking: 'På et tidspunkt, du vælger',
  minutes: (minutes) => `for ${minutes} minutter`,
  noDate: 'Ingen dato endnu',
  moreDates: (dates) => (dates === 1 ? '1 dato mere' : `${dates} datoer mere`),
  notSure: 'I tvivl?',
  talk: (coach) => `Tal med ${coach}: 30 minutter, gratis.`,
  codes: 'Rabatkode eller gavekort? Brug det til',
  codeFor: 'Brug en kode til',
  units: {
    session: 'pr. time',
    workshop: 'pr. plads',
    programme: 'pr. plads',
    'studio-day': 'pr. dag',
    'group-class': 'pr. plads',
  },
  soldPer: { class: 'pr. gang', term: 'pr. forløb' },
};

export const overviewMessages: Record<Language, typeof en> = { en, da };
