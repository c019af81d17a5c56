import type { LocalizedText, Workbook, WorkbookPage } from '#studio/money/documents/workbook.ts';
import { breathExercises } from './breath-exercises.ts';
import { emptyStaves, howToRead, say, weekdays } from './said.ts';

/** Each exercise has a sheet to do and a sheet to count on. */
const exercises: readonly WorkbookPage[] = breathExercises.flatMap((exercise, at) => {
  const section = say(`Exercise ${at + 1}`, `Øvelse ${at + 1}`);
  return [
    { kind: 'exercise', section, ...exercise },
    {
      kind: 'log',
      section,
      heading: say('Seven days of it', 'Syv dage med den'),
      columns: [exercise.measured, say('How it was', 'Hvordan det var')],
      rows: weekdays,
      foot: exercise.afterwards,
    },
  ] satisfies WorkbookPage[];
});

const phrases: readonly WorkbookPage[] = [1, 2, 3, 4].map((number) => ({
  kind: 'lines',
  section: say('In a song', 'I en sang'),
  heading: say(`Phrase ${number}`, `Frase ${number}`),
  lead: say(
    'Write one phrase down, words and notes. Put a tick where you breathe, a second one where you would like to.',
    'Skriv én frase ned, ord og toner. Sæt et hak, hvor du trækker vejret, og et til, hvor du gerne ville.',
  ),
  asks: [
    say('The words, as one speaks them', 'Ordene, som man siger dem'),
    say(
      'What the breath is for: which word does it carry?',
      'Hvad åndedrættet er til: hvilket ord bærer det?',
    ),
  ],
  staves: 3,
}));

const week = (number: number): WorkbookPage => ({
  kind: 'log',
  section: say('Log', 'Logbog'),
  heading: say(`Week ${number}`, `Uge ${number}`),
  columns: [say('Exercise', 'Øvelse'), say('Minutes', 'Minutter'), say('What I noticed', 'Hvad jeg mærkede')],
  rows: weekdays,
  foot: say(
    'Five minutes every day are worth more than an hour on Sunday.',
    'Fem minutter hver dag er mere værd end en time om søndagen.',
  ),
});

const todayAsks: readonly LocalizedText[] = [
  say(
    'Lying on the floor: what moves, and where does it begin?',
    'Liggende på gulvet: hvad bevæger sig, og hvor begynder det?',
  ),
  say(
    'Counting aloud on one breath, at a walking pace, I come to',
    'Når jeg tæller højt på ét åndedræt i gangtempo, når jeg til',
  ),
  say('On a soft sss I last (seconds)', 'På et svagt sss holder jeg (sekunder)'),
  say('The song in which I run out, and in which bar', 'Den sang, hvor jeg løber tør, og i hvilken takt'),
];

/** Thirty-two sheets about the one thing that cannot be seen. */
export const breathOnPaper: Workbook = {
  id: 'breath-on-paper',
  title: say('Breath, on paper', 'Åndedræt på papir'),
  description: say(
    'Eight exercises for a breath that lasts as long as the sentence, and sheets to see it on.',
    'Otte øvelser til et åndedræt, der varer lige så længe som sætningen, og ark at se det på.',
  ),
  shown: [1, 3, 5, 6, 7, 14, 22, 26],
  pages: [
    {
      kind: 'cover',
      lead: say(
        'Nobody has ever seen a breath. But one can count it, draw it, and find out where it goes.',
        'Ingen har nogensinde set et åndedræt. Men man kan tælle det, tegne det og finde ud af, hvor det bliver af.',
      ),
    },
    {
      kind: 'words',
      heading: say('How to use these sheets', 'Sådan bruger du arkene'),
      paragraphs: [
        say(
          'Most singers do not have too little air. They have taken too much, too late, and let it go in the first second. So this book is about letting go slowly and taking little.',
          'De fleste sangere har ikke for lidt luft. De har taget for meget, for sent, og sluppet det i det første sekund. Derfor handler bogen om at slippe langsomt og tage lidt.',
        ),
        say(
          'One exercise a week, five minutes a day. Write a number down each time: seconds, counts, bars. A number is not a mark. It shows where you were.',
          'Én øvelse om ugen, fem minutter om dagen. Skriv et tal ned hver gang: sekunder, tal, takter. Et tal er ikke en karakter. Det viser, hvor du var.',
        ),
        say(
          'Stop if you get dizzy, and breathe as you like. With asthma or after an operation, ask your doctor first. Nothing here should hurt.',
          'Hold op, hvis du bliver svimmel, og træk vejret, som du har lyst. Med astma eller efter en operation: spørg din læge først. Intet her må gøre ondt.',
        ),
      ],
    },
    {
      kind: 'words',
      heading: say('Breath in five sentences', 'Åndedrættet i fem sætninger'),
      paragraphs: [
        say(
          'It helps to know what happens. It does not help to think of it while singing.',
          'Det hjælper at vide, hvad der sker. Det hjælper ikke at tænke på det, mens man synger.',
        ),
      ],
      points: [
        say(
          'The diaphragm is a dome below the lungs; when it sinks, air comes in by itself.',
          'Mellemgulvet er en kuppel under lungerne; når den synker, kommer luften ind af sig selv.',
        ),
        say(
          'What lies below it must go somewhere, so the belly, the sides and the back give way.',
          'Det, der ligger under den, skal være et sted, så mave, sider og ryg giver efter.',
        ),
        say(
          'Out is the dome rising. The slower it may rise, the longer the note.',
          'Ud er kuplen, der stiger. Jo langsommere den må stige, jo længere tone.',
        ),
        say(
          'What slows it are the muscles of breathing in, which keep on a little while you sing. Singers call it support.',
          'Det, der bremser den, er indåndingens muskler, som bliver ved lidt, mens du synger. Sangere kalder det støtte.',
        ),
        say(
          'The throat has no part in it. If it helps, it helps badly.',
          'Halsen har intet med det at gøre. Hjælper den, hjælper den dårligt.',
        ),
      ],
    },
    {
      kind: 'lines',
      heading: say('My breath today', 'Mit åndedræt i dag'),
      lead: say(
        'Before you change anything. Come back to this sheet in eight weeks.',
        'Før du ændrer noget. Kom tilbage til arket om otte uger.',
      ),
      asks: todayAsks,
    },
    howToRead,
    ...exercises,
    ...phrases,
    week(1),
    week(2),
    week(3),
    week(4),
    {
      kind: 'lines',
      heading: say('Eight weeks later', 'Otte uger efter'),
      lead: say(
        'The same questions. Do not look at the old sheet until you have answered.',
        'De samme spørgsmål. Se ikke på det gamle ark, før du har svaret.',
      ),
      asks: todayAsks,
    },
    emptyStaves(
      'Phrases with their breaths, from any song you like.',
      'Fraser med deres åndedrag, fra en hvilken som helst sang.',
    ),
    {
      kind: 'checks',
      heading: say('Before every phrase', 'Før hver frase'),
      lead: say('Five things, in the time of a comma.', 'Fem ting, i løbet af et komma.'),
      points: [
        say(
          'The last note is over, and I have let it go.',
          'Den sidste tone er forbi, og jeg har sluppet den.',
        ),
        say('The jaw hangs. The tongue lies.', 'Kæben hænger. Tungen ligger.'),
        say(
          'Air comes in as the thought does, without a sound.',
          'Luften kommer ind, som tanken gør, uden en lyd.',
        ),
        say('No more than this phrase needs.', 'Ikke mere, end denne frase skal bruge.'),
        say('The first word is already in the mouth.', 'Det første ord er allerede i munden.'),
      ],
    },
  ],
};
