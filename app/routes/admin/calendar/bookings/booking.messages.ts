import type { CoveredBy } from '#platform/db/schema/booking.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const bookingMessages = inBoth({
  state: common.state,
  states: {
    'to-come': ['Booked', 'Booket'],
    held: ['On hold until paid', 'Afventer betaling'],
    expiring: ['Checking payment', 'Betaling tjekkes'],
    over: ['Past', 'Forbi'],
    completed: ['Taken place', 'Afholdt'],
    'no-show': ['No-show', 'Udeblev'],
    cancelled: ['Cancelled', 'Aflyst'],
    'new-time': ['Cancelled, another time offered', 'Aflyst, en anden tid tilbudt'],
    released: ['Not paid in time', 'Ikke betalt i tide'],
  },
  what: common.what,
  where: common.where,
  taughtBy: ['Taught by', 'Underviser'],
  student: ['Student', 'Elev'],
  email: common.email,
  message: ['Message', 'Besked'],
  write: ['Write a message', 'Skriv en besked'],
  person: ['Person', 'Elev'],
  personLink: ['All activity', 'Se alt om eleven'],
  covered: common.paid,
  coveredBy: {
    order: (amount: string, method: string | null) => [
      `${amount}, ${method ?? 'by card'}`,
      `${amount}, ${method ?? 'med kort'}`,
    ],
    entitlement: () => ['With a credit', 'Med et klip'],
    owner: () => ['Nothing to pay', 'Intet at betale'],
    'at-session': () => ['At the session: not paid yet', 'Betales ved timen'],
    free: () => ['Free', 'Gratis'],
  } satisfies Pairs<Record<CoveredBy, (amount: string, method: string | null) => string>>,
  refunded: (amount: string) => [`${amount} refunded`, `${amount} refunderet`],
  heldUntil: ['On hold until', 'Reserveret indtil'],
  order: common.order,
  invoice: common.invoice,
  credits: ['Credits left', 'Klip tilbage'],
  bookedOn: ['Booked on', 'Booket'],
  agreed: ['Agreed', 'Aftalt'],
  agreedTerms: (hours: number, reschedules: number) => [
    `${hours} hours’ notice, ${reschedules === 1 ? '1 reschedule' : `${reschedules} reschedules`}`,
    `${hours} timers varsel, ${reschedules === 1 ? '1 flytning' : `${reschedules} flytninger`}`,
  ],
  agreedFees: {
    late: (percent: number) => [`${percent}% for cancelling late`, `${percent} % ved sen aflysning`],
    noShow: (percent: number) => [`${percent}% for a no-show`, `${percent} % ved udeblivelse`],
  },
  moved: ['Rescheduled', 'Flyttet'],
  times: (count: number) => (count === 1 ? ['once', 'én gang'] : [`${count} times`, `${count} gange`]),
  theirs: ['Emails in', 'E-mails på'],
  brief: ['Session brief', 'Noter før timen'],

  move: ['Reschedule', 'Flyt'],
  moveLead: [
    'Any free time, including outside opening hours. It’s free and doesn’t count as one of their reschedules.',
    'Til enhver ledig tid, også uden for åbningstiden. Det koster ikke noget og tæller ikke med i elevens flytninger.',
  ],
  moveMoney: {
    paid: (amount: string) => [
      `The payment of ${amount} stays with the booking.`,
      `Betalingen på ${amount} følger med bookingen.`,
    ],
    credit: ['The credit stays with the booking.', 'Klippet følger med bookingen.'],
    'at-session': ['It’s still paid at the session.', 'Den betales stadig ved timen.'],
    invoice: ['Its invoice stays as it is.', 'Fakturaen ændres ikke.'],
    nothing: ['Nothing is charged or refunded.', 'Der trækkes og refunderes ikke noget.'],
  },
  moveEmail: (email: string, language: string) => [
    `The new time is emailed to ${email}, in ${language}, with a calendar file.`,
    `Den nye tid sendes på e-mail til ${email} på ${language} med en kalenderfil.`,
  ],
  moveTo: ['Reschedule to this time', 'Flyt til denne tid'],
  undoMove: (when: string) => [
    `Undo moves it back to ${when} and sends a second email.`,
    `Fortryd flytter den tilbage til ${when} og sender en e-mail mere.`,
  ],
  cancel: ['Cancel', 'Aflys'],
  cancelQuestion: (name: string, when: string) => [
    `Cancel ${name}, ${when}? They get an email. This can’t be undone.`,
    `Aflys aftalen med ${name}, ${when}? Eleven får en e-mail. Det kan ikke fortrydes.`,
  ],
  back: (amount: string) => [`Cancel and refund ${amount}`, `Aflys, og refunder ${amount}`],
  kept: (amount: string) => [`Cancel and keep ${amount}`, `Aflys, og behold ${amount}`],
  creditBack: ['Cancel and return the credit', 'Aflys, og giv klippet tilbage'],
  creditKept: ['Cancel and keep the credit', 'Aflys, og behold klippet'],
  nothingPaid: [
    'Nothing has been paid, so there’s nothing to refund.',
    'Der er ikke betalt noget, så der gives ikke noget tilbage.',
  ],
  cancelOnly: ['Cancel the session', 'Aflys timen'],
  lateFee: (amount: string) => [
    `If the student asked you to cancel, you can charge the agreed fee of ${amount} afterwards.`,
    `Har eleven bedt dig aflyse, kan du bagefter opkræve det aftalte gebyr på ${amount}.`,
  ],
  cancelledByStudent: ['Cancel for the student', 'Aflys for eleven'],
  invoiceEnds: {
    sent: (number: number) => [
      `Invoice ${number} is unpaid. If you cancel it, a credit note is issued, and reminders stop. You download the credit note from the invoice’s page.`,
      `Faktura ${number} er ikke betalt. Annullerer du den, udstedes en kreditnota, og påmindelserne stopper. Kreditnotaen henter du på fakturaens side.`,
    ],
    unsent: (number: number) => [
      `Invoice ${number} is unpaid and was never sent. If you cancel it, it’s withdrawn without a credit note.`,
      `Faktura ${number} er hverken betalt eller sendt. Annullerer du den, trækkes den tilbage uden kreditnota.`,
    ],
  },
  invoiceCancelled: (number: number) => [
    `Cancel with invoice ${number}`,
    `Aflys, og annuller faktura ${number}`,
  ],
  invoiceDue: (number: number) => [
    `Cancel, invoice ${number} stays due`,
    `Aflys, faktura ${number} skal stadig betales`,
  ],
  letGo: ['Release hold', 'Frigiv tiden'],
  letGoQuestion: (name: string, when: string) => [
    `Release ${when}, on hold for ${name}? The payment link stops working.`,
    `Frigiv ${when}, som er reserveret til ${name}? Linket til betaling holder op med at virke.`,
  ],
  letGoYes: ['Yes, release it', 'Ja, frigiv den'],
  linkRanOut: [
    'The payment link wasn’t used in time, and the time is available again.',
    'Linket til betaling blev ikke brugt i tide, og timen er ledig for andre igen.',
  ],
  sendLink: ['Send the link again', 'Send linket igen'],
  spend: ['Use a credit', 'Betal med et klip'],
  invoiceCompany: ['Invoice a company', 'Send en faktura til en virksomhed'],
  remind: ['Preview a reminder', 'Se en påmindelse'],
  markPaid: ['Mark as paid', 'Marker som betalt'],
  markPaidLead: [
    'Record what you were paid at the session. The student gets a receipt by email.',
    'Registrer, hvad du fik betalt ved timen. Eleven får en kvittering på e-mail.',
  ],
  amount: ['Amount in DKK', 'Beløb i DKK'],
  amountInvalid: [
    'Enter an amount, for example 1950 or 1950.50.',
    'Skriv et beløb, for eksempel 1950 eller 1950,50.',
  ],
  markPaidYes: ['Record the payment', 'Registrer betalingen'],
  completed: ['Mark as taken place', 'Marker som afholdt'],
  noShow: ['No-show', 'Eleven udeblev'],
  open: ['Undo', 'Fortryd'],
  noShowNote: [
    'Payment and credit stay as they are. Next you see what the rule says.',
    'Penge og klip bliver, som de er. Bagefter ser du, hvad reglen siger.',
  ],

  flash: {
    booked: [
      'Booked. We’ve emailed time, place and link.',
      'Booket. E-mailen med tid, sted og link er på vej.',
    ],
    held: [
      'On hold. We’ve emailed the payment link.',
      'Reserveret. E-mailen med linket til betaling er på vej.',
    ],
    moved: ['Rescheduled. We’ve emailed the new time.', 'Flyttet. E-mailen med den nye tid er på vej.'],
    refunded: [
      'Cancelled. The refund and an email are on their way.',
      'Aflyst. Pengene er på vej tilbage, og eleven får en e-mail.',
    ],
    cancelled: ['Cancelled. We’ve emailed them.', 'Aflyst. E-mailen er på vej.'],
    'credit-returned': [
      'Cancelled. The credit can be used again. We’ve emailed them.',
      'Aflyst. Klippet kan bruges igen, og eleven får en e-mail.',
    ],
    spent: ['One credit used for this session.', 'Et klip er brugt på timen.'],
    paid: [
      'Payment recorded. The receipt is on its way by email.',
      'Betalingen er registreret. Kvitteringen er på vej på e-mail.',
    ],
    noted: ['Noted.', 'Noteret.'],
    reminded: ['The reminder is on its way.', 'Påmindelsen er på vej.'],
    'fee-charged': [
      'Invoice issued and emailed, with a link to pay.',
      'Fakturaen er udstedt og sendt på e-mail med et link til betaling.',
    ],
    'fee-refunded': [
      'Refund on its way. The email and the credit note follow.',
      'Refunderingen er på vej. E-mail og kreditnota følger.',
    ],
    'fee-credit': [
      'Credit returned. It can be booked again.',
      'Klippet er givet tilbage og kan bookes igen.',
    ],
  },
  refusals: {
    'not-found': ['This booking doesn’t exist.', 'Den booking findes ikke.'],
    changed: [
      'Nothing was done: the booking has been moved since you opened this page. You see it as it is now. Press again if you still want to.',
      'Der er ikke sket noget: Bookingen er flyttet, siden du åbnede siden. Du ser den, som den er nu. Tryk igen, hvis du stadig vil.',
    ],
    'bad-time': ['Choose a day and time in the future.', 'Vælg en dag og et klokkeslæt, der ligger forude.'],
    over: [
      'It can no longer be changed: it has started, or someone else has changed it.',
      'Aftalen kan ikke længere ændres: Den er begyndt, eller en anden har ændret den.',
    ],
    taken: ['Not rescheduled: that time is taken.', 'Intet er flyttet: Tiden er optaget.'],
    'link-taken': [
      'No link was sent: someone else now has this time. Book them another one.',
      'Der blev ikke sendt noget link: En anden har tiden nu. Book en anden tid til eleven.',
    ],
    'no-payments': [
      'No link was sent: payments are closed, or sessions have no price.',
      'Der blev ikke sendt noget link: Betalinger er lukket, eller der er ingen pris på en time.',
    ],
    'not-possible': [
      'It’s paid or past, so no credit can be used.',
      'Den er betalt eller forbi: Der kan ikke bruges et klip på den.',
    ],
    'no-fee': [
      'Nothing was charged: the booking has changed, or no fee was agreed.',
      'Der er ikke opkrævet noget: Bookingen er ændret, eller der er ikke aftalt et gebyr.',
    ],
    'bad-amount': ['The payment wasn’t recorded.', 'Betalingen er ikke registreret.'],
    'bad-fee': [
      'Nothing was refunded: enter an amount of at most what you keep, like 500 or 500.50.',
      'Der er ikke refunderet noget: Skriv højst det beløb, du beholder, som 500 eller 500,50.',
    ],
    'nothing-kept': [
      'Nothing was refunded: there is nothing left that you keep for this session.',
      'Der er ikke refunderet noget: Du beholder ikke længere noget for timen.',
    ],
    'already-paid': ['This session is already paid.', 'Timen er allerede betalt.'],
    invoiced: [
      'This session is on an invoice. Record its payment there.',
      'Timen står på en faktura. Registrer betalingen dér.',
    ],
    'checkout-open': [
      'The student has a payment page open. It closes within 45 minutes; record the payment after that.',
      'Eleven har en betalingsside åben. Den lukker inden for 45 minutter. Registrer betalingen bagefter.',
    ],
    'not-payable': [
      'This session can’t be marked as paid: it’s cancelled, or wasn’t to be paid at the session.',
      'Timen kan ikke markeres som betalt: Den er aflyst eller skulle ikke betales ved timen.',
    ],
    'no-credit': ['They have no credit left.', 'Eleven har ikke flere klip.'],
    'no-answer': [
      'The payment provider isn’t responding. The time stays on hold, and we check again automatically.',
      'Betalingsudbyderen svarer ikke. Tiden er fortsat reserveret, og vi prøver automatisk igen.',
    ],
    'too-early': [
      'It hasn’t begun yet, or it is cancelled.',
      'Den er ikke begyndt endnu, eller den er aflyst.',
    ],
  },
});

export type BookingWords = (typeof bookingMessages)['en'];
