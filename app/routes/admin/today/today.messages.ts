import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Today',
  tasks: 'To do',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nothing: 'Nothing booked.',
  now: 'now',
  week: 'The whole week',
};

const da: typeof en = {
  title: 'I dag',
  tasks: 'Dine opgaver',
  today: 'I dag',
  tomorrow: 'I morgen',
  nothing: 'Intet er booket.',
  now: 'nu',
  week: 'Hele ugen',
};

export const todayMessages: Record<Language, typeof en> = { en, da };
export type TodayWords = typeof en;
