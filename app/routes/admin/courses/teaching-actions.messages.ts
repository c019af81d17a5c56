import type { Language } from '#studio/shared/language.ts';

/** What can be typed into, done to and said of courses, lessons and workbooks alike. */
const en = {
  words: {
    english: 'English',
    danish: 'Danish',
    title: 'Title',
    description: 'Description',
    descriptionHint: 'Lists show its first 50 characters.',
    body: 'Text',
    optional: 'may stay empty',
    show: 'Shown to students',
    save: 'Save',
    saving: 'Saving...',
    saved: 'What is saved now',
  },
  acts: {
    up: (title: string) => `Move “${title}” up`,
    down: (title: string) => `Move “${title}” down`,
    upShort: 'Up',
    downShort: 'Down',
    publish: 'Show',
    hide: 'Hide',
    edit: 'Edit',
    yes: 'Yes, delete',
  },
  states: { shown: 'Shown', hidden: 'Hidden', sample: 'Sample' },
  types: { video: 'video', audio: 'audio', pdf: 'PDF', text: 'words' },
  flash: {
    created: 'Draft created. Not visible yet.',
    saved: 'Saved.',
    moved: 'Moved.',
    published: 'Shown to students now.',
    hidden: 'Hidden. Nothing is lost.',
    removed: 'Deleted.',
    arrived: 'File uploaded.',
  },
  problem: 'Not done',
};

const da: typeof en = {
  words: {
    english: 'engelsk',
    danish: 'dansk',
    title: 'Titel',
    description: 'Beskrivelse',
    descriptionHint: 'Lister viser de første 50 tegn.',
    body: 'Tekst',
    optional: 'må være tom',
    show: 'Vises for elever',
    save: 'Gem',
    saving: 'Gemmer...',
    saved: 'Det, der er gemt nu',
  },
  acts: {
    up: (title) => `Flyt »${title}« op`,
    down: (title) => `Flyt »${title}« ned`,
    upShort: 'Op',
    downShort: 'Ned',
    publish: 'Vis',
    hide: 'Skjul',
    edit: 'Rediger',
    yes: 'Ja, slet',
  },
  states: { shown: 'Synlig', hidden: 'Skjult', sample: 'Eksempel' },
  types: { video: 'video', audio: 'lyd', pdf: 'PDF', text: 'tekst' },
  flash: {
    created: 'Kladde oprettet. Den er ikke synlig endnu.',
    saved: 'Gemt.',
    moved: 'Flyttet.',
    published: 'Vises nu for elever.',
    hidden: 'Skjult. Intet er tabt.',
    removed: 'Slettet.',
    arrived: 'Filen er uploadet.',
  },
  problem: 'Det lykkedes ikke',
};

export const teachingActs: Record<Language, typeof en> = { en, da };
