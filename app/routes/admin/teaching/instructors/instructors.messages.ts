import { richTextMessages } from '#app/web/rich-text/rich-text.messages.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { InstructorFault } from '#studio/teaching/instructors/instructor.ts';
import { recordPairs } from '../../record.messages.ts';

export const instructorsMessages = inBoth({
  title: common.instructors,
  lead: [
    'The people who teach, in the order of the home page. Offers name who teaches them.',
    'Dem, der underviser, i forsidens rækkefølge. Tilbuddene viser, hvem der underviser.',
  ],
  caption: common.instructors,
  columns: { name: common.name, state: ['Home page', 'Forside'], acts: ['Order', 'Rækkefølge'] },
  add: ['New instructor', 'Ny underviser'],
  back: ['All instructors', 'Alle undervisere'],
  newTitle: ['New instructor', 'Ny underviser'],
  newLead: [
    'You add the portrait and the recording afterwards.',
    'Portræt og optagelse tilføjer du bagefter.',
  ],
  fields: {
    name: common.name,
    roleEn: ['Voice or subject, in English', 'Stemme eller fag, på engelsk'],
    roleDa: ['Voice or subject, in Danish', 'Stemme eller fag, på dansk'],
    textEn: ['Text, in English', 'Tekst, på engelsk'],
    textDa: ['Text, in Danish', 'Tekst, på dansk'],
    isVisible: ['Shown on the home page', 'Vises på forsiden'],
  },
  coachName: (name: string) => [
    `${name} is the coach. The name is changed in`,
    `${name} er coachen. Navnet ændres under`,
  ],
  studioSettings: ['Settings, Studio', 'Indstillinger, Studiet'],
  textHint: [
    'One or two sentences. Without a text in one language, visitors see the other.',
    'En eller to sætninger. Mangler teksten på ét sprog, vises den på det andet.',
  ],
  save: common.save,
  create: ['Add instructor', 'Tilføj underviser'],
  show: ['Show', 'Vis'],
  hide: ['Hide', 'Skjul'],
  shown: ['Shown', 'Vises'],
  hidden: common.hidden,
  up: (name: string) => [`Move up: ${name}`, `Flyt op: ${name}`],
  down: (name: string) => [`Move down: ${name}`, `Flyt ned: ${name}`],
  upShort: ['Up', 'Op'],
  downShort: ['Down', 'Ned'],
  files: ['Portrait and recording', 'Portræt og optagelse'],
  portrait: ['Portrait', 'Portræt'],
  recording: common.recording,
  noPortrait: ['No photograph', 'Intet foto'],
  noRecording: ['No recording', 'Ingen optagelse'],
  initialShown: ['The initial is then shown.', 'Så vises forbogstavet.'],
  nothingPlayed: ['The home page then has nothing to play.', 'Så er der intet at afspille på forsiden.'],
  remove: ['Remove instructor', 'Fjern underviser'],
  removeSure: (name: string) => [
    `Remove ${name}? The portrait and the recording are deleted; the texts can be restored.`,
    `Fjern ${name}? Portræt og optagelse slettes. Teksterne kan gendannes.`,
  ],
  removeOffers: (titles: readonly string[]) => [
    `${titles.length === 1 ? 'This offer' : `These ${titles.length} offers`} will no longer name this person: ${titles.join(', ')}.`,
    `${titles.length === 1 ? 'Dette tilbud' : `Disse ${titles.length} tilbud`} viser ikke længere underviseren: ${titles.join(', ')}.`,
  ],
  removeClaims: ({ all, upcoming }: { all: number; upcoming: number }) => [
    `${all === 1 ? 'One booking or course day refers' : `${all} bookings and course days refer`} to this person, ${upcoming === 0 ? 'none' : upcoming} of them upcoming. They stay as they are.`,
    `${all === 1 ? 'Én booking eller holddag hører' : `${all} bookinger og holddage hører`} til underviseren, ${upcoming === 0 ? 'ingen' : upcoming} af dem kommende. De bliver, som de er.`,
  ],
  removeNothing: [
    'No offer and no booking refers to this person.',
    'Ingen tilbud og ingen bookinger hører til underviseren.',
  ],
  yes: ['Yes, remove', 'Ja, fjern'],
  removedTitle: ['Removed instructors', 'Fjernede undervisere'],
  removedHint: [
    'The texts are kept. A restored person is on the home page again; portrait, recording and offers are added anew.',
    'Teksterne er gemt. Den, du gendanner, vises igen på forsiden. Portræt, optagelse og tilbud tilføjer du på ny.',
  ],
  restore: (name: string) => [`Restore: ${name}`, `Gendan: ${name}`],
  restoreShort: ['Restore', 'Gendan'],
  notSaved: common.notSaved,
  flash: {
    saved: common.saved,
    created: ['Instructor added', 'Underviseren er tilføjet'],
    moved: ['The order is changed', 'Rækkefølgen er ændret'],
    shown: ['Shown on the home page', 'Vises på forsiden'],
    hidden: ['No longer on the home page', 'Vises ikke længere på forsiden'],
    removed: ['Instructor removed', 'Underviseren er fjernet'],
    restored: ['Instructor restored', 'Underviseren er gendannet'],
    placed: ['The portrait is on the website now.', 'Portrættet er nu på hjemmesiden.'],
    'portrait-removed': ['Portrait removed', 'Portrættet er fjernet'],
    recorded: ['The recording is on the website now.', 'Optagelsen er nu på hjemmesiden.'],
    'recording-removed': ['Recording removed', 'Optagelsen er fjernet'],
  },
  refusals: recordPairs.refusals,
  faults: {
    missing: ['Enter a name.', 'Skriv et navn.'],
    'too-long': recordPairs.tooLong,
    'invalid-link': [
      richTextMessages.en.problems['invalid-link'],
      richTextMessages.da.problems['invalid-link'],
    ],
  } satisfies Pairs<Record<InstructorFault, string>>,
  richText: [richTextMessages.en, richTextMessages.da],
});

export type InstructorsWords = (typeof instructorsMessages)['en'];
