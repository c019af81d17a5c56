import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** The student's courses. 'Mark as Complete' and 'Sample' are the specification's words. */
export const studyMessages = inBoth({
  title: common.courses,
  headline: ['Your courses', 'Dine kurser'],
  sample: {
    title: ['Student Dashboard', 'Elevside'],
    headline: ['Your practice room', 'Dit øvelokale'],
    mark: common.sample,
    lead: [
      'This is what a student sees. Everything here is an example; sign in to see your own.',
      'Sådan ser det ud for en elev. Alt her er eksempler. Log ind for at se dit eget.',
    ],
    login: common.signIn,
    courses: ['See the courses', 'Se kurserne'],
    notKept: ['Try it out: nothing in the sample is saved.', 'Prøv det. I eksemplet gemmer vi ingenting.'],
    course: ['A course', 'Et kursus'],
    modules: ['Modules', 'Moduler'],
    playing: (title: string) => [`Now: ${title}`, `Nu: ${title}`],
    resources: ['Resources', 'Materiale'],
    noResources: ['Sheets and practice tracks appear here.', 'Her ligger noder og øvespor.'],
    journal: ['Journal', 'Dagbog'],
    journalNote: [
      'Yours alone, unless you share an entry with your coach.',
      'Kun din, medmindre du deler et notat med din coach.',
    ],
    captions: ['Captions', 'Undertekster'],
  },
  progress: ['Progress', 'Så langt er du nået'],
  lessonsDone: (done: number, total: number) => [
    `${done} of ${total} lessons`,
    `${done} af ${total} lektioner`,
  ],
  modulesDone: (done: number, total: number) => [
    `${done} of ${total} modules`,
    `${done} af ${total} moduler`,
  ],
  goOn: (title: string) => [`Continue: ${title}`, `Fortsæt: ${title}`],
  begin: (title: string) => [`Start: ${title}`, `Begynd: ${title}`],
  allDone: [
    'Course completed. It stays yours: come back to any lesson.',
    'Du har gennemført kurset. Det er dit for altid, og du kan vende tilbage til lektionerne, når du vil.',
  ],
  open: ['All modules', 'Alle moduler'],
  complete: ['Mark as Complete', 'Marker som gennemført'],
  completing: ['Saving...', 'Gemmer...'],
  undo: ['Undo', 'Fortryd'],
  isComplete: ['Completed', 'Gennemført'],
  completedNews: ['Marked as complete.', 'Markeret som gennemført.'],
  undoneNews: ['No longer marked as complete.', 'Ikke længere markeret som gennemført.'],
  lessons: ['Lessons', 'Lektioner'],
  material: ['Resources', 'Materiale'],
  types: { video: 'Video', audio: ['Audio', 'Lyd'], pdf: 'PDF', text: ['Reading', 'Tekst'] },
  openPdf: ['Open the PDF', 'Åbn PDF’en'],
  transcript: ['Transcript', 'Læs det, der bliver sagt'],
  captionsIn: { en: 'English', da: 'Dansk' },
  before: ['Previous', 'Forrige'],
  after: ['Next', 'Næste'],
  toCourse: ['Back to the course', 'Tilbage til kurset'],
  trail: ['Breadcrumb', 'Du er her'],
  empty: {
    title: ['No courses yet', 'Ingen kurser endnu'],
    text: [
      'Everything you buy appears here, including purchases made without an account. We match them by your email address.',
      'Alt, hvad du køber, vises her med det samme, også det, du har købt uden konto. Vi finder det via din e-mailadresse.',
    ],
    sales: ['See the courses', 'Se kurserne'],
    help: ['Missing something you bought?', 'Mangler du noget, du har købt?'],
  },
  emptyCourse: [
    'No lessons here yet. Check back soon.',
    'Her er ingen lektioner endnu. Kig forbi igen snart.',
  ],
  paused: {
    title: ['Your course is paused', 'Dit kursus er på pause'],
    text: [
      'A payment has been overdue for two weeks, so your access is paused. Your progress is saved, and everything reopens automatically once you’ve paid.',
      'En rate har været ubetalt i to uger, så din adgang er på pause. Det, du har gennemført, er gemt, og når du har betalt, åbner alt automatisk igen.',
    ],
    pay: ['Pay now', 'Betal nu'],
    write: ['Write to the studio', 'Skriv til studiet'],
  },
});

export type StudyWords = (typeof studyMessages)['en'];
