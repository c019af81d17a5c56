import type { Language } from '#studio/shared/language.ts';
import type { ExampleWords } from './example.ts';

const en: ExampleWords = {
  name: 'Sarah Miller',
  giver: 'Mia Holm',
  greeting: 'Happy birthday!\nSing as loud as you like.',
  programme: 'Voice Elevated',
  course: 'Singing Essentials',
  story: 'How I found my low notes',
  place: 'Prøvegade 12, Copenhagen',
  homework: 'Sirens, five minutes a day.\nThe first verse on “vu”.',
  recording: 'Caro mio ben',
  comment: 'Here the breath reaches the end of the phrase. Keep it.',
  files: ['My repertoire.pdf'],
  part: '',
};

const da: ExampleWords = {
  name: 'Sara Møller',
  giver: 'Mia Holm',
  greeting: 'Tillykke!\nSyng højt.',
  programme: 'Voice Elevated',
  course: 'Singing Essentials',
  story: 'Da jeg fandt mine dybe toner',
  place: 'Prøvegade 12, København',
  homework: 'Sirener, fem minutter om dagen.\nFørste vers på »vu«.',
  recording: 'Caro mio ben',
  comment: 'Her når luften til enden af frasen. Hold fast i det.',
  files: ['Mit repertoire.pdf'],
  part: '',
};

export const exampleWords: Readonly<Record<Language, ExampleWords>> = { en, da };
