import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Today',
  tasks: 'To do',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nothing: 'Nothing booked.',
  now: 'now',
  week: 'The whole week',
  counts: 'Also waiting',
  countOf: {
    applications: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
    orders: (count: number) => (count === 1 ? '1 order to send' : `${count} orders to send`),
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    stories: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
  },
  standing: 'Before you go live',
  stillSample: 'Sample content',
  stillSampleText: 'Replace it with your own details:',
  change: 'Add your studio details',
  sampleDates: (count: number) =>
    count === 1 ? '1 date of a programme is a sample.' : `${count} dates of programmes are samples.`,
  dates: 'See the dates',
  notConnected: 'Not connected yet',
  connect: 'See what is connected',
};

const da: typeof en = {
  title: 'I dag',
  tasks: 'Dine opgaver',
  today: 'I dag',
  tomorrow: 'I morgen',
  nothing: 'Intet er booket.',
  now: 'nu',
  week: 'Hele ugen',
  counts: 'Venter andre steder',
  countOf: {
    applications: (count) => (count === 1 ? '1 ansøgning' : `${count} ansøgninger`),
    orders: (count) => (count === 1 ? '1 ordre at sende' : `${count} ordrer at sende`),
    messages: (count) => (count === 1 ? '1 besked' : `${count} beskeder`),
    stories: (count) => (count === 1 ? '1 historie' : `${count} historier`),
  },
  standing: 'Før du går live',
  stillSample: 'Eksempelindhold',
  stillSampleText: 'Skift det ud med dine egne oplysninger:',
  change: 'Udfyld studiets oplysninger',
  sampleDates: (count) => (count === 1 ? '1 hold er et eksempel.' : `${count} hold er eksempler.`),
  dates: 'Se holdene',
  notConnected: 'Ikke tilsluttet endnu',
  connect: 'Se tilslutningerne',
};

export const todayMessages: Record<Language, typeof en> = { en, da };
export type TodayWords = typeof en;
