import type { PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const teachingActionPairs = {
  words: {
    english: ['English', 'engelsk'],
    danish: ['Danish', 'dansk'],
    title: common.title,
    description: ['Description', 'Beskrivelse'],
    descriptionHint: ['Lists show its first 50 characters.', 'Lister viser de første 50 tegn.'],
    body: ['Text', 'Tekst'],
    optional: ['may stay empty', 'må være tom'],
    show: ['Shown to students', 'Vises for elever'],
    save: common.save,
    saving: ['Saving...', 'Gemmer...'],
    saved: ['What is saved now', 'Det, der er gemt nu'],
  },
  acts: {
    up: (title: string) => [`Move “${title}” up`, `Flyt »${title}« op`],
    down: (title: string) => [`Move “${title}” down`, `Flyt »${title}« ned`],
    upShort: ['Up', 'Op'],
    downShort: ['Down', 'Ned'],
    publish: ['Show', 'Vis'],
    hide: ['Hide', 'Skjul'],
    edit: ['Edit', 'Rediger'],
    yes: ['Yes, delete', 'Ja, slet'],
  },
  states: { shown: ['Shown', 'Synlig'], hidden: common.hidden, sample: common.sample },
  types: { video: 'video', audio: ['audio', 'lyd'], pdf: 'PDF', text: ['words', 'tekst'] },
  flash: {
    created: ['Draft created. Not visible yet.', 'Kladde oprettet. Den er ikke synlig endnu.'],
    saved: common.savedSentence,
    moved: ['Moved.', 'Flyttet.'],
    published: ['Shown to students now.', 'Vises nu for elever.'],
    hidden: ['Hidden. Nothing is lost.', 'Skjult. Intet er tabt.'],
    removed: ['Deleted.', 'Slettet.'],
    arrived: ['File uploaded.', 'Filen er uploadet.'],
  },
  problem: ['Not done', 'Det lykkedes ikke'],
} satisfies PairTree;
