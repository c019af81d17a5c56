import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Today',
  tasks: 'What waits for you',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nothing: 'Nothing is booked.',
  now: 'now',
  week: 'The whole week',
  counts: 'Waiting elsewhere',
  countOf: {
    applications: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
    orders: (count: number) => (count === 1 ? '1 order to send' : `${count} orders to send`),
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    stories: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
  },
  standing: 'Before others see it',
  stillSample: 'Still invented',
  stillSampleText: 'Replace it before anybody relies on it:',
  change: 'Say who you are',
  sampleDates: (count: number) =>
    count === 1 ? '1 date of a programme is a sample.' : `${count} dates of programmes are samples.`,
  dates: 'See the dates',
  notConnected: 'Not connected yet',
  connect: 'See what is connected',
};

const da: typeof en = {
  title: 'I dag',
  tasks: 'Det, der venter på dig',
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
  standing: 'Før andre ser det',
  stillSample: 'Stadig opdigtet',
  stillSampleText: 'Skift det ud, før nogen stoler på det:',
  change: 'Skriv, hvem du er',
  sampleDates: (count) => (count === 1 ? '1 hold er et eksempel.' : `${count} hold er eksempler.`),
  dates: 'Se holdene',
  notConnected: 'Ikke tilsluttet endnu',
  connect: 'Se tilslutningerne',
};

export const todayMessages: Record<Language, typeof en> = { en, da };
export type TodayWords = typeof en;
