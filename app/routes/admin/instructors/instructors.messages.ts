import { richTextMessages } from '#app/web/rich-text/rich-text.messages.ts';
import type { InstructorFault } from '#studio/instructors/instructor.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Instructors',
  lead: 'The people who teach, in the order of the home page. Offers name who teaches them.',
  caption: 'Instructors',
  columns: { name: 'Name', state: 'Home page', acts: 'Order' },
  add: 'New instructor',
  back: 'All instructors',
  newTitle: 'New instructor',
  newLead: 'You add the portrait and the recording afterwards.',
  name: 'Name',
  coachName: (name: string) => `${name} is the coach. The name is changed in`,
  studioSettings: 'Settings, Studio',
  roleEn: 'Voice or subject, in English',
  roleDa: 'Voice or subject, in Danish',
  textEn: 'Text, in English',
  textDa: 'Text, in Danish',
  textHint: 'One or two sentences. Without a text in one language, visitors see the other.',
  isVisible: 'Shown on the home page',
  save: 'Save',
  create: 'Add instructor',
  show: 'Show',
  hide: 'Hide',
  shown: 'Shown',
  hidden: 'Hidden',
  up: (name: string) => `Move up: ${name}`,
  down: (name: string) => `Move down: ${name}`,
  upShort: 'Up',
  downShort: 'Down',
  files: 'Portrait and recording',
  portrait: 'Portrait',
  recording: 'Recording',
  noPortrait: 'No photograph',
  noRecording: 'No recording',
  initialShown: 'The initial is then shown.',
  nothingPlayed: 'The home page then has nothing to play.',
  remove: 'Remove instructor',
  removeSure: (name: string) =>
    `Remove ${name}? The portrait and the recording are deleted; the texts can be restored.`,
  removeOffers: (titles: readonly string[]) =>
    `${titles.length === 1 ? 'This offer' : `These ${titles.length} offers`} will no longer name this person: ${titles.join(', ')}.`,
  removeClaims: ({ all, upcoming }: { all: number; upcoming: number }) =>
    `${all === 1 ? 'One booking or course day refers' : `${all} bookings and course days refer`} to this person, ${upcoming === 0 ? 'none' : upcoming} of them upcoming. They stay as they are.`,
  removeNothing: 'No offer and no booking refers to this person.',
  yes: 'Yes, remove',
  removedTitle: 'Removed instructors',
  removedHint:
    'The texts are kept. A restored person is on the home page again; portrait, recording and offers are added anew.',
  restore: (name: string) => `Restore: ${name}`,
  restoreShort: 'Restore',
  notSaved: 'Not saved',
  flash: {
    saved: 'Saved',
    created: 'Instructor added',
    moved: 'The order is changed',
    shown: 'Shown on the home page',
    hidden: 'No longer on the home page',
    removed: 'Instructor removed',
    restored: 'Instructor restored',
    placed: 'The portrait is on the website now.',
    'portrait-removed': 'Portrait removed',
    recorded: 'The recording is on the website now.',
    'recording-removed': 'Recording removed',
  },
  refusals: {
    invalid: 'Check the marked fields.',
    changed:
      'Someone else has changed this since you opened it. Your input is still in the fields; save again to replace theirs.',
    'not-found': 'This instructor no longer exists.',
  },
  faults: {
    missing: 'Enter a name.',
    'too-long': 'Too long. Please shorten it.',
    'invalid-link': richTextMessages.en.problems['invalid-link'],
  } satisfies Record<InstructorFault, string>,
  richText: richTextMessages.en,
};

const da: typeof en = {
  title: 'Undervisere',
  lead: 'Dem, der underviser, i forsidens rækkefølge. Tilbuddene viser, hvem der underviser.',
  caption: 'Undervisere',
  columns: { name: 'Navn', state: 'Forside', acts: 'Rækkefølge' },
  add: 'Ny underviser',
  back: 'Alle undervisere',
  newTitle: 'Ny underviser',
  newLead: 'Portræt og optagelse tilføjer du bagefter.',
  name: 'Navn',
  coachName: (name) => `${name} er coachen. Navnet ændres under`,
  studioSettings: 'Indstillinger, Studiet',
  roleEn: 'Stemme eller fag, på engelsk',
  roleDa: 'Stemme eller fag, på dansk',
  textEn: 'Tekst, på engelsk',
  textDa: 'Tekst, på dansk',
  textHint: 'En eller to sætninger. Mangler teksten på ét sprog, vises den på det andet.',
  isVisible: 'Vises på forsiden',
  save: 'Gem',
  create: 'Tilføj underviser',
  show: 'Vis',
  hide: 'Skjul',
  shown: 'Vises',
  hidden: 'Skjult',
  up: (name) => `Flyt op: ${name}`,
  down: (name) => `Flyt ned: ${name}`,
  upShort: 'Op',
  downShort: 'Ned',
  files: 'Portræt og optagelse',
  portrait: 'Portræt',
  recording: 'Optagelse',
  noPortrait: 'Intet foto',
  noRecording: 'Ingen optagelse',
  initialShown: 'Så vises forbogstavet.',
  nothingPlayed: 'Så er der intet at afspille på forsiden.',
  remove: 'Fjern underviser',
  removeSure: (name) => `Fjern ${name}? Portræt og optagelse slettes; teksterne kan gendannes.`,
  removeOffers: (titles) =>
    `${titles.length === 1 ? 'Dette tilbud' : `Disse ${titles.length} tilbud`} viser ikke længere underviseren: ${titles.join(', ')}.`,
  removeClaims: ({ all, upcoming }) =>
    `${all === 1 ? 'Én booking eller holddag hører' : `${all} bookinger og holddage hører`} til underviseren, ${upcoming === 0 ? 'ingen' : upcoming} af dem kommende. De bliver, som de er.`,
  removeNothing: 'Ingen tilbud og ingen bookinger hører til underviseren.',
  yes: 'Ja, fjern',
  removedTitle: 'Fjernede undervisere',
  removedHint:
    'Teksterne er gemt. Den, du gendanner, vises igen på forsiden; portræt, optagelse og tilbud tilføjer du på ny.',
  restore: (name) => `Gendan: ${name}`,
  restoreShort: 'Gendan',
  notSaved: 'Ikke gemt',
  flash: {
    saved: 'Gemt',
    created: 'Underviseren er tilføjet',
    moved: 'Rækkefølgen er ændret',
    shown: 'Vises på forsiden',
    hidden: 'Vises ikke længere på forsiden',
    removed: 'Underviseren er fjernet',
    restored: 'Underviseren er gendannet',
    placed: 'Portrættet er nu på hjemmesiden.',
    'portrait-removed': 'Portrættet er fjernet',
    recorded: 'Optagelsen er nu på hjemmesiden.',
    'recording-removed': 'Optagelsen er fjernet',
  },
  refusals: {
    invalid: 'Se på de markerede felter.',
    changed:
      'En anden har ændret det her, siden du åbnede det. Det, du har skrevet, står stadig i felterne; gem igen for at bruge dit.',
    'not-found': 'Underviseren findes ikke længere.',
  },
  faults: {
    missing: 'Skriv et navn.',
    'too-long': 'For langt. Gør det kortere.',
    'invalid-link': richTextMessages.da.problems['invalid-link'],
  },
  richText: richTextMessages.da,
};

export const instructorsMessages: Record<Language, typeof en> = { en, da };
export type InstructorsWords = typeof en;
export type InstructorsFlash = keyof (typeof en)['flash'];

/** Null for unknown values. */
export function instructorsFlash(request: Request): InstructorsFlash | null {
  const flash = new URL(request.url).searchParams.get('flash');
  return flash && Object.hasOwn(en.flash, flash) ? (flash as InstructorsFlash) : null;
}
