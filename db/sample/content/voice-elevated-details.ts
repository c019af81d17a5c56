import type { SampleDocument } from '../document.ts';

/** The materials of Voice Elevated: the eight days. The day-by-day guide is set from the same words. */
export const voiceElevatedDetails: SampleDocument = {
  key: 'voice-elevated-details',
  en: [
    {
      type: 'seo',
      title: 'Voice Elevated: programme materials',
      description:
        'Two brochures to take home and the eight days of Voice Elevated, one by one: what we work on, and what a day looks like.',
    },
    { type: 'headline', text: 'Program Materials', melody: [0, 4] },
    {
      type: 'lead',
      text: 'Two brochures to take home, and the eight days one by one. Read them on the train, then decide.',
    },
    {
      type: 'prose',
      slot: 'brochure',
      heading: 'The brochure',
      paragraphs: ['The whole programme on a few sheets: idea, weekends, dates, price, how to apply.'],
    },
    {
      type: 'prose',
      slot: 'day-book',
      heading: 'The day-by-day guide',
      paragraphs: ['Eight days, each with its question, a timetable, and what to bring. For those who plan.'],
    },
    {
      type: 'prose',
      slot: 'teaching-plan',
      heading: 'The teaching plan',
      paragraphs: ['Exercises, keys and songs, week by week.'],
    },
    {
      type: 'prose',
      slot: 'note',
      paragraphs: [
        'Teaching plans will be available soon. If you’d rather ask, call us: {firstName} picks up between sessions.',
      ],
    },
    {
      type: 'steps',
      slot: 'days',
      heading: 'Day by day',
      steps: [
        {
          title: 'Lying down',
          text: 'Breath without a tone, then a tone without an intention. Everyone sings one song, once. Nobody comments.',
        },
        {
          title: 'Standing up',
          text: 'The same breath on two feet, with a coat on, after stairs. Long phrases, and where they really end.',
        },
        {
          title: 'Where the voice turns',
          text: 'The step between the registers, slowly and without heroism. Sirens, until nobody hears the break.',
        },
        {
          title: 'Loud, soft, far away',
          text: 'Strength without pressure. What carries in a room and what only feels big. We move to a bad room to hear it.',
        },
        {
          title: 'Spoken first',
          text: 'A song told as a story to one person. Consonants that carry, and the pause before the word that matters.',
        },
        {
          title: 'In your own words',
          text: 'The language you sing in, and what you mean by it. With the pianist: your keys, your tempi, your endings.',
        },
        {
          title: 'With an audience',
          text: 'The walk on, the first note, the mistake in verse two. In the evening thirty guests, who have been told to be kind.',
        },
        {
          title: 'With the tape running',
          text: 'The studio. Three songs, two takes each, no repairs in between. You choose the takes, we mix them.',
        },
      ],
    },
    {
      type: 'facts',
      slot: 'day',
      heading: 'A day looks like this',
      rows: [
        { label: '09:00', value: 'Waking up the voice, together' },
        { label: '09:45', value: 'The question of the day, in the group' },
        { label: '12:30', value: 'Lunch, and an hour in which nobody sings' },
        { label: '13:30', value: 'Solo work: each in turn, while the others listen' },
        { label: '16:30', value: 'One thing to take home until tomorrow' },
        { label: '17:00', value: 'The door is open, the day is over' },
      ],
    },
    {
      type: 'list',
      slot: 'bring',
      heading: 'What to bring',
      items: [
        'Three songs you can sing by heart, and one you are afraid of.',
        'Clothes you can lie down in, and shoes you would perform in.',
        'Something that records. Your phone is good enough.',
        'Water. We have the rest.',
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Voice Elevated: programmateriale',
      description:
        'To brochurer til at tage med hjem og de otte dage i Voice Elevated, én for én: hvad vi arbejder med, og hvordan en dag ser ud.',
    },
    { type: 'headline', text: 'Programmet i detaljer', melody: [0, 2, 4] },
    {
      type: 'lead',
      text: 'To brochurer til at tage med hjem, og de otte dage, én for én. Læs dem i toget, og bestem dig bagefter.',
    },
    {
      type: 'prose',
      slot: 'brochure',
      heading: 'Brochuren',
      paragraphs: ['Hele forløbet på få ark: tanken, weekenderne, datoer, pris, og hvordan du søger.'],
    },
    {
      type: 'prose',
      slot: 'day-book',
      heading: 'Programmet dag for dag',
      paragraphs: ['Otte dage, hver med sit spørgsmål, et skema og en pakkeliste. For dem, der planlægger.'],
    },
    {
      type: 'prose',
      slot: 'teaching-plan',
      heading: 'Undervisningsplanen',
      paragraphs: ['Øvelser, tonearter og sange, uge for uge.'],
    },
    {
      type: 'prose',
      slot: 'note',
      paragraphs: [
        'Undervisningsplanerne kommer snart. Vil du hellere spørge, så ring. {firstName} tager telefonen mellem timerne.',
      ],
    },
    {
      type: 'steps',
      slot: 'days',
      heading: 'Dag for dag',
      steps: [
        {
          title: 'Liggende',
          text: 'Åndedræt uden tone, så en tone uden hensigt. Alle synger én sang, én gang. Ingen kommenterer.',
        },
        {
          title: 'Stående',
          text: 'Det samme åndedræt på to ben, med frakke på, efter trapper. Lange fraser, og hvor de i virkeligheden slutter.',
        },
        {
          title: 'Hvor stemmen vender',
          text: 'Trinnet mellem registrene, langsomt og uden heltemod. Sirener, til ingen hører overgangen.',
        },
        {
          title: 'Kraftigt, svagt, langt væk',
          text: 'Styrke uden pres. Hvad der bærer i et rum, og hvad der kun føles stort. Vi flytter til et dårligt rum for at høre det.',
        },
        {
          title: 'Sagt først',
          text: 'En sang fortalt som en historie til ét menneske. Konsonanter, der bærer, og pausen før det ord, det gælder.',
        },
        {
          title: 'Med dine egne ord',
          text: 'Det sprog, du synger på, og hvad du mener med det. Med pianisten: dine tonearter, dine tempi, dine slutninger.',
        },
        {
          title: 'Med publikum',
          text: 'Turen ind, første tone, fejlen i andet vers. Om aftenen tredive gæster, der har fået besked på at være søde.',
        },
        {
          title: 'Mens båndet kører',
          text: 'Studiet. Tre sange, to forsøg hver, ingen reparationer imellem. Du vælger forsøgene, vi mixer dem.',
        },
      ],
    },
    {
      type: 'facts',
      slot: 'day',
      heading: 'Sådan ser en dag ud',
      rows: [
        { label: '09.00', value: 'Vi vækker stemmen sammen' },
        { label: '09.45', value: 'Dagens spørgsmål, i gruppen' },
        { label: '12.30', value: 'Frokost og en time uden sang' },
        { label: '13.30', value: 'Solo på gulvet: én ad gangen, mens de andre lytter' },
        { label: '16.30', value: 'Én ting at tage med hjem til i morgen' },
        { label: '17.00', value: 'Døren er åben, dagen er slut' },
      ],
    },
    {
      type: 'list',
      slot: 'bring',
      heading: 'Tag med',
      items: [
        'Tre sange, du kan udenad, og en, du er bange for.',
        'Tøj, du kan ligge ned i, og sko, du ville gå på scenen i.',
        'Noget, der kan optage. Din telefon er god nok.',
        'Vand. Resten har vi.',
      ],
    },
  ],
};
