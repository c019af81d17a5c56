import type { SampleDocument } from '../document.ts';

/** The sales page of the beginner course. */
export const salesBeginnerCourse: SampleDocument = {
  key: 'sales-beginner-course',
  en: [
    {
      type: 'seo',
      title: 'First Notes, a course for beginners at home',
      description: 'Four small modules for people who sing only when nobody is home.',
    },
    { type: 'headline', text: 'First Notes', melody: [1, 4] },
    {
      type: 'lead',
      text: 'For people who sing only when nobody is home. Four small modules, one song you can stand by.',
    },
    {
      type: 'picture',
      slot: 'hero',
      picture: 'incipit-beginner-vocals',
      alt: 'A few notes, one step at a time',
    },
    {
      type: 'prose',
      slot: 'description',
      heading: 'What it is',
      paragraphs: [
        'Nobody is born out of tune. Most of us were told something once, by someone who was not a singing teacher, and stopped there. This course begins exactly at that place.',
        'You sing along with {firstName}, you record yourself on your phone, and you listen back once a week. After six weeks you have a song that you can sing to one person.',
      ],
    },
    {
      type: 'modules',
      heading: 'Four modules',
      items: [
        {
          title: 'Making a sound',
          lessons: ['Humming is singing', 'Where the air goes', 'The first long note'],
        },
        {
          title: 'Hitting it',
          lessons: ['Up or down?', 'Three notes you own', 'A scale in your own range'],
        },
        {
          title: 'Words on notes',
          lessons: ['Speak it, then sing it', 'Vowels you can lean on', 'A verse without fear'],
        },
        {
          title: 'One song',
          lessons: [
            'Choosing it',
            'Your key, not the record’s',
            'Singing it to one person',
            'Listening back kindly',
          ],
        },
      ],
    },
    {
      type: 'pricePlans',
      heading: 'What it costs',
      course: 'First Notes',
      items: [
        {
          name: 'The whole course',
          offerId: 'beginner-course',
          features: [
            'Four modules, thirteen short lessons',
            'Practice tracks, and sheet music in four keys',
            'The beginner’s workbook as PDF',
            'Yours to keep, no end date',
          ],
        },
      ],
    },
    {
      type: 'statement',
      slot: 'guarantee',
      text: 'Thirty days to change your mind. One button refunds everything you’ve paid, no questions asked.',
    },
    {
      type: 'testimonials',
      heading: 'What singers say',
      items: [
        {
          name: 'Mads, 43',
          text: 'My daughter asked for a song at bedtime. Now she gets one.',
          isSample: true,
        },
        {
          name: 'Aisha, student',
          text: 'I cried at lesson two, because it worked. Then I laughed, because it was so simple.',
          isSample: true,
        },
        {
          name: 'Bent, retired',
          text: 'Sixty years a mumbler in church. Now I stand on the left, with the men who can hear themselves.',
          isSample: true,
        },
      ],
    },
    {
      type: 'faqs',
      heading: 'FAQ',
      items: [
        {
          question: 'I’m tone-deaf. Is there any point?',
          answer:
            'If you can hear whether someone is asking or telling, you’re not. The second module is about nothing else.',
        },
        {
          question: 'Will anyone hear me?',
          answer: 'No. You record yourself for yourself. In the last lesson you choose one person.',
        },
        {
          question: 'What comes after it?',
          answer:
            'The Whole Voice, if you want to go on at home, or the weekly beginners’ class, if you have found out that you like company.',
        },
        {
          question: 'What if it’s not for me?',
          answer:
            'Within thirty days, press the button on your order page and we refund your money. You don’t have to give a reason.',
        },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'De første toner, et kursus for begyndere',
      description: 'Fire små moduler for dem, der kun synger, når ingen er hjemme.',
    },
    { type: 'headline', text: 'De første toner', melody: [0, 2, 4] },
    {
      type: 'lead',
      text: 'For dem, der kun synger, når ingen er hjemme. Fire små moduler og én sang, du kan stå ved.',
    },
    {
      type: 'picture',
      slot: 'hero',
      picture: 'incipit-beginner-vocals',
      alt: 'Nogle få toner, ét trin ad gangen',
    },
    {
      type: 'prose',
      slot: 'description',
      heading: 'Om kurset',
      paragraphs: [
        'Ingen er født til at synge falsk. De fleste af os fik engang noget at vide af en, der ikke var sanglærer, og holdt op dér. Kurset begynder præcis dér.',
        'Du synger med {firstName}, du optager dig selv på telefonen, og du lytter én gang om ugen. Efter seks uger har du en sang, du kan synge for ét menneske.',
      ],
    },
    {
      type: 'modules',
      heading: 'Fire moduler',
      items: [
        {
          title: 'Få en lyd ud',
          lessons: ['At nynne er at synge', 'Hvor luften går hen', 'Den første lange tone'],
        },
        {
          title: 'Ramme den',
          lessons: ['Op eller ned?', 'Tre toner, der er dine', 'En skala i din egen højde'],
        },
        {
          title: 'Ord på toner',
          lessons: ['Sig det, så syng det', 'Vokaler, du kan læne dig op ad', 'Et vers uden frygt'],
        },
        {
          title: 'Én sang',
          lessons: [
            'Vælg den',
            'Din toneart, ikke pladens',
            'Syng den for ét menneske',
            'Lyt venligt bagefter',
          ],
        },
      ],
    },
    {
      type: 'pricePlans',
      heading: 'Det koster kurset',
      course: 'De første toner',
      items: [
        {
          name: 'Hele kurset',
          offerId: 'beginner-course',
          features: [
            'Fire moduler, tretten korte lektioner',
            'Øvespor og noder i fire tonearter',
            'Begynderens arbejdsbog som PDF',
            'Dit for altid, uden slutdato',
          ],
        },
      ],
    },
    {
      type: 'statement',
      slot: 'guarantee',
      text: 'Tredive dage til at skifte mening. Én knap giver dig alle pengene tilbage, og ingen spørger hvorfor.',
    },
    {
      type: 'testimonials',
      heading: 'Det siger deltagerne',
      items: [
        { name: 'Mads, 43', text: 'Min datter bad om en godnatsang. Nu får hun en.', isSample: true },
        {
          name: 'Aisha, studerende',
          text: 'Jeg græd ved lektion to, fordi det virkede. Så grinede jeg, fordi det var så enkelt.',
          isSample: true,
        },
        {
          name: 'Bent, pensionist',
          text: 'Tres år som mumler i kirken. Nu står jeg i venstre side, hos mændene, der kan høre sig selv.',
          isSample: true,
        },
      ],
    },
    {
      type: 'faqs',
      heading: 'Ofte stillede spørgsmål',
      items: [
        {
          question: 'Jeg er tonedøv. Nytter det noget?',
          answer:
            'Kan du høre, om nogen spørger eller fortæller, så er du det ikke. Andet modul handler kun om det.',
        },
        {
          question: 'Er der nogen, der hører mig?',
          answer: 'Nej. Du optager dig selv til dig selv. I den sidste lektion vælger du ét menneske.',
        },
        {
          question: 'Hvad kommer bagefter?',
          answer:
            'Hele stemmen, hvis du vil videre derhjemme, eller det ugentlige begynderhold, hvis du har fundet ud af, at du godt kan lide selskab.',
        },
        {
          question: 'Hvad, hvis det ikke er noget for mig?',
          answer:
            'Tryk på knappen på din ordreside inden for tredive dage, så får du pengene tilbage. Vi beder ikke om en grund.',
        },
      ],
    },
  ],
};
