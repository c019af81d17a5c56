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
      text: 'One room, one hour, your songs. Bring what you are working on: an audition on Thursday, a note that will not sit, a voice that came back different.',
    },
    {
      type: 'list',
      slot: 'features',
      heading: 'What happens in a session',
      items: [
        'You sing first. Ten minutes are enough to hear what is in the way.',
        'One thing at a time: breath, tone, words or nerves, whichever moves the song furthest today.',
        'We record the last take, and you take it home with two exercises that fit a normal week.',
        'Any style and any level. You do not need to read music, and you do not need to be ready.',
      ],
    },
    {
      type: 'prose',
      slot: 'details',
      heading: 'Who it is for',
      paragraphs: [
        'Singers before an audition or a recording. Speakers who lose their voice by Friday. People who stopped, and want to know whether it is still there.',
        'Most people start with one session and decide afterwards. Nothing renews automatically.',
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
        { label: 'Rescheduling', value: 'Free until 24 hours before' },
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
      text: 'Ét rum, én time, dine sange. Tag det med, du er i gang med: en audition på torsdag, en tone, der ikke vil sidde, en stemme, der kom anderledes tilbage.',
    },
    {
      type: 'list',
      slot: 'features',
      heading: 'Sådan går timen',
      items: [
        'Du synger først. Ti minutter er nok til at høre, hvad der står i vejen.',
        'Én ting ad gangen: åndedræt, klang, ord eller nerver, det, der flytter sangen mest i dag.',
        'Vi optager det sidste forsøg, og du får det med hjem sammen med to øvelser, der passer ind i en almindelig uge.',
        'Alle genrer, alle niveauer. Du behøver ikke kunne læse noder, og du behøver ikke være klar.',
      ],
    },
    {
      type: 'prose',
      slot: 'details',
      heading: 'Er det noget for dig?',
      paragraphs: [
        'Sangere før en audition eller en indspilning. Talere, der mister stemmen inden fredag. Folk, der holdt op og gerne vil vide, om den stadig er der.',
        'De fleste begynder med én time og beslutter sig bagefter. Ingen automatisk fornyelse.',
      ],
    },
    {
      type: 'facts',
      slot: 'practical',
      heading: 'Praktisk information',
      rows: [
        { label: 'Længde', value: '60 minutter' },
        { label: 'Sted', value: 'Online eller i København' },
        { label: 'Sprog', value: 'Dansk og engelsk' },
        { label: 'Med', value: '{coach}' },
        { label: 'Tider', value: 'Hver dag, 09.00 til 17.00' },
        { label: 'Flytning', value: 'Gratis indtil 24 timer før' },
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
      heading: 'Sangere fortæller',
      items: [
        {
          name: 'Nanna K.',
          text: 'Jeg kom med et knækket højt H og en liste undskyldninger. Listen sprang hun over.',
          isSample: true,
        },
        {
          name: 'Oliver S.',
          text: 'Efter én time kunne jeg synge broen uden at tænke på den hele verset før.',
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
