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
          'Articles, interviews, videos and sound about singing, and what singers say about {studio}.',
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
        description: 'Artikler, interviews, videoer og lyd om at synge, og hvad sangere siger om {studio}.',
      },
      { type: 'headline', text: 'Magasin', melody: [3] },
      {
        type: 'lead',
        text: 'Til at læse, høre og prøve på vejen hjem. Og det, der skete for andre, med deres egne ord.',
      },
      {
        type: 'testimonials',
        heading: 'Det siger sangerne',
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
      {
        type: 'headline',
        text: 'Four weekends, ten voices',
        picture: 'student-sirens',
        pictureAlt:
          'A student sings. On the stave that leaves the mouth are four arches, each higher than the last',
      },
      {
        type: 'lead',
        text: 'Why an intensive, when an hour a week works? Because some things only happen when you stay.',
      },
      {
        type: 'prose',
        paragraphs: [
          'On the first Saturday nobody sings for an hour. We lie on the studio floor with one hand on the ribs and count how long we can hold an s. Eleven seconds is normal. Nineteen is a swimmer. The tenth person in the circle stopped at six, laughed, and said that it explained a few things.',
          'For most of the year I teach one hour at a time, and an hour is a good length. A singer comes in, warms up, finds something and takes it home. Then come six days. By Thursday it has become the memory of a thing, and the next hour begins by looking for it again. That isn’t laziness. A muscle keeps what it did yesterday far better than what it did last week.',
          'So one winter I tried the opposite: eight whole days in four weekends, and always the same ten people.',
        ],
      },
      {
        type: 'prose',
        heading: 'Saturday finds it, Sunday loses it',
        paragraphs: [
          'The pattern hasn’t changed since. On Saturday each of them finds a sound that is theirs, usually by accident, often in the middle of a joke. On Sunday it’s gone. They come in tired, they push, they listen to themselves, and by eleven there is a mood in the room. I used to fight that Sunday. Now it’s in the programme.',
          'Because on the second Saturday the sound comes back, and this time they know the way. They lost it once and nothing terrible happened. That is what an hour a week can’t give you: losing it while someone is there.',
        ],
      },
      {
        type: 'prose',
        heading: 'Each siren a third higher',
        paragraphs: [
          'Every morning begins with the same exercise. A siren: one glide from the bottom of the voice to the top and back, on ng, no louder than a kettle in the next flat. On the first weekend it ends where speech ends. On each of the next it goes a third higher. On a piano a third is nothing, two white keys along. In a throat it can be the distance between a note you hope for and a note you own.',
        ],
      },
      {
        type: 'picture',
        picture: 'elevated',
        alt: 'Four sirens, engraved: four arches, each a third above the last',
        caption: 'Four sirens, each a third above the last, in the voice of a computer.',
      },
      {
        type: 'prose',
        paragraphs: [
          'I draw the four curves on the wall in pencil, one for each weekend, with all ten names beside them. No two look alike. One singer had a crack in the same place for six days, a small step, like a stair in the dark. On the seventh day she stopped avoiding it and sang straight through, and nine people who had heard that step thirty times a day made a noise I’ve otherwise only heard at football.',
        ],
      },
      {
        type: 'prose',
        heading: 'What the other nine are for',
        paragraphs: [
          'People ask whether one in ten is enough. You sing less than you would alone, that’s true. You also hear nine other voices meet your own problem. You hear a jaw let go. You hear what breath sounds like half a second before there is too much of it. It’s easier to hear in someone else, and once you have heard it there, you can’t help hearing it in yourself. That is half the teaching, and I’m not the one doing it.',
        ],
      },
      {
        type: 'statement',
        text: 'You can lose a note in front of nine people and find it again before lunch.',
      },
      {
        type: 'prose',
        heading: 'The last day',
        paragraphs: [
          'On the eighth day there is a studio, an engineer and three songs each. Nobody warms up for more than ten minutes. After seven days the voice is awake before you are. The engineer asks everyone the same question: who are you singing it to? Three takes, never more. Most of them keep the second.',
          'The one who stopped at six seconds kept the first. There is a breath in it, quite early, where no breath was planned. We listened to it twice. I asked whether she wanted to sing it again, and she said no. That’s me, she said.',
          'She holds her s for twenty-two seconds now. But only if you ask.',
        ],
      },
      { type: 'links', items: [{ label: 'See Voice Elevated', href: '/courses/voice-elevated' }] },
    ],
    da: [
      {
        type: 'seo',
        title: 'Fire weekender, ti stemmer',
        description: 'Hvordan Voice Elevated blev til, og hvem det er for.',
      },
      {
        type: 'headline',
        text: 'Fire weekender, ti stemmer',
        picture: 'student-sirens',
        pictureAlt:
          'En elev synger. På nodelinjerne, der kommer ud af munden, er fire buer, hver højere end den forrige',
      },
      {
        type: 'lead',
        text: 'Hvorfor et intensivt forløb, når en time om ugen virker? Fordi noget kun sker, når man bliver.',
      },
      {
        type: 'prose',
        paragraphs: [
          'Den første lørdag er der ingen, der synger den første time. Vi ligger på gulvet i studiet med en hånd på ribbenene og tæller, hvor længe vi kan holde et s. Elleve sekunder er helt almindeligt. Nitten er en svømmer. Den tiende i kredsen gik i stå ved seks, grinede og sagde, at det forklarede et og andet.',
          'Det meste af året underviser jeg en time ad gangen, og en time er en god længde. En sanger kommer, varmer op, finder noget og tager det med hjem. Så går der seks dage. Om torsdagen er det blevet til et minde, og næste time begynder med, at vi leder efter det igen. Det er ikke dovenskab. En muskel husker det, den gjorde i går, meget bedre end det, den gjorde i sidste uge.',
          'Så en vinter prøvede jeg det modsatte: otte hele dage fordelt på fire weekender, og hele tiden de samme ti.',
        ],
      },
      {
        type: 'prose',
        heading: 'Fundet lørdag, væk søndag',
        paragraphs: [
          'Mønsteret har været det samme lige siden. Om lørdagen finder de hver især en lyd, der er deres egen, som regel ved et tilfælde og tit midt i en vittighed. Om søndagen er den væk. De kommer trætte, de presser, de lytter til sig selv, og klokken elleve er der en stemning i rummet. Før kæmpede jeg mod den søndag. Nu står den i programmet.',
          'For den næste lørdag kommer lyden igen, og nu kender de vejen. De har mistet den én gang, og der skete ikke noget ved det. Det er det, en time om ugen ikke kan give dig: at miste den, mens der er nogen hos dig.',
        ],
      },
      {
        type: 'prose',
        heading: 'Hver sirene en terts højere',
        paragraphs: [
          'Hver morgen begynder med den samme øvelse. En sirene: ét glid fra bunden af stemmen til toppen og ned igen, på ng, ikke højere end en elkedel hos naboen. Den første weekend slutter den dér, hvor talestemmen slutter. De næste weekender går den en terts højere hver gang. På et klaver er en terts ingenting, bare to hvide tangenter længere oppe. I en hals kan den være forskellen på en tone, du håber på, og en tone, du ejer.',
        ],
      },
      {
        type: 'picture',
        picture: 'elevated',
        alt: 'Fire sirener i kobberstik: fire buer, hver en terts over den forrige',
        caption: 'Fire sirener, hver en terts over den forrige, sunget af en computer.',
      },
      {
        type: 'prose',
        paragraphs: [
          'Jeg tegner de fire kurver på væggen med blyant, én for hver weekend, med alle ti navne ved siden af. Ikke to ligner hinanden. En af sangerne havde et knæk det samme sted i seks dage, et lille trin, som på en trappe i mørke. Den syvende dag holdt hun op med at gå uden om det og sang lige igennem, og ni mennesker, der havde hørt det trin tredive gange om dagen, udstødte en lyd, jeg ellers kun har hørt til fodbold.',
        ],
      },
      {
        type: 'prose',
        heading: 'Det skal du bruge de ni andre til',
        paragraphs: [
          'Folk spørger, om det ikke er for lidt at være én ud af ti. Du synger mindre, end du ville gøre alene, det er rigtigt. Til gengæld hører du ni andre stemmer møde dit eget problem. Du hører en kæbe give slip. Du hører, hvordan luft lyder et halvt sekund, før der er for meget af den. Det er lettere at høre hos andre, og har du først hørt det dér, kan du ikke lade være med at høre det hos dig selv. Det er halvdelen af undervisningen, og det er ikke mig, der står for den.',
        ],
      },
      { type: 'statement', text: 'Du kan miste en tone foran ni mennesker og finde den igen før frokost.' },
      {
        type: 'prose',
        heading: 'Den sidste dag',
        paragraphs: [
          'Den ottende dag er der et studie, en tekniker og tre sange til hver. Ingen varmer op i mere end ti minutter. Efter syv dage er stemmen vågen, før du selv er. Teknikeren stiller alle det samme spørgsmål: Hvem synger du den til? Tre takes, aldrig flere. De fleste beholder den anden.',
          'Hende, der gik i stå ved seks sekunder, beholdt den første. Der er en indånding i den, ret tidligt, hvor der ikke skulle have været nogen. Vi hørte den to gange. Jeg spurgte, om hun ville synge den om, og hun sagde nej. Det er mig, sagde hun.',
          'Hun holder sit s i toogtyve sekunder nu. Men kun hvis man spørger.',
        ],
      },
      { type: 'links', items: [{ label: 'Se Voice Elevated', href: '/courses/voice-elevated' }] },
    ],
  },
];
