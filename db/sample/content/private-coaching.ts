import type { SampleDocument } from '../document.ts';

export const privateCoaching: SampleDocument = {
  key: 'private-coaching',
  en: [
    {
      type: 'seo',
      title: 'Private Coaching',
      description:
        'One session with {coach}, online or in Copenhagen. See the available times for the next seven days and hold one while you pay.',
    },
    { type: 'headline', text: 'Private Coaching', melody: [1, 3] },
    {
      type: 'lead',
      text: 'One room, one hour, your songs. With {firstName}, in Copenhagen or online.',
    },
    {
      type: 'steps',
      slot: 'hour',
      heading: 'What happens in a session',
      steps: [
        {
          title: '0:00 You sing',
          text: 'The song you came with. Ten minutes are enough to hear what is in the way.',
        },
        {
          title: '0:10 One thing at a time',
          text: 'Breath, tone, words or nerves: whichever moves the song furthest today. Any style, any level.',
        },
        { title: '0:50 One last take', text: 'We record it on your phone, so you can hear the difference.' },
        {
          title: '1:00 What you take home',
          text: 'The recording, and two exercises that fit a normal week.',
        },
      ],
    },
    {
      type: 'faqs',
      heading: 'Questions',
      items: [
        {
          question: 'Do I need to read music?',
          answer: 'No. You don’t need to be ready, either. The words and a recording of the song are enough.',
        },
        {
          question: 'Who is it for?',
          answer:
            'Singers before an audition or a recording. Speakers who lose their voice by Friday. People who stopped, and want to know whether it is still there.',
        },
        {
          question: 'How many sessions do I need?',
          answer: 'Most people start with one session and decide afterwards. Nothing renews automatically.',
        },
        {
          question: 'What if I fall ill?',
          answer:
            'Reschedule or cancel free of charge until 24 hours before, with the link in your confirmation. Later than that, request another time, and {firstName} replies by email.',
        },
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Practical information',
      rows: [
        { label: 'Length', value: '60 minutes' },
        { label: 'Where', value: 'Online or in Copenhagen' },
        { label: 'Languages', value: 'Danish and English' },
        { label: 'With', value: '{coach}' },
        { label: 'Times', value: 'Every day, 09:00 to 17:00' },
        { label: 'Change or cancel', value: 'Free until 24 hours before' },
      ],
    },
    {
      type: 'prose',
      slot: 'bring',
      heading: 'What to bring',
      paragraphs: [
        'One song you are working on, with the words. A bottle of water. Your phone, to record the last take. No need to warm up.',
      ],
    },
    {
      type: 'prose',
      slot: 'directions',
      heading: 'How to find us',
      paragraphs: [
        'The green entrance beside the bookbinder, first floor. Ring the bell marked “{studio}” on the hour: there may be a session before yours.',
      ],
    },
    {
      type: 'testimonials',
      heading: 'What singers say',
      items: [
        {
          name: 'Nanna K.',
          text: 'I came with a cracked high B and a list of excuses. She ignored the list.',
          isSample: true,
        },
        {
          name: 'Oliver S.',
          text: 'After one session I could sing the bridge without dreading it for the whole verse before.',
          isSample: true,
        },
        {
          name: 'Priya D.',
          text: 'The first session where nobody told me to relax. I relaxed.',
          isSample: true,
        },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Privat coaching',
      description:
        'Én time med {coach}, online eller i København. Se de ledige tider de næste syv dage, og reserver en, mens du betaler.',
    },
    { type: 'headline', text: 'Privat coaching', melody: [1, 3] },
    {
      type: 'lead',
      text: 'Ét rum, én time, dine sange. Med {firstName}, i København eller online.',
    },
    {
      type: 'steps',
      slot: 'hour',
      heading: 'Sådan går timen',
      steps: [
        {
          title: '0.00 Du synger',
          text: 'Sangen, du kom med. Ti minutter er nok til at høre, hvad der står i vejen.',
        },
        {
          title: '0.10 Én ting ad gangen',
          text: 'Åndedræt, klang, ord eller nerver: det, der flytter sangen mest i dag. Alle genrer, alle niveauer.',
        },
        {
          title: '0.50 Det sidste forsøg',
          text: 'Vi optager det på din telefon, så du kan høre forskellen.',
        },
        {
          title: '1.00 Det tager du med hjem',
          text: 'Optagelsen og to øvelser, der passer ind i en almindelig uge.',
        },
      ],
    },
    {
      type: 'faqs',
      heading: 'Spørgsmål',
      items: [
        {
          question: 'Skal jeg kunne læse noder?',
          answer: 'Nej. Du behøver heller ikke være klar. Teksten og en optagelse af sangen er nok.',
        },
        {
          question: 'Er det noget for mig?',
          answer:
            'Sangere før en audition eller en indspilning. Talere, der mister stemmen inden fredag. Folk, der holdt op og gerne vil vide, om den stadig er der.',
        },
        {
          question: 'Hvor mange timer skal jeg bruge?',
          answer: 'De fleste begynder med én time og beslutter sig bagefter. Ingen automatisk fornyelse.',
        },
        {
          question: 'Hvad, hvis jeg bliver syg?',
          answer:
            'Flyt eller aflys gratis indtil 24 timer før med linket i din bekræftelse. Er det senere, kan du bede om en anden tid, og {firstName} svarer på e-mail.',
        },
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Praktisk information',
      rows: [
        { label: 'Varighed', value: '60 minutter' },
        { label: 'Sted', value: 'Online eller i København' },
        { label: 'Sprog', value: 'Dansk og engelsk' },
        { label: 'Med', value: '{coach}' },
        { label: 'Tider', value: 'Hver dag, 09.00 til 17.00' },
        { label: 'Flyt eller aflys', value: 'Gratis indtil 24 timer før' },
      ],
    },
    {
      type: 'prose',
      slot: 'bring',
      heading: 'Tag med',
      paragraphs: [
        'Én sang, du arbejder med, og teksten til den. En flaske vand. Din telefon, så vi kan optage det sidste forsøg. Du behøver ikke varme op.',
      ],
    },
    {
      type: 'prose',
      slot: 'directions',
      heading: 'Sådan finder du os',
      paragraphs: [
        'Den grønne indgang ved siden af bogbinderen, 1. sal. Ring på klokken med »{studio}« på det aftalte tidspunkt. Der kan være en time før din.',
      ],
    },
    {
      type: 'testimonials',
      heading: 'Det siger sangerne',
      items: [
        {
          name: 'Nanna K.',
          text: 'Jeg kom med et højt H, der knækkede, og en lang liste med undskyldninger. Den sprang hun over.',
          isSample: true,
        },
        {
          name: 'Oliver S.',
          text: 'Efter én time kunne jeg synge C-stykket uden at frygte det hele verset før.',
          isSample: true,
        },
        {
          name: 'Priya D.',
          text: 'Den første time, hvor ingen bad mig slappe af. Så slappede jeg af.',
          isSample: true,
        },
      ],
    },
  ],
};
