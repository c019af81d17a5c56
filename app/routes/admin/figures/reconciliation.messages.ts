import type {
  DifferenceGroup,
  DifferenceKind,
  Repair,
} from '#studio/reconciliation/differences/difference.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Reconciliation',
  lead: 'Claims and bookings, the ledger and payments, orders and the payment provider, print orders, and emails with what caused them. Compared every night.',
  check: 'Compare now',
  never: 'Not compared yet. The first comparison runs tonight.',
  checked: (when: string) => `Last compared: ${when}.`,
  later: (count: number) =>
    count === 1
      ? 'The provider didn’t answer about one payment. The next comparison begins with it.'
      : `The provider didn’t answer about ${count} payments. The next comparison begins with them.`,
  none: { title: 'Everything agrees', text: 'Differences appear here with their cause.' },
  groups: {
    payments: 'Payments at the provider',
    calendar: 'Calendar and bookings',
    ledger: 'Ledger, receipts and payments',
    printing: 'Print orders',
    emails: 'Emails',
  } satisfies Record<DifferenceGroup, string>,
  columns: { what: 'What', cause: 'Cause', found: 'Found', repair: 'Repair' },
  causes: {
    'payment-unsettled': 'The payment’s status at the provider hasn’t been applied to the order.',
    'payment-unknown': 'The provider holds money for a checkout that isn’t in this database.',
    'payment-not-at-provider':
      'The provider doesn’t know this payment. Perhaps another account is connected.',
    'captured-amount': 'The amount charged at the provider differs from the stored one.',
    'refund-not-at-provider': 'A refund is recorded here that the provider hasn’t made.',
    'refund-overdue': 'A refund has been waiting for more than an hour.',
    'hold-overdue': 'A held time wasn’t released when it ended.',
    'claim-without-booking': 'A time is booked in the calendar without a booking.',
    'booking-without-payment': 'A time is booked, but its order isn’t paid.',
    'paid-without-booking': 'The order is paid, but its time isn’t booked.',
    'order-not-granted': 'The order is paid, but what it includes wasn’t granted.',
    'order-amount': 'The order’s total differs from its payments.',
    'refund-amount': 'The amount refunded on the order differs from its refunds.',
    'credit-count': 'The credits used differ from the sessions booked with them.',
    'gift-card-amount': 'The amount spent from a gift card differs from the orders paid with it.',
    'receipt-missing': 'The order is paid, but has no receipt.',
    'credit-note-missing': 'A refund has no credit note.',
    'print-order-missing': 'The order is paid, but was never sent to the printer.',
    'print-order-overdue': 'The print order hasn’t moved for too long.',
    'print-order-unpaid': 'The print order continues, but its order isn’t paid any more.',
    'email-waiting': 'An email has been waiting for more than an hour.',
    'email-failed': 'An email couldn’t be delivered.',
    'booking-email-missing': 'A booking was confirmed without an email.',
    'refund-email-missing': 'A refund was sent without an email.',
    'reply-email-missing': 'A reply was sent without an email.',
    'email-without-cause': 'An email exists, but what it announces doesn’t.',
  } satisfies Record<DifferenceKind, string>,
  repairs: {
    settle: 'Apply status',
    refund: 'Refund',
    'send-refund': 'Send refund',
    release: 'Release time',
    grant: 'Grant now',
    'issue-receipt': 'Issue receipt',
    'issue-credit-note': 'Issue credit note',
    'create-print-order': 'Send to printer',
    'ask-printer': 'Ask the printer',
    'send-email': 'Send now',
    'retry-email': 'Send again',
    'discard-email': 'Don’t send it',
    'write-email': 'Send email',
    'confirm-payment': 'Confirm as received',
    'take-over-amount': 'Use the provider’s amount',
    'send-missing-refund': 'Send refund',
    'release-time': 'Release time',
    'charge-at-session': 'Pay at the session',
    'book-again': 'Book again',
    'correct-amount': 'Correct amount',
    'correct-refunds': 'Correct amount',
    'correct-credits': 'Correct balance',
    'correct-gift-card': 'Correct balance',
  } satisfies Record<Repair, string>,
  outcomes: {
    'confirm-payment': (amount: string) =>
      `We ask the provider again. If it still doesn’t know the payment, the order’s record shows that you confirm ${amount} as received. The order stays paid. No money moves, and no email is sent.`,
    'take-over-amount': (expected: string, found: string) =>
      `The payment is recorded as ${found} instead of ${expected}, and a receipt or credit note is issued for the difference. No money moves, and no email is sent.`,
    'send-missing-refund': (amount: string) =>
      `The provider sends ${amount} back to the customer. No new credit note is issued, and no email is sent. This can’t be undone.`,
    'release-time':
      'The time can be booked again. Nothing else changes: no money moves, and no email is sent.',
    'charge-at-session':
      'The session stays booked and is to be paid at the session. On its page you can then record the payment, send an invoice with a payment link, or cancel. No money moves, and no email is sent.',
    'book-again':
      'The same time is booked again if it’s free, and the student is emailed a confirmation. No money moves. If the time is taken, nothing changes.',
    'correct-amount':
      'We ask the provider what was charged. What still differs becomes a correction of the order, with a receipt or credit note for the difference. No money moves, and no email is sent.',
    'correct-refunds': (amount: string) =>
      `The order will show ${amount} as refunded, the sum of its refunds. No money moves, and no email is sent.`,
    'correct-credits': (count: number) =>
      `${count > 0 ? `The student gets ${count} more` : `The student gets ${-count} fewer`} to book with, as a correction in the ledger. Bookings stay. No money moves, and no email is sent.`,
    'correct-gift-card': (amount: string, isMore: boolean) =>
      `The balance of the gift card ${isMore ? 'rises' : 'falls'} by ${amount}, as a correction in the ledger. Orders stay. No email is sent.`,
  },
  or: 'Or:',
  ways: {
    refund: 'refund the order',
    session: 'open the session',
    calendar: 'open the calendar',
    order: 'open the order',
  },
  byHand: 'Decide on the page it links to',
  order: (number: string) => `Order ${number}`,
  session: (when: string) => `Session ${when}`,
  payment: 'Payment',
  message: 'Reply to a message',
  entitlement: 'Granted by you',
  email: (kind: string) => `Email “${kind}”`,
  amounts: (expected: string, found: string) => `${expected} here, ${found} found`,
  refundSure: (amount: string) => `Refund ${amount}? This can’t be undone.`,
  refund: (amount: string) => `Refund ${amount}`,
  flash: {
    checked: 'Compared.',
    repaired: 'Repaired. The line is gone because both sides agree now.',
  },
  problem: 'Not repaired',
  refusals: {
    gone: 'This difference has already been repaired.',
    'not-possible': 'Nothing can repair this on its own. Open the order or booking and decide there.',
    'still-there': 'The repair ran, but the difference is still there.',
    'no-answer': 'The provider didn’t answer. Nothing has changed. Please try again later.',
    'checkout-open':
      'A payment of this order is open or has arrived. Nothing has changed. Compare again, and repair the payment first.',
    'time-taken':
      'The time is over or taken. Nothing has changed. Refund the order, or agree on another time.',
    'too-few-left':
      'Too little is left to deduct. Nothing has changed. Add to the balance first, then repair again.',
    'over-total':
      'The refunds add up to more than the order. Nothing has changed. Check them on the order’s page.',
    'refused-by-provider':
      'The provider refused the refund. Nothing has changed. Refund the customer another way.',
  },
};

const da: typeof en = {
  title: 'Afstemning',
  lead: 'Kalender og bookinger, regnskab og betalinger, ordrer og betalingsudbyderen, trykordrer samt e-mails og det, der udløste dem. Sammenlignes hver nat.',
  check: 'Sammenlign nu',
  never: 'Ikke sammenlignet endnu. Den første sammenligning sker i nat.',
  checked: (when) => `Senest sammenlignet: ${when}.`,
  later: (count) =>
    count === 1
      ? 'Udbyderen svarede ikke om én betaling. Næste sammenligning begynder med den.'
      : `Udbyderen svarede ikke om ${count} betalinger. Næste sammenligning begynder med dem.`,
  none: { title: 'Alt stemmer', text: 'Forskelle vises her med deres årsag.' },
  groups: {
    payments: 'Betalinger hos udbyderen',
    calendar: 'Kalender og bookinger',
    ledger: 'Regnskab, kvitteringer og betalinger',
    printing: 'Trykordrer',
    emails: 'E-mails',
  },
  columns: { what: 'Hvad', cause: 'Årsag', found: 'Fundet', repair: 'Ret' },
  causes: {
    'payment-unsettled': 'Betalingens status hos udbyderen er ikke overført til ordren.',
    'payment-unknown': 'Udbyderen har penge fra et køb, der ikke findes i databasen.',
    'payment-not-at-provider': 'Udbyderen kender ikke betalingen. Måske er en anden konto tilsluttet.',
    'captured-amount': 'Beløbet, der er trukket hos udbyderen, er et andet end det gemte.',
    'refund-not-at-provider': 'Her står en refusion, som udbyderen ikke har gennemført.',
    'refund-overdue': 'En refusion har ventet i mere end en time.',
    'hold-overdue': 'En reserveret tid blev ikke frigivet, da den udløb.',
    'claim-without-booking': 'En tid er optaget i kalenderen uden en booking.',
    'booking-without-payment': 'En tid er booket, men ordren er ikke betalt.',
    'paid-without-booking': 'Ordren er betalt, men tiden er ikke booket.',
    'order-not-granted': 'Ordren er betalt, men køberen har ikke fået det, den omfatter.',
    'order-amount': 'Ordrens total er en anden end dens betalinger.',
    'refund-amount': 'Det refunderede beløb på ordren er et andet end dens refusioner.',
    'credit-count': 'De brugte klip passer ikke med de timer, der er booket med dem.',
    'gift-card-amount': 'Det brugte beløb på et gavekort passer ikke med de ordrer, der er betalt med det.',
    'receipt-missing': 'Ordren er betalt, men har ingen kvittering.',
    'credit-note-missing': 'En refusion har ingen kreditnota.',
    'print-order-missing': 'Ordren er betalt, men blev aldrig sendt til trykkeriet.',
    'print-order-overdue': 'Trykordren er gået i stå.',
    'print-order-unpaid': 'Trykordren fortsætter, men ordren er ikke længere betalt.',
    'email-waiting': 'En e-mail har ventet i mere end en time.',
    'email-failed': 'En e-mail kunne ikke leveres.',
    'booking-email-missing': 'En booking blev bekræftet uden en e-mail.',
    'refund-email-missing': 'En refusion blev sendt uden en e-mail.',
    'reply-email-missing': 'Et svar blev sendt uden en e-mail.',
    'email-without-cause': 'Der er en e-mail om noget, der ikke findes.',
  },
  repairs: {
    settle: 'Overfør status',
    refund: 'Refunder',
    'send-refund': 'Send refusionen',
    release: 'Frigiv tiden',
    grant: 'Giv adgang nu',
    'issue-receipt': 'Udsted kvittering',
    'issue-credit-note': 'Udsted kreditnota',
    'create-print-order': 'Send til trykkeriet',
    'ask-printer': 'Spørg trykkeriet',
    'send-email': 'Send nu',
    'retry-email': 'Send igen',
    'discard-email': 'Send den ikke',
    'write-email': 'Send e-mail',
    'confirm-payment': 'Bekræft som modtaget',
    'take-over-amount': 'Brug udbyderens beløb',
    'send-missing-refund': 'Send refusionen',
    'release-time': 'Frigiv tiden',
    'charge-at-session': 'Betales ved timen',
    'book-again': 'Book igen',
    'correct-amount': 'Ret beløbet',
    'correct-refunds': 'Ret beløbet',
    'correct-credits': 'Ret saldoen',
    'correct-gift-card': 'Ret saldoen',
  },
  outcomes: {
    'confirm-payment': (amount) =>
      `Vi spørger udbyderen igen. Kender den stadig ikke betalingen, står der på ordren, at du bekræfter at have modtaget ${amount}. Ordren er fortsat betalt. Der flyttes ingen penge, og der sendes ingen e-mail.`,
    'take-over-amount': (expected, found) =>
      `Betalingen registreres som ${found} i stedet for ${expected}, og der udstedes en kvittering eller kreditnota for forskellen. Der flyttes ingen penge, og der sendes ingen e-mail.`,
    'send-missing-refund': (amount) =>
      `Udbyderen sender ${amount} tilbage til kunden. Der udstedes ingen ny kreditnota, og der sendes ingen e-mail. Det kan ikke fortrydes.`,
    'release-time': 'Tiden kan bookes igen. Der flyttes ingen penge, og der sendes ingen e-mail.',
    'charge-at-session':
      'Timen er fortsat booket og skal betales ved timen. På dens side kan du derefter registrere betalingen, sende en faktura med et betalingslink eller aflyse. Der flyttes ingen penge, og der sendes ingen e-mail.',
    'book-again':
      'Den samme tid bookes igen, hvis den er ledig, og eleven får en bekræftelse på e-mail. Der flyttes ingen penge. Er tiden optaget, ændres intet.',
    'correct-amount':
      'Vi spørger udbyderen, hvad der er trukket. Det, der stadig er forskelligt, bliver en rettelse på ordren med en kvittering eller kreditnota for forskellen. Der flyttes ingen penge, og der sendes ingen e-mail.',
    'correct-refunds': (amount) =>
      `Ordren kommer til at vise ${amount} som refunderet, summen af dens refusioner. Der flyttes ingen penge, og der sendes ingen e-mail.`,
    'correct-credits': (count) =>
      `Eleven får ${Math.abs(count)} ${count > 0 ? 'flere' : 'færre'} klip, som en rettelse i regnskabet. Bookinger ændres ikke. Der flyttes ingen penge, og der sendes ingen e-mail.`,
    'correct-gift-card': (amount, isMore) =>
      `Gavekortets saldo ${isMore ? 'stiger' : 'falder'} med ${amount}, som en rettelse i regnskabet. Ordrer ændres ikke. Der sendes ingen e-mail.`,
  },
  or: 'Eller:',
  ways: {
    refund: 'refunder ordren',
    session: 'åbn timen',
    calendar: 'åbn kalenderen',
    order: 'åbn ordren',
  },
  byHand: 'Afgør det på siden, linjen linker til',
  order: (number) => `Ordre ${number}`,
  session: (when) => `Time ${when}`,
  payment: 'Betaling',
  message: 'Svar på en besked',
  entitlement: 'Givet af dig',
  email: (kind) => `E-mail »${kind}«`,
  amounts: (expected, found) => `${expected} her, ${found} fundet`,
  refundSure: (amount) => `Refunder ${amount}? Det kan ikke fortrydes.`,
  refund: (amount) => `Refunder ${amount}`,
  flash: { checked: 'Sammenlignet.', repaired: 'Rettet. Linjen er væk, fordi begge sider nu stemmer.' },
  problem: 'Ikke rettet',
  refusals: {
    gone: 'Forskellen er allerede rettet.',
    'not-possible': 'Det kan ikke rettes automatisk. Åbn ordren eller bookingen, og afgør det der.',
    'still-there': 'Rettelsen er kørt, men forskellen er der stadig.',
    'no-answer': 'Udbyderen svarede ikke. Intet er ændret. Prøv igen senere.',
    'checkout-open':
      'En betaling af ordren er åben eller er kommet. Intet er ændret. Sammenlign igen, og ret betalingen først.',
    'time-taken': 'Tiden er forbi eller optaget. Intet er ændret. Refunder ordren, eller aftal en anden tid.',
    'too-few-left':
      'Der er for lidt tilbage at trække fra. Intet er ændret. Læg til saldoen først, og ret så igen.',
    'over-total':
      'Refusionerne er tilsammen større end ordren. Intet er ændret. Se dem efter på ordrens side.',
    'refused-by-provider': 'Udbyderen afviste refusionen. Intet er ændret. Refunder kunden på en anden måde.',
  },
};

export const reconciliationMessages: Record<Language, typeof en> = { en, da };
export type ReconciliationWords = typeof en;
export type Way = keyof ReconciliationWords['ways'];
