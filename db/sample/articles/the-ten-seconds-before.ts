import type { SampleArticle } from '../article.ts';

export const theTenSecondsBefore: SampleArticle = {
  slug: 'the-ten-seconds-before',
  type: 'piece',
  contentType: 'article',
  image: 'stage-microphone',
  publishedOn: '2026-11-08',
  en: {
    title: 'The ten seconds before the first note',
    tag: 'Nerves',
    excerpt:
      'What your body does while the piano plays the introduction, and what you can do about it before anyone notices.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'The introduction lasts four bars. In the first you discover that you have hands. In the second you hear your own heart and conclude that everyone else does, too. In the third you take the breath you should have taken in the fourth, and then you hold it.',
          'Most of what goes wrong in the first line has already happened by then. Not in the throat. In the ten seconds before it.',
        ],
      },
      {
        type: 'prose',
        heading: 'What the body is up to',
        paragraphs: [
          'Stage fright is not a fault. It is a body that has understood that something matters and is getting ready to run. The pulse goes up, the breath goes high, the mouth goes dry, and the fine muscles you need for singing are told to wait while the large ones get the blood.',
          'You cannot talk a body out of this. You can give it something to do that it cannot do while running.',
        ],
      },
      {
        type: 'steps',
        heading: 'Four bars, four things',
        steps: [
          {
            title: 'Bar one: weight.',
            text: 'Put your heels down. Feel which foot is heavier and make it the other one. Nobody runs away on their heels.',
          },
          {
            title: 'Bar two: out.',
            text: 'Breathe out first, through a small opening, as if you were cooling soup. An anxious body is always too full.',
          },
          {
            title: 'Bar three: a person.',
            text: 'Look at one face, not over the heads. Decide that this song is for them. Fear is about you; a song is about someone else.',
          },
          {
            title: 'Bar four: the word.',
            text: 'Think the first word, not the first note, and let the breath come in with it. It comes in lower that way, and exactly in time.',
          },
        ],
      },
      {
        type: 'prose',
        heading: 'Practise the introduction',
        paragraphs: [
          'Singers practise the song and let the introduction happen to them. Turn it round for a week. Play four bars, do the four things, sing one line, stop. Ten times. It takes five minutes and nobody needs to hear it.',
          'You will still be nervous. That is as it should be: the people in the hall did not come to see someone who does not care. But the nerves will have something to do, and so will you.',
        ],
      },
      { type: 'statement', text: 'The audience hears the first note. You sing it ten seconds earlier.' },
    ],
  },
  da: {
    title: 'De ti sekunder før den første tone',
    tag: 'Nerver',
    excerpt:
      'Hvad din krop laver, mens klaveret spiller forspillet, og hvad du kan gøre ved det, før nogen opdager det.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'Forspillet varer fire takter. I den første opdager du, at du har hænder. I den anden hører du dit eget hjerte og går ud fra, at alle andre også gør. I den tredje tager du den indånding, du skulle have taget i den fjerde, og så holder du på den.',
          'Det meste af det, der går galt i første linje, er allerede sket der. Ikke i halsen. I de ti sekunder før.',
        ],
      },
      {
        type: 'prose',
        heading: 'Hvad kroppen har gang i',
        paragraphs: [
          'Sceneskræk er ikke en fejl. Det er en krop, der har forstået, at noget betyder noget, og gør sig klar til at løbe. Pulsen stiger, åndedrættet flytter op, munden bliver tør, og de fine muskler, du skal synge med, får besked på at vente, mens de store får blodet.',
          'Man kan ikke tale en krop fra det. Men man kan give den noget at lave, som den ikke kan, mens den løber.',
        ],
      },
      {
        type: 'steps',
        heading: 'Fire takter, fire ting',
        steps: [
          {
            title: 'Første takt: vægt.',
            text: 'Sæt hælene i gulvet. Mærk, hvilken fod der er tungest, og flyt vægten til den anden. Ingen løber væk på hælene.',
          },
          {
            title: 'Anden takt: ud.',
            text: 'Pust ud først gennem en lille åbning, som når suppen er for varm. En nervøs krop er altid for fuld.',
          },
          {
            title: 'Tredje takt: et menneske.',
            text: 'Se på ét ansigt, ikke hen over hovederne. Bestem dig for, at sangen er til det menneske. Frygt handler om dig. En sang handler om en anden.',
          },
          {
            title: 'Fjerde takt: ordet.',
            text: 'Tænk det første ord, ikke den første tone, og lad luften komme ind sammen med det. Så kommer den dybere ind, og præcis til tiden.',
          },
        ],
      },
      {
        type: 'prose',
        heading: 'Øv forspillet',
        paragraphs: [
          'Sangere øver sangen og lader forspillet ske. Vend det om i en uge. Spil fire takter, gør de fire ting, syng én linje, stop. Ti gange. Det tager fem minutter, og ingen behøver høre det.',
          'Du bliver stadig nervøs. Sådan skal det være: Folk er ikke kommet for at se nogen, der er ligeglad. Men nerverne får noget at lave, og det gør du også.',
        ],
      },
      { type: 'statement', text: 'Publikum hører den første tone. Du synger den ti sekunder tidligere.' },
    ],
  },
};
