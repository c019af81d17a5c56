import type { SampleDocument } from '../document.ts';

/** Short pages of what is being built: each says what it will be and leads on. */
export const reading: readonly SampleDocument[] = [
  {
    key: 'testimonials',
    en: [
      {
        type: 'seo',
        title: 'Magazine, {studio}',
        description: 'Articles, interviews and sound from {studio}, and what singers say.',
      },
      { type: 'headline', text: 'Magazine', melody: [3] },
      {
        type: 'lead',
        text: 'Articles, interviews, films and sound about singing with an audience. The first issue is being set; this is what is in it.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-singing-workshop-2d',
        alt: 'Two phrases on the stave, the second braver',
      },
      {
        type: 'list',
        heading: 'In the first issue',
        items: [
          'The ten seconds before the first note: an article.',
          'What a sound engineer hears that you do not: an interview.',
          'Warming up on a train without losing friends: sound, four minutes.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Read about Voice Elevated', href: '/magazine' },
          { label: 'Tell us your story', href: '/contact' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Magasin, {studio}',
        description: 'Artikler, interviews og lyd fra {studio}, og hvad sangere siger.',
      },
      { type: 'headline', text: 'Magasin', melody: [3] },
      {
        type: 'lead',
        text: 'Artikler, interviews, film og lyd om at synge for andre. Det første nummer er ved at blive sat; det her står i det.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-singing-workshop-2d',
        alt: 'To fraser på nodelinjerne, den anden modigere',
      },
      {
        type: 'list',
        heading: 'I det første nummer',
        items: [
          'De ti sekunder før første tone: en artikel.',
          'Det, en lydtekniker hører, som du ikke hører: et interview.',
          'At varme op i toget uden at miste venner: lyd, fire minutter.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Læs om Voice Elevated', href: '/magazine' },
          { label: 'Fortæl os din historie', href: '/contact' },
        ],
      },
    ],
  },
  {
    key: 'magazine',
    en: [
      {
        type: 'seo',
        title: 'Four weekends, ten voices, {studio}',
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
        title: 'Fire weekender, ti stemmer, {studio}',
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
  {
    key: 'book',
    en: [
      {
        type: 'seo',
        title: 'Workbooks, {studio}',
        description: 'Free workbooks for singers: 76, 32 and 24 pages.',
      },
      { type: 'headline', text: 'Workbooks', melody: [2] },
      {
        type: 'lead',
        text: 'Three free workbooks for practising without a teacher in the room. They are at the printer; their pages can be leafed through here soon.',
      },
      { type: 'picture', slot: 'aside', picture: 'incipit-default', alt: 'A whole bar of rest' },
      {
        type: 'facts',
        heading: 'The three',
        rows: [
          { label: 'The daily voice', value: '76 pages' },
          { label: 'Breath, on paper', value: '32 pages' },
          { label: 'Before you go on', value: '24 pages' },
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Tell me when they are out', href: '#newsletter' },
          { label: 'See the courses', href: '/courses' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Arbejdsbøger, {studio}',
        description: 'Gratis arbejdsbøger for sangere: 76, 32 og 24 sider.',
      },
      { type: 'headline', text: 'Arbejdsbøger', melody: [2] },
      {
        type: 'lead',
        text: 'Tre gratis arbejdsbøger til at øve uden en lærer i rummet. De er hos trykkeren; snart kan man bladre i dem her.',
      },
      { type: 'picture', slot: 'aside', picture: 'incipit-default', alt: 'En hel takts pause' },
      {
        type: 'facts',
        heading: 'De tre',
        rows: [
          { label: 'Stemmen hver dag', value: '76 sider' },
          { label: 'Åndedræt på papir', value: '32 sider' },
          { label: 'Før du går på', value: '24 sider' },
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Sig til, når de er ude', href: '#newsletter' },
          { label: 'Se kurserne', href: '/courses' },
        ],
      },
    ],
  },
];
