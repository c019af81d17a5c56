import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const segmentMessages = inBoth({
  any: ['Any', 'Alle'],
  yes: ['Yes', 'Ja'],
  no: ['No', 'Nej'],
  fields: {
    language: ['Language', 'Sprog'],
    student: ['Students', 'Elever'],
    session: ['Had a session', 'Har haft en time'],
    quietMonths: ['No session in the last', 'Ingen time i'],
    bought: ['Bought', 'Har købt'],
    boughtWithin: ['When bought', 'Købt hvornår'],
    tag: ['Tag', 'Mærke'],
    applied: ['Applied for a programme', 'Har søgt om et forløb'],
    waiting: ['On a waiting list', 'På venteliste'],
    subscribedSince: ['Subscribed since', 'Tilmeldt siden'],
  },
  languages: { en: common.english, da: common.danish },
  sessions: {
    ever: ['At any time', 'På et tidspunkt'],
    'this-year': ['This year', 'I år'],
    'last-12-months': ['In the last 12 months', 'De seneste 12 måneder'],
  },
  months: (count: number) => (count === 1 ? ['month', 'en måned'] : [`${count} months`, `${count} måneder`]),
  anything: ['Anything', 'Noget'],
  within: {
    ever: ['At any time', 'På et tidspunkt'],
    'last-3-months': ['In the last 3 months', 'De seneste 3 måneder'],
    'last-12-months': ['In the last 12 months', 'De seneste 12 måneder'],
  },
});
