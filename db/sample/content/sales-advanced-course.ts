import type { SampleDocument } from '../document.ts';

/** The sales page of the advanced course. */
export const salesAdvancedCourse: SampleDocument = {
  key: 'sales-advanced-course',
  en: [
    {
      type: 'seo',
      title: 'Past the Break, an advanced course at home',
      description: 'Five modules for singers who know their way, up to the note where it stops.',
    },
    { type: 'headline', text: 'Past the Break', melody: [2, 3, 6] },
    {
      type: 'lead',
      text: 'For singers who know their way, up to the note where it stops. Five modules about what lies behind it.',
    },
    {
      type: 'picture',
      slot: 'hero',
      picture: 'incipit-advanced-technique',
      alt: 'A long line that climbs and holds',
    },
    {
      type: 'prose',
      slot: 'description',
      heading: 'What it is',
      paragraphs: [
        'You sing in a band, a choir, a theatre. You have a sound. And there is a place, somewhere between E and G, where you either shout or disappear. This course is about that place, and about everything that becomes possible once it is only a place.',
        '{firstName} explains what the larynx does in plain words, shows it, and lets you find it with exercises that are never longer than three minutes.',
      ],
    },
    {
      type: 'modules',
      heading: 'Five modules',
      items: [
        {
          title: 'The map',
          lessons: [
            'Where your break really is',
            'What the muscles do there',
            'Recording a map of your voice',
          ],
        },
        {
          title: 'The mix',
          lessons: [
            'Narrow vowels, open throat',
            'From the top down',
            'Belting without paying for it',
            'Mixing softly',
          ],
        },
        {
          title: 'Agility',
          lessons: ['Runs are rhythm', 'Three notes, then five', 'Turning where you want to'],
        },
        { title: 'Dynamics', lessons: ['Messa di voce', 'Loud is a colour', 'The quiet that carries'] },
        {
          title: 'The long night',
          lessons: [
            'A set list for a voice',
            'Monitors, and singing without them',
            'What to do at half past ten',
          ],
        },
      ],
    },
    {
      type: 'pricePlans',
      heading: 'What it costs',
      course: 'Past the Break',
      items: [
        {
          name: 'The whole course',
          offerId: 'advanced-course',
          features: [
            'Five modules, sixteen lessons',
            'Exercise sheets in your own key, up to C6',
            'The technique workbook as PDF',
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
          name: 'Sofie, musical theatre',
          text: 'Eight shows a week, and I still have a voice on Sunday. That is the whole review.',
          isSample: true,
        },
        {
          name: 'Emil, cover band',
          text: 'I stopped taking songs down a tone. The guitarist has noticed. He says nothing, but he smiles.',
          isSample: true,
        },
        {
          name: 'Liv, soprano',
          text: 'Someone finally told me what a mix is without saying the word support.',
          isSample: true,
        },
      ],
    },
    {
      type: 'faqs',
      heading: 'FAQ',
      items: [
        {
          question: 'How do I know if I’m advanced?',
          answer:
            'If you sing every week and can say what you find difficult, you are. If you’re not sure what a break is, begin with The Whole Voice.',
        },
        {
          question: 'Is it classical or contemporary?',
          answer:
            'Both, because the instrument is the same. The examples come from pop, musical theatre and art song.',
        },
        {
          question: 'Can I hurt myself?',
          answer:
            'Nothing in it should hurt, and every lesson tells you when to stop. If you’re hoarse for more than two weeks, see a doctor first. The course will wait.',
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
      title: 'Forbi overgangen, et kursus for øvede',
      description: 'Fem moduler for sangere, der kender vejen lige til den tone, hvor den hører op.',
    },
    { type: 'headline', text: 'Forbi overgangen', melody: [2, 6] },
    {
      type: 'lead',
      text: 'For sangere, der kender vejen lige til den tone, hvor den hører op. Fem moduler om det, der ligger bagved.',
    },
    {
      type: 'picture',
      slot: 'hero',
      picture: 'incipit-advanced-technique',
      alt: 'En lang linje, der stiger og holder',
    },
    {
      type: 'prose',
      slot: 'description',
      heading: 'Om kurset',
      paragraphs: [
        'Du synger i et band, et kor, på et teater. Du har en lyd. Og der er et sted, mellem E og G, hvor du enten råber eller forsvinder. Kurset handler om det sted og om alt det, der bliver muligt, når det bare er et sted.',
        '{firstName} forklarer med almindelige ord, hvad strubehovedet gør, viser det og lader dig finde det med øvelser, der aldrig er længere end tre minutter.',
      ],
    },
    {
      type: 'modules',
      heading: 'Fem moduler',
      items: [
        {
          title: 'Kortet',
          lessons: [
            'Hvor din overgang virkelig er',
            'Hvad musklerne gør dér',
            'Optag et kort over din stemme',
          ],
        },
        {
          title: 'Mix',
          lessons: [
            'Smalle vokaler, åben hals',
            'Oppefra og ned',
            'Belting uden at betale for det',
            'Mix svagt',
          ],
        },
        { title: 'Bevægelighed', lessons: ['Løb er rytme', 'Tre toner, så fem', 'Vend, hvor du vil'] },
        { title: 'Dynamik', lessons: ['Messa di voce', 'Kraftigt er en farve', 'Det stille, der bærer'] },
        {
          title: 'Den lange aften',
          lessons: [
            'En sætliste til en stemme',
            'Medhør, og at synge uden',
            'Hvad du gør klokken halv elleve',
          ],
        },
      ],
    },
    {
      type: 'pricePlans',
      heading: 'Det koster kurset',
      course: 'Forbi overgangen',
      items: [
        {
          name: 'Hele kurset',
          offerId: 'advanced-course',
          features: [
            'Fem moduler, seksten lektioner',
            'Øveark i din egen toneart, op til C6',
            'Arbejdsbogen om teknik som PDF',
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
        {
          name: 'Sofie, musical',
          text: 'Otte forestillinger om ugen, og jeg har stadig en stemme om søndagen. Det er hele anmeldelsen.',
          isSample: true,
        },
        {
          name: 'Emil, coverband',
          text: 'Jeg er holdt op med at tage sangene en tone ned. Guitaristen har opdaget det. Han siger ikke noget, men han smiler.',
          isSample: true,
        },
        {
          name: 'Liv, sopran',
          text: 'Endelig en, der fortalte mig, hvad et mix er, uden at sige ordet støtte.',
          isSample: true,
        },
      ],
    },
    {
      type: 'faqs',
      heading: 'Ofte stillede spørgsmål',
      items: [
        {
          question: 'Hvordan ved jeg, om jeg er øvet?',
          answer:
            'Synger du hver uge og kan sige, hvad der er svært, så er du det. Er du i tvivl om, hvad en overgang er, så begynd med Hele stemmen.',
        },
        {
          question: 'Er det klassisk eller rytmisk?',
          answer: 'Begge dele, for instrumentet er det samme. Eksemplerne er fra pop, musical og vise.',
        },
        {
          question: 'Kan jeg skade mig?',
          answer:
            'Intet i det må gøre ondt, og hver lektion siger, hvornår du skal holde op. Har du været hæs i mere end to uger, så gå til lægen først. Kurset venter.',
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
