import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { TakeFacts } from '#studio/site/takes/notes.ts';
import { described } from '../site/takes/takes.messages.ts';
import type { LineFault } from './read-lines.ts';

export const comparisonMessages = inBoth({
  title: ['Then and now', 'Før og nu'],
  lead: [
    'The same phrase in two recordings, aligned note by note.',
    'Samme frase i to optagelser, lagt tone for tone over hinanden.',
  ],
  with: ['Compare with', 'Sammenlign med'],
  phraseOf: (name: string) => [`The phrase begins at, in “${name}”`, `Frasen begynder ved, i »${name}«`],
  phraseOfOther: [
    'The phrase begins at, in the other recording',
    'Frasen begynder ved, i den anden optagelse',
  ],
  atHint: [
    'Minutes and seconds, such as 1:23. Empty: the start.',
    'Minutter og sekunder, for eksempel 1:23. Tomt: fra begyndelsen.',
  ],
  atFault: ['Write minutes and seconds, such as 1:23.', 'Skriv minutter og sekunder, for eksempel 1:23.'],
  compare: ['Compare', 'Sammenlign'],
  back: ['The recording', 'Optagelsen'],
  takes: { earlier: ['Then', 'Før'], later: ['Now', 'Nu'] },
  drawing: ['Drawing the lines …', 'Tegner linjerne …'],
  needsScripts: [
    'The lines are drawn by your browser when JavaScript is on. You can play both recordings without it.',
    'Linjerne tegnes af din browser, når JavaScript er slået til. Begge optagelser kan afspilles uden.',
  ],
  switching: [
    'Play the other recording to hear the same place of the phrase.',
    'Afspil den anden optagelse for at høre samme sted i frasen.',
  ],
  dotted: (facts: TakeFacts) => [
    `Dotted, then: ${described(facts)[0]}.`,
    `Prikket er før: ${described(facts)[1]}.`,
  ],
  solid: (facts: TakeFacts) => [
    `Solid, now: ${described(facts)[0]}.`,
    `Optrukket er nu: ${described(facts)[1]}.`,
  ],
  noLine: (name: string) => [`No line of “${name}”`, `Ingen linje for »${name}«`],
  problems: {
    undecodable: ['Your browser can’t read this recording.', 'Din browser kan ikke læse optagelsen.'],
    'too-long': [
      'Lines are drawn of recordings of up to ten minutes.',
      'Der tegnes linjer for optagelser på højst ti minutter.',
    ],
    'no-voice': [
      'We can’t find a sung line here. One voice without accompaniment works best; or let the phrase begin at another moment.',
      'Vi kan ikke finde en sunget linje her. Én stemme uden akkompagnement virker bedst; eller lad frasen begynde et andet sted.',
    ],
    'not-loaded': ['The recording could not be loaded.', 'Optagelsen kunne ikke hentes.'],
  } satisfies Pairs<Record<LineFault, string>>,
  again: ['Try again', 'Prøv igen'],
  noComments: ['No comments on these recordings yet.', 'Ingen kommentarer til optagelserne endnu.'],
  comment: (name: string) => [`Comment on “${name}”`, `Kommentér »${name}«`],
});

export type ComparisonWords = (typeof comparisonMessages)['en'];
