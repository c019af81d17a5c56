import type { LocalizedText, WorkbookPage } from '#studio/money/documents/workbook.ts';

/** A sentence in both languages. */
export const say = (en: string, da: string): LocalizedText => ({ en, da });

export const weekdays: readonly LocalizedText[] = [
  say('Monday', 'Mandag'),
  say('Tuesday', 'Tirsdag'),
  say('Wednesday', 'Onsdag'),
  say('Thursday', 'Torsdag'),
  say('Friday', 'Fredag'),
  say('Saturday', 'Lørdag'),
  say('Sunday', 'Søndag'),
];

/** How the staves of these books are read; stands in each of them that has any. */
export const howToRead: WorkbookPage = {
  kind: 'legend',
  heading: say('How to read these staves', 'Sådan læser du nodelinjerne'),
  paragraphs: [
    say(
      'There is no clef. The lowest line is the note you speak on when you say “well, yes” and mean it. Everything else is measured from there, so a bass and a soprano read the same line.',
      'Der er ingen nøgle. Den nederste linje er den tone, du taler på, når du siger »nå, ja« og mener det. Alt andet måles derfra, så en bas og en sopran læser den samme linje.',
    ),
    say(
      'One line or one space up is one step of the scale. A filled head is one beat, a hollow one with a stem two, a hollow one alone four. A thick stroke between two notes means: hold the voice all the way, and let no gap in.',
      'En linje eller et mellemrum op er et trin i skalaen. Et fyldt hoved er et slag, et hult med hals to, et hult alene fire. En tyk streg mellem to toner betyder: hold stemmen hele vejen, og luk intet hul ind.',
    ),
  ],
  melodies: [
    {
      notes: '1q 2q 3q 4q 5h | 4q 3q 2q 1h',
      syllables: say('one two three four five four three two one', 'en to tre fire fem fire tre to en'),
      times: say('Five steps up and down', 'Fem trin op og ned'),
    },
    {
      notes: '1h~ 5h~ 1w',
      syllables: say('oo - -', 'uh - -'),
      times: say('One voice, held over', 'Én stemme, holdt over'),
    },
  ],
};

/** Empty staves at the end of a book. */
export const emptyStaves = (en: string, da: string): WorkbookPage => ({
  kind: 'staves',
  heading: say('Your own', 'Dine egne'),
  lead: say(en, da),
});
