import type { Workbook, WorkbookPage } from '#studio/money/documents/workbook.ts';
import { weeksOneToSix } from './daily-weeks-one.ts';
import { weeksSevenToTwelve } from './daily-weeks-two.ts';
import { emptyStaves, howToRead, say, weekdays } from './said.ts';

/** A week is five sheets: what it is about, two exercises, a song, a log. After four weeks one looks back. */
const weeks: readonly WorkbookPage[] = [...weeksOneToSix, ...weeksSevenToTwelve].flatMap((week, at) => {
  const number = at + 1;
  const section = say(`Week ${number}`, `Uge ${number}`);
  const sheets: WorkbookPage[] = [
    {
      kind: 'theme',
      section,
      heading: week.heading,
      paragraphs: week.paragraphs,
      asks: [say('What I want of this week', 'Det vil jeg med denne uge')],
    },
    ...week.exercises.map((exercise) => ({ kind: 'exercise' as const, section, ...exercise })),
    {
      kind: 'lines',
      section,
      heading: say('The song of the week', 'Ugens sang'),
      lead: week.song,
      asks: [
        say('Which one, and why', 'Hvilken, og hvorfor'),
        say(
          'The bar I come back to, written out below',
          'Den takt, jeg vender tilbage til, skrevet ud herunder',
        ),
        say('What it is like on Sunday', 'Hvordan den er om søndagen'),
      ],
      staves: 3,
    },
    {
      kind: 'log',
      section,
      heading: say(`Seven days, week ${number}`, `Syv dage, uge ${number}`),
      columns: [
        say('Minutes', 'Minutter'),
        say('What I sang', 'Det sang jeg'),
        say('What I noticed', 'Det mærkede jeg'),
      ],
      rows: weekdays,
      foot: say(
        'A day without singing is a day, too. Write down what you heard instead.',
        'En dag uden sang er også en dag. Skriv ned, hvad du hørte i stedet.',
      ),
    },
  ];
  return number % 4 === 0 ? [...sheets, lookBack(number)] : sheets;
});

function lookBack(number: number): WorkbookPage {
  return {
    kind: 'lines',
    section: say('Looking back', 'Tilbageblik'),
    heading: say(`After ${number} weeks`, `Efter ${number} uger`),
    lead: say(
      'Record the same song as on the first day, and hear both.',
      'Optag den samme sang som den første dag, og hør begge.',
    ),
    asks: [
      say('What has become easier', 'Det er blevet lettere'),
      say('What I hear now that I did not hear before', 'Det hører jeg nu, som jeg ikke hørte før'),
      say('What I leave out in the next four weeks', 'Det lader jeg ligge de næste fire uger'),
    ],
  };
}

/** Seventy-six sheets: twelve weeks of fifteen minutes a day. */
export const dailyVoice: Workbook = {
  id: 'the-daily-voice',
  title: say('The daily voice', 'Stemmen hver dag'),
  description: say(
    'Twelve weeks, fifteen minutes a day: twenty-four exercises on staves, a song a week, and a log that does not judge.',
    'Tolv uger, et kvarter om dagen: fireogtyve øvelser på nodelinjer, en sang om ugen og en logbog, der ikke dømmer.',
  ),
  shown: [1, 2, 5, 7, 8, 9, 11, 32],
  pages: [
    {
      kind: 'cover',
      lead: say(
        'Twelve weeks, a quarter of an hour a day. Begin where you speak.',
        'Tolv uger, et kvarter om dagen. Begynd, hvor du taler.',
      ),
    },
    {
      kind: 'words',
      heading: say('How this book works', 'Sådan virker bogen'),
      paragraphs: [
        say(
          'Each week has one thought, two exercises, one song and seven days. A quarter of an hour is enough: five minutes for each exercise, five for the song.',
          'Hver uge har én tanke, to øvelser, én sang og syv dage. Et kvarter er nok: fem minutter til hver øvelse, fem til sangen.',
        ),
        say(
          'The weeks build on each other, but nobody checks. If one is good to you, stay a second week. If one is not, go on and come back.',
          'Ugerne bygger på hinanden, men ingen holder øje. Er en uge god ved dig, så bliv en uge til. Er den ikke, så gå videre og kom tilbage.',
        ),
        say(
          'Write with a pencil. Tear out what you need. A workbook that looks new has not been worked with.',
          'Skriv med blyant. Riv det ud, du skal bruge. En arbejdsbog, der ser ny ud, er der ikke arbejdet med.',
        ),
      ],
      points: [
        say(
          'You need: a pencil, a straw, a glass of water, a phone that records.',
          'Du skal bruge: en blyant, et sugerør, et glas vand, en telefon, der optager.',
        ),
        say(
          'You do not need: a piano, a good day, a beautiful voice.',
          'Du skal ikke bruge: et klaver, en god dag, en smuk stemme.',
        ),
      ],
    },
    {
      kind: 'words',
      heading: say('When not to sing', 'Hvornår du ikke skal synge'),
      paragraphs: [
        say(
          'A voice is two folds as long as a fingernail. They are tougher than their reputation, but they cannot say when they have had enough. So you have to know.',
          'En stemme er to folder så lange som en negl. De er sejere end deres rygte, men de kan ikke sige til, når de har fået nok. Så det må du vide.',
        ),
      ],
      points: [
        say(
          'With a fever or a sore throat: rest. Read the weeks, hum at most.',
          'Med feber eller ondt i halsen: hvile. Læs ugerne, nyn højst.',
        ),
        say(
          'When it hurts: stop, that moment. Pain is never the exercise.',
          'Når det gør ondt: stop, i samme øjeblik. Smerte er aldrig øvelsen.',
        ),
        say(
          'Hoarse for more than two weeks: see an ear, nose and throat doctor, not a teacher.',
          'Hæs i mere end to uger: til en øre-næse-hals-læge, ikke til en lærer.',
        ),
        say(
          'After a loud evening: a day of bubbles (week 11).',
          'Efter en larmende aften: en dag med bobler (uge 11).',
        ),
        say(
          'Water helps from the inside, and only after an hour or two. Steam helps at once.',
          'Vand hjælper indefra, og først efter en time eller to. Damp hjælper straks.',
        ),
      ],
    },
    howToRead,
    {
      kind: 'lines',
      heading: say('My voice today', 'Min stemme i dag'),
      lead: say(
        'Before anything else. Record one verse of a song you know and date it.',
        'Før alt andet. Optag ét vers af en sang, du kan, og sæt dato på.',
      ),
      asks: [
        say('The song, the date, where I was', 'Sangen, datoen, hvor jeg var'),
        say(
          'Three words for my voice as others describe it',
          'Tre ord for min stemme, som andre beskriver den',
        ),
        say('Three words of my own', 'Tre af mine egne'),
        say('What I would sing if nobody could hear it', 'Det ville jeg synge, hvis ingen kunne høre det'),
      ],
    },
    {
      kind: 'log',
      heading: say('How far it reaches', 'Hvor langt den når'),
      columns: [
        say('Today', 'I dag'),
        say('After 4 weeks', 'Efter 4 uger'),
        say('After 8', 'Efter 8'),
        say('After 12', 'Efter 12'),
      ],
      rows: [
        say('Lowest', 'Dybeste'),
        say('Where I speak', 'Hvor jeg taler'),
        say('The seam', 'Sømmen'),
        say('Highest', 'Højeste'),
        say('Longest sss', 'Længste sss'),
      ],
      foot: say(
        'Only notes that come without pushing. Names of notes from a piano or an app: A2, F4.',
        'Kun toner, der kommer uden at presse. Tonenavne fra et klaver eller en app: A2, F4.',
      ),
    },
    ...weeks,
    {
      kind: 'checks',
      heading: say('Ten minutes, any day', 'Ti minutter, hver dag'),
      lead: say(
        'When the twelve weeks are over, this is what stays.',
        'Når de tolv uger er forbi, er det her, hvad der bliver.',
      ),
      points: [
        say('Well, yes (week 1). One minute.', 'Nå, ja (uge 1). Ét minut.'),
        say('The lazy jaw (2). One minute.', 'Den dovne kæbe (2). Ét minut.'),
        say('Lip trill (3). Two minutes.', 'Læbetrille (3). To minutter.'),
        say('Sirens (5). One minute.', 'Sirener (5). Ét minut.'),
        say('Five vowels, one voice (4). Two minutes.', 'Fem vokaler, én stemme (4). To minutter.'),
        say(
          'One line of a song, to someone (12). Three minutes.',
          'Én linje af en sang, til nogen (12). Tre minutter.',
        ),
      ],
    },
    {
      kind: 'checks',
      heading: say('Coming down again', 'Ned igen'),
      lead: say(
        'Three minutes after singing. Runners do it, too.',
        'Tre minutter efter sang. Det gør løbere også.',
      ),
      points: [
        say(
          'Bubbles through a straw, from the middle downwards.',
          'Bobler gennem et sugerør, fra midten og nedad.',
        ),
        say('Sighs from the owl to the floor, five of them.', 'Suk fra uglen til gulvet, fem af dem.'),
        say(
          'Hum where you speak, with a hand on the breastbone.',
          'Nyn, hvor du taler, med en hånd på brystbenet.',
        ),
        say(
          'A glass of water, and ten minutes without talking.',
          'Et glas vand og ti minutter uden at tale.',
        ),
      ],
    },
    {
      kind: 'words',
      heading: say('Words in this book', 'Ord i denne bog'),
      paragraphs: [
        say(
          'As they are meant here, and not as a lexicon would have it.',
          'Som de menes her, og ikke som et leksikon ville sige det.',
        ),
      ],
      points: [
        say(
          'Seam: where the voice changes from its heavy to its light half. Also called break or passage.',
          'Søm: hvor stemmen skifter fra sin tunge til sin lette halvdel. Kaldes også brud eller overgang.',
        ),
        say(
          'Support: letting the air go more slowly than it would like.',
          'Støtte: at slippe luften langsommere, end den har lyst til.',
        ),
        say('Ring: the bright part of the sound, which carries.', 'Klang: den lyse del af lyden, som bærer.'),
        say(
          'Held over: from one note to the next without letting go.',
          'Holdt over: fra en tone til den næste uden at slippe.',
        ),
        say(
          'Half step: the next key on a piano, black or white.',
          'Halv tone: den næste tangent på et klaver, sort eller hvid.',
        ),
      ],
    },
    emptyStaves('Exercises you have made up.', 'Øvelser, du selv har fundet på.'),
    emptyStaves('Songs of which you only have the beginning.', 'Sange, du kun har begyndelsen til.'),
    emptyStaves('What someone sang to you.', 'Det, nogen sang for dig.'),
    {
      kind: 'lines',
      heading: say('A letter to the voice in a year', 'Et brev til stemmen om et år'),
      lead: say(
        'Date it, fold it, and put it where you keep the batteries.',
        'Sæt dato på, fold det, og læg det, hvor du har batterierne.',
      ),
      asks: [say('Dear voice', 'Kære stemme')],
    },
  ],
};
