import type { Wait } from '#studio/office/privacy/live-things.queries.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** What waits, why, and what to do about it; `until`: when it is over at the latest. */
type WaitWords = Record<Wait, (until: string | null) => string>;

export const dataMessages = inBoth({
  title: ['Your data', 'Dine data'],
  lead: [
    'What we store about you is yours: download it or have it deleted.',
    'Det, vi gemmer om dig, er dit. Hent det, eller få det slettet.',
  ],
  export: {
    heading: ['Download your data', 'Hent dine data'],
    text: [
      'One ZIP file: a readable page, all your data as JSON, your receipts as PDF, your journal, and the files you’ve sent us.',
      'Én ZIP-fil med en læsbar side, alle dine data som JSON, dine kvitteringer som PDF, din dagbog og de filer, du har sendt os.',
    ],
    button: ['Download all (ZIP)', 'Hent det hele (ZIP)'],
    privacy: ['What we store, and for how long', 'Hvad vi gemmer og hvor længe'],
  },
  erase: {
    heading: ['Delete your data', 'Slet dine data'],
    text: (hours: number) => [
      `We delete your account and everything in it, immediately and permanently. Files are gone from our storage within ${hours} hours.`,
      `Vi sletter din konto og alt, hvad der er dit, med det samme og for altid. Filer er slettet helt inden for ${hours} timer.`,
    ],
    open: ['Delete my data', 'Slet mine data'],
    title: ['Delete your data', 'Slet dine data'],
    back: ['Your data', 'Dine data'],
    gone: ['What is deleted', 'Det bliver slettet'],
    goneItems: [
      [
        'Your account, your sign-ins and your addresses',
        'Your journal and your goals, shared or not',
        'Your progress in courses, and your access to them',
        'Messages, newsletter, applications with their files, stories with their PDF; a published story is taken down',
        'Your name, email and time zone on past sessions; the time stays in the coach’s calendar, without your name',
      ],
      [
        'Din konto, dine login og dine adresser',
        'Din dagbog og dine mål, delt eller ej',
        'Hvor langt du er nået i kurserne, og din adgang til dem',
        'Beskeder, nyhedsbrev, ansøgninger med filer, historier med PDF. En offentliggjort historie tages ned',
        'Dit navn, din e-mail og din tidszone på timer, der er afholdt. Selve timen bliver i coachens kalender uden dit navn',
      ],
    ],
    files: (hours: number) => [
      `From that moment the files you’ve sent us can’t be opened. They’re gone from our storage within ${hours} hours.`,
      `Ingen kan længere åbne de filer, du har sendt os, og de er slettet helt inden for ${hours} timer.`,
    ],
    kept: ['What we have to keep by law', 'Det skal vi gemme ifølge loven'],
    keptText: [
      'The Danish Bookkeeping Act (bogføringsloven, section 12) requires us to keep purchase records for five years from the end of the financial year: order numbers, lines, amounts, payments and refunds. Your name, email and address are removed from the orders. They stay on receipts and credit notes already issued, because those may not be changed. We use them for nothing else and delete them after five years.',
      'Bogføringsloven (§ 12) pålægger os at gemme regnskabsmaterialet for det købte i fem år fra udgangen af regnskabsåret: ordrenumre, linjer, beløb, betalinger og tilbagebetalinger. Dit navn, din e-mail og din adresse fjernes fra ordrerne. De bliver stående på de kvitteringer og kreditnotaer, der er udstedt, fordi et udstedt bilag ikke må ændres. Vi bruger dem ikke til andet, og efter fem år sletter vi også dem.',
    ],
    keptAudit: [
      'Our log records that an account was deleted, under a number that can’t be traced to you.',
      'Loggen viser, at en konto er slettet, under et nummer, der ikke kan føres tilbage til dig.',
    ],
    happens: [
      'What happens to upcoming bookings and purchases',
      'Det sker der med dine bookinger, klip og kurser',
    ],
    bookings: (count: number) =>
      count === 1
        ? ['This session is cancelled:', 'Denne time aflyses:']
        : [`These ${count} sessions are cancelled:`, `Disse ${count} timer aflyses:`],
    bookingUntil: (start: string, until: string) => [
      `${start}, with a refund until ${until}`,
      `${start}, med pengene tilbage indtil ${until}`,
    ],
    bookingOffered: (start: string) => [
      `${start}, which we have cancelled: it won’t be rescheduled, and we refund what you paid`,
      `${start}, som vi har aflyst: Den flyttes ikke, og vi refunderer det, du har betalt`,
    ],
    bookingLate: (start: string) => [
      `${start}, which counts as used, because the notice has passed`,
      `${start}, som regnes for brugt, fordi fristen er udløbet`,
    ],
    moneyOn: [
      'We refund what you paid to your card; a credit is lost with your account.',
      'Du får beløbet tilbage på det kort, du betalte med, men et klip går tabt med kontoen.',
    ],
    applications: [
      'Your open application is withdrawn, and you won’t be charged.',
      'Din ubesvarede ansøgning trækkes tilbage, og vi trækker ikke noget på dit kort.',
    ],
    credits: (count: number) =>
      count === 1
        ? [
            'One unused credit is lost. Use it first, or ask for a refund within 14 days of buying it.',
            'Ét ubrugt klip går tabt. Brug det først, eller bed om pengene tilbage inden 14 dage efter købet.',
          ]
        : [
            `${count} unused credits are lost. Use them first, or ask for a refund within 14 days of buying them.`,
            `${count} ubrugte klip går tabt. Brug dem først, eller bed om pengene tilbage inden 14 dage efter købet.`,
          ],
    courses: (count: number) =>
      count === 1
        ? ['Your access to one course ends.', 'Din adgang til ét kursus ophører.']
        : [`Your access to ${count} courses ends.`, `Din adgang til ${count} kurser ophører.`],
    wait: ['Something is still in progress', 'Noget er ikke afsluttet'],
    waitText: [
      'We need your name and address until it’s finished, so nothing has been deleted. Once everything below is done, the delete button appears here:',
      'Vi skal bruge dit navn og din adresse, til det er afsluttet, så vi har ikke slettet noget. Når det sidste er på plads, kommer knappen frem her:',
    ],
    waitMeanwhile: [
      'You can already delete your own entries and goals in your journal.',
      'Notater og mål kan du slette i din dagbog allerede nu.',
    ],
    live: [
      'Something new is in progress and has to finish first. See below.',
      'Noget nyt er gået i gang og skal afsluttes først. Du ser det nedenfor.',
    ],
    waits: {
      payment: (until) => [
        `You’ve started a payment. Finish it or leave it; it expires ${until}.`,
        `Betalingen er i gang. Gør den færdig, eller gør ingenting. Ubetalt bortfalder den ${until}.`,
      ],
      hold: (until) => [
        `This time is on hold while you pay. Pay for it, or leave it: the hold expires ${until}.`,
        `Timen er reserveret, mens du betaler. Betal den, eller gør ingenting, så bliver den ledig igen ${until}.`,
      ],
      kept: (until) => [
        `We’re holding this time until you pay. Pay under Sessions, or leave it: the hold expires ${until}.`,
        `Timen er reserveret, til du betaler. Betal den under Timer, eller gør ingenting, så bliver den ledig igen ${until}.`,
      ],
      plan: (until) =>
        until
          ? [
              `You’re paying in instalments, the last on ${until}. It ends then, or when you return the course: on the order page within the first 30 days, after that by writing to us.`,
              `Du betaler i rater, den sidste ${until}. Kurset er afsluttet, når den er betalt, eller når du afmelder det: på ordresiden de første 30 dage, derefter ved at skrive til os.`,
            ]
          : [
              'You’re paying in instalments. It ends with the last one, or when you return the course: on the order page within the first 30 days, after that by writing to us.',
              'Du betaler i rater. Kurset er afsluttet, når den sidste er betalt, eller når du afmelder det: på ordresiden de første 30 dage, derefter ved at skrive til os.',
            ],
      reserved: (until) =>
        until
          ? [
              `The price is reserved but not charged. We’ll charge or release it by ${until}. You don’t need to do anything.`,
              `Beløbet er reserveret. Det trækkes eller frigives senest ${until}. Du skal ikke gøre noget.`,
            ]
          : [
              'The price is reserved but not charged. You don’t need to do anything.',
              'Beløbet er reserveret, men ikke trukket. Du skal ikke gøre noget.',
            ],
      goods: (until) =>
        until
          ? [
              `It hasn’t shipped yet. It will by ${until} at the latest. If you no longer want it, you can withdraw on the order page.`,
              `Varen er ikke sendt endnu. Købet er afsluttet, når pakken er sendt, senest ${until}. Vil du ikke have den? Fortryd købet på ordresiden.`,
            ]
          : [
              'It hasn’t shipped yet. If you no longer want it, you can withdraw on the order page.',
              'Varen er ikke sendt endnu. Købet er afsluttet, når pakken er sendt. Vil du ikke have den? Fortryd købet på ordresiden.',
            ],
      seat: (until) => [
        `You have a place on it until its last day, ${until}. Write to us if you’d rather give up your place.`,
        `Du har en plads til og med den sidste dag, ${until}. Skriv til os, hvis du hellere vil give pladsen fra dig.`,
      ],
      refund: () => [
        'Your refund is on its way, usually within minutes. If the bank rejects it, we’re notified and will sort it out.',
        'Pengene er på vej tilbage til dig, som regel inden for få minutter. Hvis banken afviser dem, får vi besked og tager os af det.',
      ],
    } satisfies Pairs<WaitWords>,
    write: common.writeToUs,
    sessions: common.sessions,
    journal: ['Journal', 'Dagbog'],
    order: (number: string) => [`Order ${number}`, `Ordre ${number}`],
    sure: ['This can’t be undone. To confirm it’s you:', 'Det kan ikke fortrydes. Bekræft, at det er dig:'],
    password: ['Your password', 'Din adgangskode'],
    fresh: [
      'You’ve just signed in, so you don’t need to enter your password.',
      'Du er lige logget ind, så vi spørger ikke om din adgangskode.',
    ],
    button: ['Delete everything', 'Slet det hele'],
    busy: ['Deleting...', 'Sletter...'],
    noPassword: ['No password, or forgotten it?', 'Ingen adgangskode, eller glemt den?'],
    link: ['Email me a sign-in link', 'Send mig et loginlink'],
    linkSent: (email: string) => [
      `We’ve emailed ${email}. Sign in with the link and come back within 15 minutes; you won’t need a password.`,
      `Vi har sendt en e-mail til ${email}. Log ind med linket, og kom tilbage hertil inden for 15 minutter. Så spørger vi ikke om adgangskode.`,
    ],
    problem: ['Nothing has been deleted', 'Der er ikke slettet noget'],
    owner: [
      'The owner’s account is the studio itself. It can only be deleted together with the database.',
      'Ejerens konto er selve studiet og kan kun slettes med hele databasen.',
    ],
    noAnswer: [
      'The payment provider isn’t responding, so we can’t release the amount reserved on your card. Please try again in a few minutes.',
      'Betalingsudbyderen svarer ikke, så vi kan ikke frigive beløbet på dit kort. Prøv igen om nogle minutter.',
    ],
  },
  erased: {
    title: ['Your data has been deleted', 'Dine oplysninger er slettet'],
    text: (hours: number) => [
      `You’re signed out, and your account has been deleted. Files you’ve sent us are gone from our storage within ${hours} hours. We keep receipts for as long as the Bookkeeping Act requires.`,
      `Du er logget ud, og din konto er slettet. Filer, du har sendt os, er slettet helt inden for ${hours} timer. Vi gemmer kvitteringer, så længe bogføringsloven kræver det.`,
    ],
    thanks: ['Thank you for singing with us.', 'Tak, fordi du sang med.'],
    home: ['To the home page', 'Til forsiden'],
  },
});
