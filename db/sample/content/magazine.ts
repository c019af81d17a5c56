import type { SampleDocument } from '../document.ts';

/** The magazine's own page, and its feature on the intensive. */
export const magazine: readonly SampleDocument[] = [
  {
    key: 'testimonials',
    en: [
      {
        type: 'seo',
        title: 'Magazine',
        description:
          'Articles, interviews, films and sound about singing, and what singers say about {studio}.',
      },
      { type: 'headline', text: 'Magazine', melody: [3] },
      {
        type: 'lead',
        text: 'To read, to hear and to try on the way home. And what happened to others, in their own words.',
      },
      {
        type: 'testimonials',
        heading: 'What singers say',
        items: [
          {
            name: 'Mette Aagaard',
            text: 'I came for the high notes. I stayed because someone finally asked what the song was about.',
            isSample: true,
          },
          {
            name: 'Yusuf Demir',
            text: 'I thought I was breathing wrong. I was just breathing too much. It took her eleven minutes to hear it.',
            isSample: true,
          },
          {
            name: 'Signe Holm Østergaard',
            text: 'The first recording that I have played to my children without leaving the room.',
            isSample: true,
          },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Magasin',
        description: 'Artikler, interviews, film og lyd om at synge, og hvad sangere siger om {studio}.',
      },
      { type: 'headline', text: 'Magasin', melody: [3] },
      {
        type: 'lead',
        text: 'Til at læse, høre og prøve på vejen hjem. Og det, der skete for andre, med deres egne ord.',
      },
      {
        type: 'testimonials',
        heading: 'Det siger sangere',
        items: [
          {
            name: 'Mette Aagaard',
            text: 'Jeg kom for de høje toner. Jeg blev, fordi nogen endelig spurgte, hvad sangen handlede om.',
            isSample: true,
          },
          {
            name: 'Yusuf Demir',
            text: 'Jeg troede, at jeg trak vejret forkert. Jeg trak bare for meget. Det tog hende elleve minutter at høre det.',
            isSample: true,
          },
          {
            name: 'Signe Holm Østergaard',
            text: 'Den første optagelse, jeg har spillet for mine børn uden at gå ud af stuen.',
            isSample: true,
          },
        ],
      },
    ],
  },
  {
    key: 'magazine',
    en: [
      {
        type: 'seo',
        title: 'Four weekends, ten voices',
        description: 'How Voice Elevated came about, and who it is for.',
      },
      { type: 'headline', text: 'Four weekends, ten voices', melody: [0, 3, 2, 5] },
      {
        type: 'lead',
        text: 'Why an intensive, when an hour a week works? Because some things only happen when you stay.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-voice-elevated',
        alt: 'Four arches on the stave, each higher than the last',
      },
      {
        type: 'prose',
        paragraphs: [
          'In an hour a week, a singer arrives, warms up, finds the thing, and leaves with it. By Thursday it is gone. Nobody did anything wrong; a week is simply long.',
          'Voice Elevated puts eight full days close together. The thing is found on Saturday, lost on Sunday, found again, and by the second weekend it belongs to you. Ten singers hear it happen to each other, which is half the teaching.',
          'On the last day there is a studio, an engineer and three songs. Not to prove anything. A recording is simply the most honest listener there is.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'See the programme', href: '/courses/voice-elevated' },
          { label: 'Back to the magazine', href: '/testimonials' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Fire weekender, ti stemmer',
        description: 'Hvordan Voice Elevated blev til, og hvem det er for.',
      },
      { type: 'headline', text: 'Fire weekender, ti stemmer', melody: [0, 3, 2, 5] },
      {
        type: 'lead',
        text: 'Hvorfor et intensivt forløb, når en time om ugen virker? Fordi noget kun sker, når man bliver.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-voice-elevated',
        alt: 'Fire buer på nodelinjerne, hver højere end den forrige',
      },
      {
        type: 'prose',
        paragraphs: [
          'På en time om ugen kommer en sanger, varmer op, finder det og går hjem med det. Torsdag er det væk. Ingen har gjort noget forkert; en uge er bare lang.',
          'Voice Elevated lægger otte hele dage tæt. Det bliver fundet lørdag, tabt søndag, fundet igen, og i anden weekend er det dit. Ti sangere hører det ske for hinanden, og det er halvdelen af undervisningen.',
          'Den sidste dag er der et studie, en tekniker og tre sange. Ikke for at bevise noget. En optagelse er bare den ærligste tilhører, der findes.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Se programmet', href: '/courses/voice-elevated' },
          { label: 'Tilbage til magasinet', href: '/testimonials' },
        ],
      },
    ],
  },
];
