import type { Wait } from '#studio/privacy/live-things.queries.ts';

/** What waits, why, and what to do about it; `until`: when it is over at the latest, told. */
type WaitWords = Record<Wait, (until: string | null) => string>;

export const en = {
  title: 'Your data',
  lead: 'What we store about you is yours: take it with you, or have it deleted.',
  export: {
    heading: 'Take it with you',
    text: 'One ZIP: a page to read it on, every row as JSON, your receipts as PDF, your journal, and the files you have sent us.',
    button: 'Download everything (ZIP)',
    privacy: 'What we store, and for how long',
  },
  erase: {
    heading: 'Have it deleted',
    text: 'Your account and everything that is yours goes, at once and for good.',
    open: 'Delete my data',
    title: 'Delete your data',
    back: 'Your data',
    gone: 'What is deleted',
    goneItems: [
      'Your account, your sign-ins and your addresses',
      'Your journal and your goals, shared or not',
      'Your progress in courses, and your access to them',
      'Messages, newsletter, applications with their files, stories with their PDF; a published story is taken down',
      'Your name, e-mail and time zone on sessions that have taken place; the hour stays in the coach’s calendar, without you',
    ],
    kept: 'What the law keeps',
    keptText:
      'The Danish Bookkeeping Act (bogføringsloven, section 12) has us keep the records of what was bought for five years from the end of the financial year: order numbers, lines, amounts, payments and refunds. Your name, e-mail and address are taken off the orders. They stay on the receipts and credit notes already issued, because an issued receipt may not be changed. Nobody uses them for anything else, and after five years they go, too.',
    keptAudit: 'Our log keeps that an account was deleted, by a number that leads to nobody.',
    happens: 'What happens to what is still to come',
    bookings: (count: number) =>
      count === 1 ? 'This session is cancelled:' : `These ${count} sessions are cancelled:`,
    moneyOn: (notice: number) =>
      `Until ${notice} hours before it begins, what was paid goes back to the card you paid with, and a credit is lost with your account; later the hour counts as used.`,
    applications:
      'Your application that waits for its answer is taken back; nothing is taken from your card.',
    credits: (count: number) =>
      count === 1
        ? 'One unused credit is lost. Use it first, or ask for its money back within 14 days of buying it.'
        : `${count} unused credits are lost. Use them first, or ask for their money back within 14 days of buying them.`,
    courses: (count: number) =>
      count === 1 ? 'Your access to one course ends.' : `Your access to ${count} courses ends.`,
    wait: 'Something is still under way',
    waitText:
      'It needs your name and address until it is over, so nothing has been deleted. As soon as the last of these is done, the button stands on this page:',
    waitMeanwhile:
      'What you wrote yourself need not wait: entries and goals can be deleted in your journal now.',
    live: 'Something has begun in the meantime and must be over first. It stands below.',
    waits: {
      payment: (until) =>
        `Its payment has been begun. Finish it where you began, or simply leave it: unpaid, it lapses ${until}.`,
      hold: (until) => `This hour is held while you pay. Pay it, or simply leave it: it is let go ${until}.`,
      kept: (until) =>
        `This hour is kept for you until you pay. Pay it under Sessions, or simply leave it: it is let go ${until}.`,
      plan: (until) =>
        until
          ? `You pay it in instalments, the last one on ${until}. It is over then, or when you give the course back: on the order’s page during the first 30 days, later by a word to us.`
          : 'You pay it in instalments. It is over with the last one, or when you give the course back: on the order’s page during the first 30 days, later by a word to us.',
      reserved: (until) =>
        until
          ? `Its price is reserved on your card, and not taken. It is taken or given back by ${until}. There is nothing for you to do.`
          : 'Its price is reserved on your card, and not taken. There is nothing for you to do.',
      goods: (until) =>
        until
          ? `It has not been sent yet. It is over when the parcel has left, by ${until} at the latest. Do you no longer want it? The order’s page has the way to withdraw.`
          : 'It has not been sent yet. It is over when the parcel has left. Do you no longer want it? The order’s page has the way to withdraw.',
      seat: (until) =>
        `You have a place in it. It is over after its last day, ${until}. Write to us if you would rather give the place back.`,
      refund: () =>
        'Its money is on its way back to you, mostly within minutes. Should the bank refuse it, we are told and see to it.',
    } satisfies WaitWords,
    write: 'Write to us',
    sessions: 'Sessions',
    journal: 'Journal',
    order: (number: string) => `Order ${number}`,
    sure: 'It cannot be undone. To be certain that it is you:',
    password: 'Your password',
    fresh: 'You have just signed in, so your password is not asked for.',
    button: 'Delete everything',
    busy: 'Deleting...',
    noPassword: 'No password, or forgotten it?',
    link: 'Mail me a sign-in link',
    linkSent: (email: string) =>
      `A mail is on its way to ${email}. Sign in with its link, come back to this page within 15 minutes, and no password is asked for.`,
    problem: 'Nothing has been deleted',
    owner: 'The owner’s account is the studio itself. It goes when the studio’s database goes.',
    noAnswer:
      'The payment provider does not answer, so we cannot give back what is reserved on your card. Please try again in a few minutes.',
  },
  erased: {
    title: 'Your data are deleted',
    text: 'You are signed out, and your account is gone. Receipts stay as long as the Bookkeeping Act says.',
    thanks: 'Thank you for singing with us.',
    home: 'To the home page',
  },
};

export const da: typeof en = {
  title: 'Dine data',
  lead: 'Det, vi gemmer om dig, er dit: tag det med dig, eller få det slettet.',
  export: {
    heading: 'Tag det med dig',
    text: 'Én ZIP-fil: en side at læse det på, hver række som JSON, dine kvitteringer som PDF, din dagbog og de filer, du har sendt os.',
    button: 'Hent det hele (ZIP)',
    privacy: 'Det gemmer vi, og så længe',
  },
  erase: {
    heading: 'Få det slettet',
    text: 'Din konto og alt, hvad der er dit, forsvinder med det samme og for altid.',
    open: 'Slet mine data',
    title: 'Slet dine data',
    back: 'Dine data',
    gone: 'Det bliver slettet',
    goneItems: [
      'Din konto, dine login og dine adresser',
      'Din dagbog og dine mål, delt eller ej',
      'Hvor langt du er nået i kurserne, og din adgang til dem',
      'Beskeder, nyhedsbrev, ansøgninger med filer, historier med PDF; en offentliggjort historie tages ned',
      'Dit navn, din e-mail og din tidszone på timer, der er afholdt; selve timen bliver i coachens kalender, uden dig',
    ],
    kept: 'Det, loven beholder',
    keptText:
      'Bogføringsloven (§ 12) pålægger os at gemme regnskabsmaterialet for det købte i fem år fra udgangen af regnskabsåret: ordrenumre, linjer, beløb, betalinger og tilbagebetalinger. Dit navn, din e-mail og din adresse fjernes fra ordrerne. De bliver stående på de kvitteringer og kreditnotaer, der er udstedt, fordi et udstedt bilag ikke må ændres. Ingen bruger dem til andet, og efter fem år forsvinder de også.',
    keptAudit: 'Vores log husker, at en konto blev slettet, under et nummer, der ikke fører til nogen.',
    happens: 'Det sker der med det, der endnu ikke er sket',
    bookings: (count) => (count === 1 ? 'Denne time afbestilles:' : `Disse ${count} timer afbestilles:`),
    moneyOn: (notice) =>
      `Indtil ${notice} timer før timen begynder, går det betalte tilbage til det kort, du betalte med, og et klip går tabt med kontoen; senere gælder timen som brugt.`,
    applications: 'Din ansøgning, der venter på svar, trækkes tilbage; der hæves ikke noget på dit kort.',
    credits: (count) =>
      count === 1
        ? 'Ét ubrugt klip går tabt. Brug det først, eller bed om pengene tilbage inden 14 dage efter købet.'
        : `${count} ubrugte klip går tabt. Brug dem først, eller bed om pengene tilbage inden 14 dage efter købet.`,
    courses: (count) =>
      count === 1 ? 'Din adgang til ét kursus ophører.' : `Din adgang til ${count} kurser ophører.`,
    wait: 'Noget er stadig i gang',
    waitText:
      'Det har brug for dit navn og din adresse, til det er slut, så der er ikke slettet noget. Når det sidste af dette er klaret, står knappen på denne side:',
    waitMeanwhile:
      'Det, du selv har skrevet, behøver ikke vente: du kan slette sider og mål i din dagbog nu.',
    live: 'Noget er begyndt i mellemtiden og skal være slut først. Det står nedenfor.',
    waits: {
      payment: (until) =>
        `Betalingen er begyndt. Gør den færdig dér, hvor du begyndte, eller lad den bare ligge: ubetalt bortfalder den ${until}.`,
      hold: (until) =>
        `Timen er reserveret, mens du betaler. Betal den, eller lad den bare ligge: så er den ledig igen ${until}.`,
      kept: (until) =>
        `Timen er reserveret, til du betaler. Betal den under Timer, eller lad den bare ligge: så er den ledig igen ${until}.`,
      plan: (until) =>
        until
          ? `Du betaler det i rater, den sidste ${until}. Så er det slut, eller når du giver kurset tilbage: på ordrens side i de første 30 dage, senere med et ord til os.`
          : 'Du betaler det i rater. Det er slut med den sidste, eller når du giver kurset tilbage: på ordrens side i de første 30 dage, senere med et ord til os.',
      reserved: (until) =>
        until
          ? `Prisen er reserveret på dit kort og ikke hævet. Den hæves eller gives tilbage senest ${until}. Du skal ikke gøre noget.`
          : 'Prisen er reserveret på dit kort og ikke hævet. Du skal ikke gøre noget.',
      goods: (until) =>
        until
          ? `Det er ikke sendt endnu. Det er slut, når pakken er af sted, senest ${until}. Vil du ikke have det mere? På ordrens side kan du fortryde købet.`
          : 'Det er ikke sendt endnu. Det er slut, når pakken er af sted. Vil du ikke have det mere? På ordrens side kan du fortryde købet.',
      seat: (until) =>
        `Du har en plads på det. Det er slut efter den sidste dag, ${until}. Skriv til os, hvis du hellere vil give pladsen tilbage.`,
      refund: () =>
        'Pengene er på vej tilbage til dig, som regel inden for få minutter. Hvis banken afviser dem, får vi besked og tager os af det.',
    },
    write: 'Skriv til os',
    sessions: 'Timer',
    journal: 'Dagbog',
    order: (number) => `Ordre ${number}`,
    sure: 'Det kan ikke fortrydes. Så vi er sikre på, at det er dig:',
    password: 'Din adgangskode',
    fresh: 'Du er lige logget ind, så vi spørger ikke om din adgangskode.',
    button: 'Slet det hele',
    busy: 'Sletter...',
    noPassword: 'Ingen adgangskode, eller glemt den?',
    link: 'Send mig et link at logge ind med',
    linkSent: (email) =>
      `En mail er på vej til ${email}. Log ind med linket, og kom tilbage til denne side inden 15 minutter, så spørger vi ikke om nogen adgangskode.`,
    problem: 'Der er ikke slettet noget',
    owner: 'Ejerens konto er selve studiet. Den forsvinder, når studiets database gør.',
    noAnswer:
      'Betalingsudbyderen svarer ikke, så vi kan ikke give det tilbage, der er reserveret på dit kort. Prøv igen om nogle minutter.',
  },
  erased: {
    title: 'Dine data er slettet',
    text: 'Du er logget ud, og din konto findes ikke mere. Kvitteringer bliver, så længe bogføringsloven siger.',
    thanks: 'Tak, fordi du sang med.',
    home: 'Til forsiden',
  },
};

export const dataMessages = { en, da };
