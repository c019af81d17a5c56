import type { SampleDocument } from '../document.ts';

export const home: SampleDocument = {
  key: 'home',
  en: [
    {
      type: 'seo',
      title: '{studio}, Copenhagen: vocal coaching, courses and retreats',
      description:
        'Private coaching, intensives and one very quiet retreat with {coach}, for singers who want to be heard as themselves. In Copenhagen and online.',
    },
    {
      type: 'headline',
      text: 'Sing so the room leans in',
      melody: [0, 2, 3, 5, 4, 7],
      picture: 'hero-en',
      pictureAlt:
        'Engraved spectrogram of the headline, sung by a synthesised mezzo-soprano: each word a bundle of harmonics that bends with the melody and trembles with vibrato on room and in',
      caption: 'The headline as a drawing of its own sound: eight seconds, one breath.',
    },
    {
      type: 'lead',
      text: 'Private coaching with {coach}, award-winning singer and coach for fifteen years. In Copenhagen and online.',
    },
    { type: 'heading', slot: 'about', text: 'Begin where you speak' },
    {
      type: 'statement',
      slot: 'about',
      text: 'Most singers arrive with a good voice and a long list of things they were told not to do. We put the list away. First we find what your voice does when nobody is marking it. Then we build on that.',
    },
    {
      type: 'prose',
      slot: 'about',
      paragraphs: [
        '{coach} sings, and has coached singers for fifteen years: breath, tone, words and stage, in that order.',
      ],
    },
    {
      type: 'facts',
      slot: 'about',
      rows: [
        { label: 'Coaching', value: 'Over fifteen years' },
        { label: 'Languages', value: 'Danish and English' },
        { label: 'Groups', value: 'Ten singers at most' },
      ],
    },
    {
      type: 'picture',
      slot: 'about',
      picture: 'speech-en',
      alt: 'Pitch of one sentence, first spoken as seven short falling strokes, then sung as one continuous line with vibrato',
      caption: 'Spoken (dotted), then sung (solid). We work on the difference.',
    },
    { type: 'heading', slot: 'programmes', text: 'Featured Programs' },
    {
      type: 'programmes',
      items: [
        {
          offerId: 'voice-elevated',
          title: 'Voice Elevated',
          sub: 'Four weekends, each a step higher',
          description:
            'Eight full days in a small group. You leave with a set that holds when you’re tired or nervous, and three recordings to prove it.',
          picture: 'elevated',
          pictureAlt:
            'Four sirens drawn as nested arches of harmonics, each arch reaching higher than the one before',
          href: '/courses/voice-elevated',
          button: 'Learn More',
          isFrom: false,
        },
        {
          offerId: 'celebrity-vocal-experience',
          title: 'Celebrity Vocal Experience',
          sub: 'Five days where nobody wants anything from you',
          description:
            'Daily coaching, a studio, a cook and nobody to perform for. For artists who carry a tour, a record or a name.',
          picture: 'island',
          pictureAlt: 'Five sung vowels drawn as the contour lines of an island',
          href: '/courses/celebrity-vocal-experience',
          button: 'Learn More',
          isFrom: false,
        },
        {
          offerId: 'private-coaching',
          title: 'Private Coaching',
          sub: 'One room, one hour, your songs',
          description:
            'Bring what you are working on: an audition on Thursday, a note that won’t settle, a voice that has changed.',
          picture: 'rose',
          pictureAlt: 'One note held from oo to oh, its waves laid round in rings like a ceiling rose',
          href: '/courses/private-coaching',
          button: 'Book Now',
          isFrom: true,
        },
      ],
    },
    {
      type: 'testimonials',
      heading: 'What singers say',
      items: [
        {
          name: 'Nanna K.',
          voice: 'soprano in a chamber choir',
          booked: 'Private Coaching',
          times: 'six sessions',
          text: 'I came with a cracked high B and a list of excuses. She ignored the list.',
          isSample: true,
        },
        {
          name: 'Rasmus T.',
          voice: 'tenor',
          booked: 'Voice Elevated',
          times: 'four weekends',
          text: 'I came for the high notes. I got them. But it is the pauses people talk to me about now.',
          isSample: true,
        },
        {
          name: 'Amira H.',
          voice: 'alto',
          booked: 'Voice Elevated',
          times: 'four weekends',
          text: 'Ten strangers watched me freeze. Two weeks later I froze again, and simply sang on.',
          isSample: true,
        },
      ],
    },
    { type: 'heading', slot: 'people', text: 'Instructors' },
    {
      type: 'people',
      note: 'The higher the portrait, the higher the voice. Sample names.',
    },
    { type: 'heading', slot: 'courses', text: 'Ten ways to start' },
    {
      type: 'lead',
      slot: 'courses',
      text: 'From one hour on a Tuesday to five days by the water.',
    },
    { type: 'heading', slot: 'contact', text: 'Ask before you book' },
    {
      type: 'lead',
      slot: 'contact',
      text: 'Tell us what you sing and what’s in the way. {firstName} replies herself, usually the next business day.',
    },
    {
      type: 'lead',
      slot: 'newsletter',
      text: 'One newsletter a month: a warm-up worth keeping, a song taken apart, and first word when places open.',
    },
  ],
  da: [
    {
      type: 'seo',
      title: '{studio}, København: sangundervisning, kurser og retreats',
      description:
        'Privat coaching, intensive forløb og et meget stille retreat med {coach}, for sangere, der vil høres som sig selv. I København og online.',
    },
    {
      type: 'headline',
      text: 'Syng, så rummet lytter',
      melody: [1, 3, 6, 4],
      picture: 'hero-da',
      pictureAlt:
        'Graveret spektrogram af overskriften, sunget af en syntetisk mezzosopran: Hvert ord er et bundt overtoner, der bøjer med melodien og dirrer af vibrato',
      caption: 'Overskriften som en tegning af sin egen lyd: otte sekunder, ét åndedrag.',
    },
    {
      type: 'lead',
      text: 'Privat coaching med {coach}, prisbelønnet sanger og coach i femten år. I København og online.',
    },
    { type: 'heading', slot: 'about', text: 'Begynd, hvor du taler' },
    {
      type: 'statement',
      slot: 'about',
      text: 'De fleste sangere kommer med en god stemme og en lang liste over alt det, de ikke måtte. Den liste lægger vi væk. Først finder vi ud af, hvad din stemme gør, når ingen giver karakter. Så bygger vi videre på det.',
    },
    {
      type: 'prose',
      slot: 'about',
      paragraphs: [
        '{coach} er sanger og har coachet sangere i femten år: åndedræt, klang, ord og scene, i den rækkefølge.',
      ],
    },
    {
      type: 'facts',
      slot: 'about',
      rows: [
        { label: 'Erfaring', value: 'Over femten år' },
        { label: 'Sprog', value: 'Dansk og engelsk' },
        { label: 'Hold', value: 'Højst ti sangere' },
      ],
    },
    {
      type: 'picture',
      slot: 'about',
      picture: 'speech-da',
      alt: 'Tonehøjden i én sætning, først talt som syv korte faldende streger, så sunget som én sammenhængende linje med vibrato',
      caption: 'Talt (prikket), så sunget (optrukket). Vi arbejder med forskellen.',
    },
    { type: 'heading', slot: 'programmes', text: 'Udvalgte forløb' },
    {
      type: 'programmes',
      items: [
        {
          offerId: 'voice-elevated',
          title: 'Voice Elevated',
          sub: 'Fire weekender, hver gang et trin højere op',
          description:
            'Otte hele dage i en lille gruppe. Du går hjem med et sæt, der også holder, når du er træt eller nervøs, og tre optagelser, der beviser det.',
          picture: 'elevated',
          pictureAlt: 'Fire sirener tegnet som buer af overtoner, hver bue højere end den forrige',
          href: '/courses/voice-elevated',
          button: 'Læs mere',
          isFrom: false,
        },
        {
          offerId: 'celebrity-vocal-experience',
          title: 'Celebrity Vocal Experience',
          sub: 'Fem dage, hvor ingen vil dig noget',
          description:
            'Daglig coaching, et studie, en kok og ingen at optræde for. Til kunstnere, der bærer en turné, en plade eller et navn.',
          picture: 'island',
          pictureAlt: 'Fem sungne vokaler tegnet som højdekurverne på en ø',
          href: '/courses/celebrity-vocal-experience',
          button: 'Læs mere',
          isFrom: false,
        },
        {
          offerId: 'private-coaching',
          title: 'Privat coaching',
          sub: 'Ét rum, én time, dine sange',
          description:
            'Tag det med, du er i gang med: en audition på torsdag, en tone, der ikke vil sidde, en stemme, der har forandret sig.',
          picture: 'rose',
          pictureAlt: 'Én tone holdt fra u til å, bølgerne lagt i ringe som en loftsroset',
          href: '/courses/private-coaching',
          button: 'Book nu',
          isFrom: true,
        },
      ],
    },
    {
      type: 'testimonials',
      heading: 'Det siger sangerne',
      items: [
        {
          name: 'Nanna K.',
          voice: 'sopran i et kammerkor',
          booked: 'Privat coaching',
          times: 'seks timer',
          text: 'Jeg kom med et højt H, der knækkede, og en lang liste med undskyldninger. Den sprang hun over.',
          isSample: true,
        },
        {
          name: 'Rasmus T.',
          voice: 'tenor',
          booked: 'Voice Elevated',
          times: 'fire weekender',
          text: 'Jeg kom for de høje toner. Dem fik jeg. Men det er pauserne, folk taler til mig om nu.',
          isSample: true,
        },
        {
          name: 'Amira H.',
          voice: 'alt',
          booked: 'Voice Elevated',
          times: 'fire weekender',
          text: 'Ti fremmede så på, mens jeg gik i stå. Fjorten dage efter gik jeg i stå igen og sang bare videre.',
          isSample: true,
        },
      ],
    },
    { type: 'heading', slot: 'people', text: 'Undervisere' },
    {
      type: 'people',
      note: 'Jo højere portrættet hænger, jo lysere er stemmen. Navnene er eksempler.',
    },
    { type: 'heading', slot: 'courses', text: 'Ti måder at begynde på' },
    {
      type: 'lead',
      slot: 'courses',
      text: 'Fra én time en tirsdag til fem dage ved vandet.',
    },
    { type: 'heading', slot: 'contact', text: 'Spørg, før du booker' },
    {
      type: 'lead',
      slot: 'contact',
      text: 'Skriv, hvad du synger, og hvad der står i vejen. {firstName} svarer selv, som regel næste hverdag.',
    },
    {
      type: 'lead',
      slot: 'newsletter',
      text: 'Ét nyhedsbrev om måneden: en opvarmning, der er værd at gemme, en sang skilt ad og besked som den første, når der åbner pladser.',
    },
  ],
};
