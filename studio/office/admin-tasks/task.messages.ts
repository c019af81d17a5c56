import type { WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { TaskAction, TaskKind } from './task.ts';
import { taskKindPairs } from './task-kinds.messages.ts';

const checkAgain = ['Check again', 'Tjek igen'] as const;

const remediesOf: Pairs<Partial<Record<TaskKind, Partial<Record<TaskAction, string>>>>> = {
  'payment-unmatched': { refund: common.refund },
  'payment-after-restore': {
    refund: common.refund,
    done: ['I’ve booked it again', 'Jeg har booket den igen'],
  },
  'decide-story': { accept: ['Publish it', 'Udgiv den'], decline: ['Decline', 'Afvis'] },
  'answer-application': { accept: ['Accept', 'Optag'], decline: ['Decline', 'Afvis'] },
  'dispatch-order': { decline: ['Can’t ship: refund', 'Kan ikke sendes: Refunder'] },
  'print-by-hand': {
    done: ['It’s on its way', 'Den er på vej'],
    decline: ['Can’t be made: refund', 'Kan ikke laves: Refunder'],
  },
  'print-failed': { decline: common.refund },
  'print-held': {
    retry: ['Ask the printer', 'Spørg trykkeriet'],
    done: ['I’ve dealt with it', 'Jeg har taget mig af det'],
  },
  'print-cancelled': {
    decline: common.refund,
    done: ['Agreed with the customer', 'Aftalt med køberen'],
  },
  'print-returned': {
    decline: common.refund,
    done: ['Agreed with the customer', 'Aftalt med køberen'],
  },
  'event-moved': { accept: ['Reschedule', 'Flyt'], done: ['Restore the event', 'Gendan begivenheden'] },
  'event-deleted': { done: ['Restore the event', 'Gendan begivenheden'] },
  'booking-paused': { done: ['Open booking now', 'Åbn for booking nu'] },
  'emails-held': { retry: ['Send them', 'Send dem'], done: ['Don’t send them', 'Send dem ikke'] },
  'calendar-unread': { retry: checkAgain },
  'connection-unreadable': { retry: checkAgain },
  'heartbeat-paused': {
    retry: ['Open it from here', 'Åbn den herfra'],
    done: ['This is a copy', 'Dette er en kopi'],
  },
  'certificate-fault': { retry: checkAgain },
  'disk-space': { retry: checkAgain },
  'update-failed': { retry: checkAgain },
  'files-unavailable': { retry: checkAgain },
  'backups-unavailable': { retry: checkAgain },
  'payments-refused': { retry: checkAgain },
  'webhook-missing': { retry: checkAgain },
  'backup-failed': { retry: ['Back up now', 'Lav en nu'] },
  'backup-overdue': { retry: ['Back up now', 'Lav en nu'] },
  'email-failed': { done: ['Don’t send it', 'Send den ikke'] },
};

export const taskTexts = inBoth({
  kinds: taskKindPairs,
  remedies: {
    accept: ['Accept and charge', 'Optag, og træk beløbet'],
    'accept-in-2': ['Accept, 2 instalments', 'Optag, 2 rater'],
    'accept-in-3': ['Accept, 3 instalments', 'Optag, 3 rater'],
    'accept-in-4': ['Accept, 4 instalments', 'Optag, 4 rater'],
    decline: ['Decline and refund', 'Afvis, og refunder'],
    dispatch: ['Shipped: charge the payment', 'Sendt: Træk beløbet'],
    refund: ['Refund everything', 'Refunder det hele'],
    'dispatch-part': ['Ship only part', 'Kun en del er sendt'],
    retry: ['Try again', 'Prøv igen'],
    done: ['Done', 'Klaret'],
  } satisfies Pairs<Record<TaskAction, string>>,
  remediesOf,
  /** `money`: a sentence about what is returned, or empty. */
  sure: (about: string, money: string) => [
    `Refund? ${about}. ${money} This can’t be undone.`.replace('  ', ' '),
    `Refunder? ${about}. ${money} Det kan ikke fortrydes.`.replace('  ', ' '),
  ],
  sureNo: {
    question: (about: string, money: string) => [
      `Decline? ${about}. ${money} They get an email. You can undo this for five minutes.`,
      `Afvis? ${about}. ${money} Ansøgeren får en e-mail. Du kan fortryde i fem minutter.`,
    ],
    yes: ['Yes, decline', 'Ja, afvis'],
  },
  order: (number: string) => [`order ${number}`, `ordre ${number}`],
  eventMoved: (name: string, when: string) => [
    `${name} was moved to ${when} in your calendar`,
    `${name} er flyttet til ${when} i din kalender`,
  ],
  facts: {
    file: ['File', 'Fil'],
    openFile: ['Open the file’s page', 'Åbn filens side'],
    rates: ['Rates', 'Kurser'],
    setRate: ['Set it in Settings', 'Sæt den i Indstillinger'],
    limits: ['Limit', 'Grænse'],
    setLimit: ['Change it in Settings', 'Ret den i Indstillinger'],
    connections: ['Connections', 'Tilslutninger'],
    connect: ['Open connections', 'Åbn tilslutninger'],
    differences: ['Differences', 'Forskelle'],
    openDifferences: ['Open the list', 'Åbn listen'],
    story: ['Story', 'Historie'],
    quote: ['Quote', 'Citat'],
    message: ['Conversation', 'Samtale'],
    application: ['Application', 'Ansøgning'],
    booking: 'Booking',
    open: ['Open the requested time', 'Åbn den ønskede tid'],
    openBooking: ['Open the booking', 'Åbn bookingen'],
    read: ['Read it', 'Læs den'],
    email: common.email,
    address: ['Delivery address', 'Leveringsadresse'],
    amount: common.amount,
    reason: ['Reason', 'Årsag'],
    free: ['Free', 'Ledigt'],
    needed: ['Needed', 'Nødvendigt'],
    openCalendars: ['Open calendars', 'Åbn kalendere'],
    hour: common.session,
    requested: ['Requested time', 'Ønsket tid'],
    declared: ['Declared', 'Erklæret'],
    ordered: ['Ordered', 'Bestilt'],
    part: ['Which part', 'Hvilken del'],
    right: ['By law', 'Efter loven'],
  },
  rights: {
    goods: [
      '14 days from the day the goods arrived; the customer pays the return',
      '14 dage fra den dag, varen kom. Køberen betaler returporto',
    ],
    service: [
      '14 days from the order; classes taken place are charged at their share',
      '14 dage fra bestillingen. Afholdte gange betales med deres andel',
    ],
    credit: [
      '14 days from the order; sessions used are charged, the rest is refunded',
      '14 dage fra bestillingen. Afholdte timer betales, resten betales tilbage',
    ],
    digital: [
      'no right after access began; 30 days by our own guarantee',
      'ingen ret, når adgangen er begyndt, men 30 dage efter vores egen garanti',
    ],
    dated: [
      'no right: a service on a fixed date; your choice',
      'ingen ret til en ydelse på en fast dato. Du bestemmer',
    ],
    none: ['no right; your choice', 'ingen ret. Du bestemmer'],
  } satisfies Pairs<Record<WithdrawalRegime, string>>,
  failures: {
    unreadable: [
      'It’s damaged, or made in a way that can’t be read',
      'Den er beskadiget eller lavet på en måde, der ikke kan læses',
    ],
    timeout: ['It takes too long', 'Den tager for lang tid'],
    'certificate-ending': [
      'It ends soon and hasn’t been renewed',
      'Det udløber snart og er ikke blevet fornyet',
    ],
    'certificate-expired': ['It has expired', 'Det er udløbet'],
    'certificate-name': ['It’s for another address', 'Det gælder en anden adresse'],
    'certificate-self-signed': [
      'It’s self-signed, so browsers don’t trust it',
      'Det er selvsigneret, så browsere har ikke tillid til det',
    ],
    'certificate-untrusted': [
      'Browsers can’t verify who issued it; an intermediate certificate may be missing',
      'Browsere kan ikke kontrollere, hvem der har udstedt det. Måske mangler et mellemcertifikat',
    ],
    'mail-unreachable': [
      'The mail server hasn’t been reachable for a quarter of an hour',
      'Der har ikke været forbindelse til mailserveren i et kvarter',
    ],
    'mail-untried': [
      'Emails have waited for a quarter of an hour without an attempt',
      'E-mails har ventet i et kvarter uden forsøg',
    ],
    'mail-never-answered': [
      'The mail server took the email three times and never confirmed it. It may have arrived; send it again only if it hasn’t',
      'Mailserveren modtog e-mailen tre gange uden at bekræfte det. Den kan være nået frem. Send den kun igen, hvis den ikke er',
    ],
    'update-fetch': ['The source of new versions didn’t answer', 'Kilden til nye versioner svarede ikke'],
    'update-install': [
      'The new version couldn’t be downloaded or built',
      'Den nye version kunne ikke hentes eller bygges',
    ],
    'update-backup': ['The backup before it couldn’t be made', 'Sikkerhedskopien forinden kunne ikke laves'],
    'update-space': ['There’s too little room on the disk', 'Der er for lidt plads på disken'],
    'update-start': ['The new version didn’t start', 'Den nye version startede ikke'],
    memory: ['It needs too much memory', 'Den kræver for meget hukommelse'],
    crash: [
      'The program that reads it ended because of it',
      'Programmet, der læser den, stoppede på grund af den',
    ],
  } as Pairs<Readonly<Record<string, string>>>,
  disputes: {
    credit_not_processed: ['A promised refund didn’t come', 'En lovet tilbagebetaling er ikke kommet'],
    duplicate: ['Paid twice', 'Betalt to gange'],
    fraudulent: ['Reported as fraud', 'Betaleren kender ikke til købet'],
    general: ['The bank doesn’t say why', 'Banken siger ikke hvorfor'],
    product_not_received: ['Goods not received', 'Varen er ikke modtaget'],
    product_unacceptable: ['Goods not as described', 'Varen er ikke som lovet'],
    subscription_canceled: ['The plan had been ended', 'Afdragsordningen var opsagt'],
    unrecognized: ['The payer doesn’t recognise it', 'Betaleren kan ikke genkende købet'],
  } as Pairs<Readonly<Record<string, string>>>,
  refusals: {
    'not-found': ['This is no longer on the list.', 'Dette er ikke længere på listen.'],
    'not-possible': [
      'This is no longer possible: the payment status has changed.',
      'Det kan ikke lade sig gøre længere: Betalingens status er ændret.',
    ],
    refused: [
      'The payment provider refused. See its dashboard for the reason.',
      'Betalingsudbyderen afviste. Se årsagen hos udbyderen.',
    ],
    'no-answer': [
      'The payment provider isn’t responding. Nothing is lost; try again in a minute.',
      'Betalingsudbyderen svarer ikke. Intet er gået tabt. Prøv igen om et minut.',
    ],
    'bad-parcel': [
      'Enter how many of each you ship, at least one item; the tracking link begins with https://.',
      'Angiv, hvor mange af hver du sender, mindst ét styk. Sporingslinket begynder med https://.',
    ],
    'not-free': [
      'The new time isn’t free or has passed. Restore the event, or reschedule on the booking’s page.',
      'Den nye tid er ikke ledig, eller den er forbi. Gendan begivenheden, eller flyt timen på bookingens side.',
    ],
  },
  outcomes: { done: ['Done.', 'Klaret.'], again: ['Trying again.', 'Vi prøver igen.'] },
});
