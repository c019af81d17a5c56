import type { SampleArticle } from '../article.ts';

export const aFlatWithThinWalls: SampleArticle = {
  slug: 'a-flat-with-thin-walls',
  type: 'piece',
  contentType: 'blog',
  image: 'empty-metronome',
  publishedOn: '2026-10-11',
  en: {
    title: 'A flat with thin walls',
    tag: 'Practice',
    excerpt:
      'I practised in cupboards for six years. Ten things you can do that no neighbour will ever hear.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'My first flat in Copenhagen had a neighbour who knocked on the wall with a wooden spoon. Not angrily. In time. I learned two things from her: that I rushed, and that most of practising makes no sound.',
          'People write to me that they cannot practise because of the walls. What they mean is that they cannot sing loudly. That leaves nearly everything.',
        ],
      },
      {
        type: 'list',
        heading: 'Without a sound',
        items: [
          'Speak the text as if you were telling it to one person. Then in the rhythm. Then in the rhythm with no voice, only lips and tongue.',
          'Mark every breath in the score, with a reason beside it. “Because I’m out of air” is not a reason.',
          'Listen to the accompaniment without singing. Can you hear where you come in from its third bar?',
          'Sing the song in your head, at the speed of your own pulse. You will find the bar you do not know.',
          'Watch your jaw in a mirror while you think the high note. It already moves. Ask it not to.',
        ],
      },
      {
        type: 'list',
        heading: 'Quieter than a dishwasher',
        items: [
          'Hum on m with a finger across the lips. If it tickles, it is in the right place.',
          'Lip trills through the whole song. They cannot be loud, and they cannot be pushed.',
          'A straw in a glass of water, two fingers deep. Sing the melody through it and keep the bubbles even.',
          'Sirens on ng, from low to high and back, like a very polite ambulance.',
          'The first line only, at the volume of someone reading to a child who is nearly asleep. It is harder than loud.',
        ],
      },
      {
        type: 'prose',
        heading: 'And one loud thing',
        paragraphs: [
          'Once a week, sing out. A stairwell, a parked car, under a bridge when a train goes over, a friend’s allotment. Ten minutes are enough to find out that everything you did quietly has moved in.',
          'The neighbour moved away in the third year. On the landing she said that she was sorry she would not hear how it ended. I sang it for her there, between the bicycles. She tapped the beat on the banister, and for once I did not rush.',
        ],
      },
    ],
  },
  da: {
    title: 'En lejlighed med tynde vægge',
    tag: 'At øve sig',
    excerpt: 'Jeg øvede mig i skabe i seks år. Ti ting, du kan gøre, som ingen nabo nogensinde hører.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'Min første lejlighed i København havde en nabo, der bankede på væggen med en grydeske. Ikke vredt. I takt. Hun lærte mig to ting: at jeg skyndte mig, og at man kan øve det meste uden en lyd.',
          'Folk skriver til mig, at de ikke kan øve sig på grund af væggene. De mener, at de ikke kan synge højt. Så er næsten alt tilbage.',
        ],
      },
      {
        type: 'list',
        heading: 'Uden en lyd',
        items: [
          'Sig teksten, som om du fortalte den til ét menneske. Så i rytmen. Så i rytmen uden stemme, kun med læber og tunge.',
          'Skriv hver eneste vejrtrækning i noden med en grund ved siden af. »Fordi jeg ikke har mere luft« er ikke en grund.',
          'Lyt til akkompagnementet uden at synge. Kan du allerede i tredje takt høre, hvor du skal ind?',
          'Syng sangen inde i hovedet i din egen puls’ tempo. Du finder den takt, du ikke kan.',
          'Se på din kæbe i spejlet, mens du tænker den høje tone. Den bevæger sig allerede. Bed den lade være.',
        ],
      },
      {
        type: 'list',
        heading: 'Stillere end en opvaskemaskine',
        items: [
          'Nyn på m med en finger hen over læberne. Kilder det, sidder tonen rigtigt.',
          'Syng hele sangen på læbetriller. De kan ikke blive høje, og man kan ikke presse dem.',
          'Et sugerør i et glas vand, to fingre nede. Syng melodien gennem det, og hold boblerne jævne.',
          'Sirener på ng, nedefra og op og ned igen, som en meget høflig ambulance.',
          'Kun den første linje, så stille, som når man læser for et barn, der næsten sover. Det er sværere end højt.',
        ],
      },
      {
        type: 'prose',
        heading: 'Og én høj ting',
        paragraphs: [
          'Syng ud en gang om ugen. En trappeopgang, en parkeret bil, under en bro, når toget kører over, en vens kolonihave. Ti minutter er nok til at opdage, at alt det, du gjorde stille, er flyttet ind.',
          'Naboen flyttede det tredje år. På reposen sagde hun, at hun var ked af ikke at skulle høre, hvordan det endte. Så sang jeg det for hende dér mellem cyklerne. Hun slog takten på gelænderet, og for en gangs skyld skyndte jeg mig ikke.',
        ],
      },
    ],
  },
};
