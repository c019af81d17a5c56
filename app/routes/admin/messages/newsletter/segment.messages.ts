import type { SegmentRefusal } from '#studio/messages/newsletter-sending/save-segment.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const segmentRefusals = {
  'segment-missing': ['This saved group no longer exists.', 'Den gemte gruppe findes ikke længere.'],
  'segment-unnamed': ['Please enter a name of at most 200 characters.', 'Skriv et navn på højst 200 tegn.'],
  'name-taken': [
    'Another saved group has this name. Choose a different one.',
    'En anden gemt gruppe har det navn. Vælg et andet.',
  ],
  full: ['You can save up to 50 groups. Delete one first.', 'Du kan gemme op til 50 grupper. Slet én først.'],
} satisfies Pairs<Record<Exclude<SegmentRefusal, 'changed'>, string>>;

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
  names: ['Show recipients', 'Vis modtagere'],
  andMore: (count: number) => [`and ${count} more`, `og ${count} mere`],
  saved: ['Saved group', 'Gemt gruppe'],
  choose: ['Use saved group', 'Brug den gemte gruppe'],
  manage: ['All saved groups', 'Alle gemte grupper'],
  save: ['Save this group', 'Gem gruppen'],
  name: common.name,
  saveAs: common.save,
  title: ['Saved groups', 'Gemte grupper'],
  lead: [
    'Groups of subscribers for your next issues. Who is in them is counted anew each time.',
    'Grupper af tilmeldte til dine næste nyhedsbreve. Hvem der er med, tælles på ny hver gang.',
  ],
  none: [
    'No saved groups yet. Save one where you choose the recipients of an issue.',
    'Ingen gemte grupper endnu. Gem en, hvor du vælger modtagerne af et nyhedsbrev.',
  ],
  people: (count: number) =>
    count === 1 ? ['1 person', '1 person'] : [`${count} people`, `${count} personer`],
  laterVersion: [
    'Saved by a later version of the site: it can’t be used here.',
    'Gemt af en senere version af siden og kan ikke bruges her.',
  ],
  rename: ['Rename', 'Omdøb'],
  remove: common.delete,
  removeSure: (name: string) => [
    `Delete the saved group “${name}”? Issues keep their recipients.`,
    `Slet den gemte gruppe »${name}«? Nyhedsbreve beholder deres modtagere.`,
  ],
  removeYes: ['Yes, delete', 'Ja, slet'],
  problem: common.notSaved,
  refusals: {
    ...segmentRefusals,
    changed: [
      'The group was renamed since you opened this page. Look at it again.',
      'Gruppen er omdøbt, siden du åbnede siden. Se på den igen.',
    ],
  },
  flash: {
    renamed: common.savedSentence,
    deleted: ['Saved group deleted.', 'Den gemte gruppe er slettet.'],
  },
});
