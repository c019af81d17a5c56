import type { SampleDocument } from '../document.ts';

/** Plain words for the sample studio. They describe what the software does; a lawyer has not read them. */
export const legal: readonly SampleDocument[] = [
  {
    key: 'privacy-policy',
    en: [
      {
        type: 'seo',
        title: 'Privacy Policy, {studio}',
        description: 'What {studio} stores about you, why, and for how long.',
      },
      { type: 'headline', text: 'Privacy Policy', melody: [1, 4] },
      {
        type: 'lead',
        text: 'What we store about you, why, for how long, and how you get it or have it deleted. Sample text: the owner replaces it before opening.',
      },
      {
        type: 'facts',
        heading: 'What we store',
        rows: [
          { label: 'A booking', value: 'Name, e-mail, hour, payment status' },
          { label: 'A purchase', value: 'What, price, receipts (five years, by law)' },
          { label: 'A message', value: 'Name, e-mail, phone if given, the message' },
          { label: 'The newsletter', value: 'E-mail, what you agreed to, and when' },
        ],
      },
      {
        type: 'prose',
        heading: 'Who else sees it',
        paragraphs: [
          'Your card number never reaches us: you type it at the payment provider, which tells us only whether it worked. Mails leave through our mail provider. Nobody else gets anything, and nothing is sold.',
          'No page loads anything from another company before you click it. There are no trackers and no advertising.',
        ],
      },
      {
        type: 'prose',
        heading: 'Your rights',
        paragraphs: [
          'Write to us, and we tell you what we have, correct it, hand it over or delete it, except for what the bookkeeping law makes us keep. You can also complain to Datatilsynet.',
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Privatlivspolitik, {studio}',
        description: 'Hvad {studio} gemmer om dig, hvorfor og hvor længe.',
      },
      { type: 'headline', text: 'Privatlivspolitik', melody: [3] },
      {
        type: 'lead',
        text: 'Hvad vi gemmer om dig, hvorfor, hvor længe, og hvordan du får det udleveret eller slettet. Eksempeltekst: ejeren skifter den ud, før studiet åbner.',
      },
      {
        type: 'facts',
        heading: 'Det gemmer vi',
        rows: [
          { label: 'En booking', value: 'Navn, e-mail, time, betalingsstatus' },
          { label: 'Et køb', value: 'Hvad, pris, bilag (fem år efter loven)' },
          { label: 'En besked', value: 'Navn, e-mail, evt. telefon, beskeden' },
          { label: 'Nyhedsbrevet', value: 'E-mail, hvad du sagde ja til, og hvornår' },
        ],
      },
      {
        type: 'prose',
        heading: 'Hvem der ellers ser det',
        paragraphs: [
          'Dit kortnummer når aldrig os: du taster det hos betalingsudbyderen, som kun fortæller os, om det gik. Mails sendes gennem vores mailudbyder. Andre får ingenting, og intet bliver solgt.',
          'Ingen side henter noget fra et andet firma, før du klikker på det. Der er ingen sporing og ingen reklamer.',
        ],
      },
      {
        type: 'prose',
        heading: 'Dine rettigheder',
        paragraphs: [
          'Skriv til os, så fortæller vi, hvad vi har, retter det, udleverer det eller sletter det, undtagen det, som bogføringsloven pålægger os at gemme. Du kan også klage til Datatilsynet.',
        ],
      },
    ],
  },
  {
    key: 'terms-of-service',
    en: [
      {
        type: 'seo',
        title: 'Terms of Service, {studio}',
        description: 'What applies when you book or buy at {studio}.',
      },
      { type: 'headline', text: 'Terms of Service', melody: [1, 2, 5] },
      {
        type: 'lead',
        text: 'What applies when you book or buy here, in words one can read. Sample text: the owner replaces it before opening.',
      },
      {
        type: 'prose',
        heading: 'Booking and moving',
        paragraphs: [
          'An hour is yours once it is paid; while you pay, nobody else can take it. You can move it up to three times, until 24 hours before it begins, without paying again. Later than that, ask, and {firstName} decides.',
        ],
      },
      {
        type: 'prose',
        heading: 'Prices and paying',
        paragraphs: [
          'Prices include Danish VAT where it applies. Programmes you apply for are only reserved on your card; the money is taken when you are accepted, and released if you are not.',
          'If a payment arrives after your reservation has expired and the hour is gone, the money goes back at once.',
        ],
      },
      {
        type: 'prose',
        heading: 'Changing your mind',
        paragraphs: [
          'A session you have not given a date can be returned within 14 days, unused ones in full. Events with a fixed date are not returned by law; write anyway, people fall ill. Goods can be returned within 14 days.',
        ],
      },
      { type: 'links', items: [{ label: 'Withdraw from a purchase', href: '/withdraw' }] },
    ],
    da: [
      {
        type: 'seo',
        title: 'Handelsbetingelser, {studio}',
        description: 'Hvad der gælder, når du booker eller køber hos {studio}.',
      },
      { type: 'headline', text: 'Handelsbetingelser', melody: [3] },
      {
        type: 'lead',
        text: 'Hvad der gælder, når du booker eller køber her, i ord, man kan læse. Eksempeltekst: ejeren skifter den ud, før studiet åbner.',
      },
      {
        type: 'prose',
        heading: 'Booking og flytning',
        paragraphs: [
          'En time er din, når den er betalt; mens du betaler, kan ingen anden tage den. Du kan flytte den op til tre gange, indtil 24 timer før den begynder, uden at betale igen. Senere end det: spørg, så afgør {firstName} det.',
        ],
      },
      {
        type: 'prose',
        heading: 'Priser og betaling',
        paragraphs: [
          'Priserne er med dansk moms, hvor den gælder. Forløb, du søger om, bliver kun reserveret på dit kort; pengene trækkes, når du får en plads, og frigives, hvis du ikke gør.',
          'Kommer en betaling, efter at din reservation er udløbet og timen er gået, sendes pengene tilbage med det samme.',
        ],
      },
      {
        type: 'prose',
        heading: 'Hvis du fortryder',
        paragraphs: [
          'En time uden dato kan fortrydes i 14 dage, ubrugt til fuld pris. Arrangementer med fast dato kan efter loven ikke fortrydes; skriv alligevel, folk bliver syge. Varer kan sendes retur i 14 dage.',
        ],
      },
      { type: 'links', items: [{ label: 'Fortryd et køb', href: '/withdraw' }] },
    ],
  },
  {
    key: 'cookie-policy',
    en: [
      {
        type: 'seo',
        title: 'Cookie Policy, {studio}',
        description: 'The few cookies {studio} sets, and when.',
      },
      { type: 'headline', text: 'Cookie Policy', melody: [0, 3] },
      {
        type: 'lead',
        text: 'Looking around sets no cookie. That is why there is no banner: there is nothing to consent to.',
      },
      {
        type: 'facts',
        heading: 'Cookies with a purpose',
        rows: [
          { label: 'belcanto_hold', value: 'Finds your held hour again; one day' },
          { label: 'belcanto_flag', value: 'Says that there is one; one day' },
          { label: 'Sign-in', value: 'Only when you sign in' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'They are set when you hold an hour or sign in, are read by us alone, and hold no name. The payment page belongs to the payment provider and has rules of its own.',
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Cookiepolitik, {studio}',
        description: 'De få cookies, {studio} sætter, og hvornår.',
      },
      { type: 'headline', text: 'Cookiepolitik', melody: [3] },
      {
        type: 'lead',
        text: 'At kigge sig omkring sætter ingen cookie. Derfor er der ingen boks: der er intet at sige ja til.',
      },
      {
        type: 'facts',
        heading: 'Cookies med et formål',
        rows: [
          { label: 'belcanto_hold', value: 'Finder din reserverede time igen; én dag' },
          { label: 'belcanto_flag', value: 'Siger, at der er en; én dag' },
          { label: 'Login', value: 'Kun når du logger ind' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'De sættes, når du reserverer en time eller logger ind, læses kun af os og indeholder intet navn. Betalingssiden er betalingsudbyderens og har sine egne regler.',
        ],
      },
    ],
  },
  {
    key: 'withdraw',
    en: [
      {
        type: 'seo',
        title: 'Withdraw from a purchase, {studio}',
        description: 'How to withdraw from a purchase at {studio}, and what you get back.',
      },
      { type: 'headline', text: 'Change your mind', melody: [3, 2, 0] },
      {
        type: 'lead',
        text: 'You have 14 days for what can be returned. Write to us with your name and what you bought; you need no reason and no form.',
      },
      {
        type: 'facts',
        heading: 'What can be returned',
        rows: [
          { label: 'A session without a date', value: '14 days, unused in full' },
          { label: 'Goods', value: '14 days from the day they arrive' },
          { label: 'An hour or event with a date', value: 'Not by law; ask us' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'The money goes back the way it came, within 14 days of your message, usually at once. A button on the page of each order takes over from this page soon.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Write that you withdraw', href: '/contact' },
          { label: 'Terms of Service', href: '/terms-of-service' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Fortryd et køb, {studio}',
        description: 'Sådan fortryder du et køb hos {studio}, og det får du tilbage.',
      },
      { type: 'headline', text: 'Hvis du fortryder', melody: [3, 2, 0] },
      {
        type: 'lead',
        text: 'Du har 14 dage til det, der kan fortrydes. Skriv til os med dit navn og det, du købte; du behøver ingen grund og intet skema.',
      },
      {
        type: 'facts',
        heading: 'Det kan fortrydes',
        rows: [
          { label: 'En time uden dato', value: '14 dage, ubrugt til fuld pris' },
          { label: 'Varer', value: '14 dage fra den dag, de kommer' },
          { label: 'En time eller et arrangement med dato', value: 'Ikke efter loven; spørg os' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Pengene kommer samme vej tilbage, inden 14 dage efter din besked, som regel med det samme. Snart tager en knap på siden for hver ordre over herfra.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Skriv, at du fortryder', href: '/contact' },
          { label: 'Handelsbetingelser', href: '/terms-of-service' },
        ],
      },
    ],
  },
];
