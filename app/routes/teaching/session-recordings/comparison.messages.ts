import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { TakeFacts } from '#studio/site/takes/notes.ts';
import { described } from '../../site/takes/takes.messages.ts';
import type { LineFault } from './read-lines.ts';

export const comparisonMessages = inBoth({
  title: ['Then and now', 'Før og nu'],
  lead: [
    'The same phrase in two recordings, aligned note by note.',
    'Samme frase i to optagelser, lagt tone for tone over hinanden.',
  ],
  with: ['Compare with', 'Sammenlign med'],
  phraseOf: (name: string) => [`Where the phrase begins in “${name}”`, `Hvor frasen begynder i »${name}«`],
  phraseOfOther: [
    'Where the phrase begins in the other recording',
    'Hvor frasen begynder i den anden optagelse',
  ],
  atHint: [
    'Minutes and seconds, such as 1:23. Leave it empty for the start.',
    'Minutter og sekunder, for eksempel 1:23. Lad feltet stå tomt for begyndelsen.',
  ],
  atFault: ['Enter minutes and seconds, such as 1:23.', 'Skriv minutter og sekunder, for eksempel 1:23.'],
  compare: ['Compare', 'Sammenlign'],
  back: ['The recording', 'Optagelsen'],
  takes: { earlier: ['Then', 'Før'], later: ['Now', 'Nu'] },
  drawing: ['Drawing the lines …', 'Tegner linjerne …'],
  needsScripts: [
    'The lines are drawn by your browser when JavaScript is on. You can play both recordings without it.',
    'Linjerne tegnes af din browser, når JavaScript er slået til. Begge optagelser kan afspilles uden.',
  ],
  switching: [
    'Play the other recording to hear the same place in the phrase.',
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
      'Lines can be drawn for recordings of up to ten minutes.',
      'Der kan tegnes linjer for optagelser på højst ti minutter.',
    ],
    'no-voice': [
      'We can’t find a sung line here. One voice without accompaniment works best. You can also begin at another place.',
      'Vi kan ikke finde en sunget linje her. Én stemme uden akkompagnement virker bedst. Du kan også begynde et andet sted.',
    ],
    'not-loaded': ['The recording couldn’t be loaded.', 'Optagelsen kunne ikke hentes.'],
  } satisfies Pairs<Record<LineFault, string>>,
  again: ['Try again', 'Prøv igen'],
  noComments: ['No comments on these recordings yet.', 'Ingen kommentarer til optagelserne endnu.'],
  comment: (name: string) => [`Comment on “${name}”`, `Kommentar til »${name}«`],
});

export type ComparisonWords = (typeof comparisonMessages)['en'];
