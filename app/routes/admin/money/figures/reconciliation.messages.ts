import type {
  DifferenceGroup,
  DifferenceKind,
  Repair,
} from '#studio/office/reconciliation/differences/difference.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const reconciliationMessages = inBoth({
  title: ['Reconciliation', 'Afstemning'],
  lead: [
    'Calendar and bookings, the ledger and payments, orders and the payment provider, print orders, and emails with what caused them. Compared every night.',
    'Kalender og bookinger, regnskab og betalinger, ordrer og betalingsudbyderen, trykordrer samt e-mails og det, der udløste dem. Sammenlignes hver nat.',
  ],
  check: ['Compare now', 'Sammenlign nu'],
  never: [
    'Not compared yet. The first comparison runs tonight.',
    'Ikke sammenlignet endnu. Den første sammenligning sker i nat.',
  ],
  checked: (when: string) => [`Last compared: ${when}.`, `Senest sammenlignet: ${when}.`],
  later: (count: number) =>
    count === 1
      ? [
          'The provider didn’t answer about one payment. The next comparison begins with it.',
          'Udbyderen svarede ikke om én betaling. Næste sammenligning begynder med den.',
        ]
      : [
          `The provider didn’t answer about ${count} payments. The next comparison begins with them.`,
          `Udbyderen svarede ikke om ${count} betalinger. Næste sammenligning begynder med dem.`,
        ],
  none: {
    title: ['Everything agrees', 'Alt stemmer'],
    text: ['Differences appear here with their cause.', 'Forskelle vises her med deres årsag.'],
  },
  groups: {
    payments: ['Payments at the provider', 'Betalinger hos udbyderen'],
    calendar: ['Calendar and bookings', 'Kalender og bookinger'],
    ledger: ['Ledger, receipts and payments', 'Regnskab, kvitteringer og betalinger'],
    printing: ['Print orders', 'Trykordrer'],
    emails: ['Emails', 'E-mails'],
  } satisfies Pairs<Record<DifferenceGroup, string>>,
  columns: {
    what: common.what,
    cause: ['Cause', 'Årsag'],
    found: ['Found', 'Fundet'],
    repair: ['Repair', 'Ret'],
  },
  causes: {
    'payment-unsettled': [
      'The payment’s status at the provider hasn’t been applied to the order.',
      'Betalingens status hos udbyderen er ikke overført til ordren.',
    ],
    'payment-unknown': [
      'The provider holds money for a checkout that isn’t in this database.',
      'Udbyderen har penge fra et køb, der ikke findes i databasen.',
    ],
    'payment-not-at-provider': [
      'The provider doesn’t know this payment. Perhaps another account is connected.',
      'Udbyderen kender ikke betalingen. Måske er en anden konto tilsluttet.',
    ],
    'captured-amount': [
      'The amount charged at the provider differs from the stored one.',
      'Beløbet, der er trukket hos udbyderen, er et andet end det gemte.',
    ],
    'refund-not-at-provider': [
      'A refund is recorded here that the provider hasn’t made.',
      'Her står en refundering, som udbyderen ikke har gennemført.',
    ],
    'refund-overdue': [
      'A refund has been waiting for more than an hour.',
      'En refundering har ventet i mere end en time.',
    ],
    'hold-overdue': [
      'A held time wasn’t released when it ended.',
      'En reserveret tid blev ikke frigivet, da den udløb.',
    ],
    'claim-without-booking': [
      'A time is booked in the calendar without a booking.',
      'En tid er optaget i kalenderen uden en booking.',
    ],
    'booking-without-payment': [
      'A time is booked, but its order isn’t paid.',
      'En tid er booket, men ordren er ikke betalt.',
    ],
    'paid-without-booking': [
      'The order is paid, but its time isn’t booked.',
      'Ordren er betalt, men tiden er ikke booket.',
    ],
    'order-not-granted': [
      'The order is paid, but what it includes wasn’t granted.',
      'Ordren er betalt, men køberen har ikke fået det, den omfatter.',
    ],
    'order-amount': [
      'The order’s total differs from its payments.',
      'Ordrens total er en anden end dens betalinger.',
    ],
    'refund-amount': [
      'The amount refunded on the order differs from its refunds.',
      'Det refunderede beløb på ordren er et andet end dens refunderinger.',
    ],
    'credit-count': [
      'The credits used differ from the sessions booked with them.',
      'De brugte klip passer ikke med de timer, der er booket med dem.',
    ],
    'gift-card-amount': [
      'The amount spent from a gift card differs from the orders paid with it.',
      'Det brugte beløb på et gavekort passer ikke med de ordrer, der er betalt med det.',
    ],
    'receipt-missing': [
      'The order is paid, but has no receipt.',
      'Ordren er betalt, men har ingen kvittering.',
    ],
    'credit-note-missing': ['A refund has no credit note.', 'En refundering har ingen kreditnota.'],
    'print-order-missing': [
      'The order is paid, but was never sent to the printer.',
      'Ordren er betalt, men blev aldrig sendt til trykkeriet.',
    ],
    'print-order-overdue': ['The print order hasn’t moved for too long.', 'Trykordren er gået i stå.'],
    'print-order-unpaid': [
      'The print order continues, but its order isn’t paid any more.',
      'Trykordren fortsætter, men ordren er ikke længere betalt.',
    ],
    'email-waiting': [
      'An email has been waiting for more than an hour.',
      'En e-mail har ventet i mere end en time.',
    ],
    'email-failed': ['An email couldn’t be delivered.', 'En e-mail kunne ikke leveres.'],
    'booking-email-missing': [
      'A booking was confirmed without an email.',
      'En booking blev bekræftet uden en e-mail.',
    ],
    'refund-email-missing': [
      'A refund was sent without an email.',
      'En refundering blev sendt uden en e-mail.',
    ],
    'reply-email-missing': ['A reply was sent without an email.', 'Et svar blev sendt uden en e-mail.'],
    'email-without-cause': [
      'An email exists, but what it announces doesn’t.',
      'Der er en e-mail om noget, der ikke findes.',
    ],
  } satisfies Pairs<Record<DifferenceKind, string>>,
  repairs: {
    settle: ['Apply status', 'Overfør status'],
    refund: common.refund,
    'send-refund': ['Send refund', 'Send refunderingen'],
    release: ['Release time', 'Frigiv tiden'],
    grant: ['Grant now', 'Giv adgang nu'],
    'issue-receipt': ['Issue receipt', 'Udsted kvittering'],
    'issue-credit-note': ['Issue credit note', 'Udsted kreditnota'],
    'create-print-order': ['Send to printer', 'Send til trykkeriet'],
    'ask-printer': ['Ask the printer', 'Spørg trykkeriet'],
    'send-email': ['Send now', 'Send nu'],
    'retry-email': ['Send again', 'Send igen'],
    'discard-email': ['Don’t send it', 'Send den ikke'],
    'write-email': ['Send email', 'Send e-mail'],
    'confirm-payment': ['Confirm as received', 'Bekræft som modtaget'],
    'take-over-amount': ['Use the provider’s amount', 'Brug udbyderens beløb'],
    'send-missing-refund': ['Send refund', 'Send refunderingen'],
    'release-time': ['Release time', 'Frigiv tiden'],
    'charge-at-session': ['Pay at the session', 'Betales ved timen'],
    'book-again': ['Book again', 'Book igen'],
    'correct-amount': ['Correct amount', 'Ret beløbet'],
    'correct-refunds': ['Correct amount', 'Ret beløbet'],
    'correct-credits': ['Correct balance', 'Ret saldoen'],
    'correct-gift-card': ['Correct balance', 'Ret saldoen'],
  } satisfies Pairs<Record<Repair, string>>,
  outcomes: {
    'confirm-payment': (amount: string) => [
      `We ask the provider again. If it still doesn’t know the payment, the order’s record shows that you confirm ${amount} as received. The order stays paid. No money moves, and no email is sent.`,
      `Vi spørger udbyderen igen. Kender den stadig ikke betalingen, står der på ordren, at du bekræfter at have modtaget ${amount}. Ordren er fortsat betalt. Der flyttes ingen penge, og der sendes ingen e-mail.`,
    ],
    'take-over-amount': (expected: string, found: string) => [
      `The payment is recorded as ${found} instead of ${expected}, and a receipt or credit note is issued for the difference. No money moves, and no email is sent.`,
      `Betalingen registreres som ${found} i stedet for ${expected}, og der udstedes en kvittering eller kreditnota for forskellen. Der flyttes ingen penge, og der sendes ingen e-mail.`,
    ],
    'send-missing-refund': (amount: string) => [
      `The provider sends ${amount} back to the customer. No new credit note is issued, and no email is sent. This can’t be undone.`,
      `Udbyderen sender ${amount} tilbage til køberen. Der udstedes ingen ny kreditnota, og der sendes ingen e-mail. Det kan ikke fortrydes.`,
    ],
    'release-time': [
      'The time can be booked again. Nothing else changes: no money moves, and no email is sent.',
      'Tiden kan bookes igen. Der flyttes ingen penge, og der sendes ingen e-mail.',
    ],
    'charge-at-session': [
      'The session stays booked and is to be paid at the session. On its page you can then record the payment, send an invoice with a payment link, or cancel. No money moves, and no email is sent.',
      'Timen er fortsat booket og skal betales ved timen. På dens side kan du derefter registrere betalingen, sende en faktura med et betalingslink eller aflyse. Der flyttes ingen penge, og der sendes ingen e-mail.',
    ],
    'book-again': [
      'The same time is booked again if it’s free, and the student is emailed a confirmation. No money moves. If the time is taken, nothing changes.',
      'Den samme tid bookes igen, hvis den er ledig, og eleven får en bekræftelse på e-mail. Der flyttes ingen penge. Er tiden optaget, ændres intet.',
    ],
    'correct-amount': [
      'We ask the provider what was charged. What still differs becomes a correction of the order, with a receipt or credit note for the difference. No money moves, and no email is sent.',
      'Vi spørger udbyderen, hvad der er trukket. Det, der stadig er forskelligt, bliver en rettelse på ordren med en kvittering eller kreditnota for forskellen. Der flyttes ingen penge, og der sendes ingen e-mail.',
    ],
    'correct-refunds': (amount: string) => [
      `The order will show ${amount} as refunded, the sum of its refunds. No money moves, and no email is sent.`,
      `Ordren kommer til at vise ${amount} som refunderet, summen af dens refunderinger. Der flyttes ingen penge, og der sendes ingen e-mail.`,
    ],
    'correct-credits': (count: number) => [
      `${count > 0 ? `The student gets ${count} more` : `The student gets ${-count} fewer`} to book with, as a correction in the ledger. Bookings stay. No money moves, and no email is sent.`,
      `Eleven får ${Math.abs(count)} ${count > 0 ? 'flere' : 'færre'} klip, som en rettelse i regnskabet. Bookinger ændres ikke. Der flyttes ingen penge, og der sendes ingen e-mail.`,
    ],
    'correct-gift-card': (amount: string, isMore: boolean) => [
      `The balance of the gift card ${isMore ? 'rises' : 'falls'} by ${amount}, as a correction in the ledger. Orders stay. No email is sent.`,
      `Gavekortets saldo ${isMore ? 'stiger' : 'falder'} med ${amount}, som en rettelse i regnskabet. Ordrer ændres ikke. Der sendes ingen e-mail.`,
    ],
  },
  or: ['Or:', 'Eller:'],
  ways: {
    refund: ['refund the order', 'refunder ordren'],
    session: ['open the session', 'åbn timen'],
    calendar: ['open the calendar', 'åbn kalenderen'],
    order: ['open the order', 'åbn ordren'],
  },
  byHand: ['Decide on the page it links to', 'Afgør det på siden, linjen linker til'],
  order: (number: string) => [`Order ${number}`, `Ordre ${number}`],
  session: (when: string) => [`Session ${when}`, `Time ${when}`],
  payment: common.payment,
  message: ['Reply to a message', 'Svar på en besked'],
  entitlement: ['Granted by you', 'Givet af dig'],
  email: (kind: string) => [`Email “${kind}”`, `E-mail »${kind}«`],
  amounts: (expected: string, found: string) => [
    `${expected} here, ${found} found`,
    `${expected} her, ${found} fundet`,
  ],
  refundSure: (amount: string) => [
    `Refund ${amount}? This can’t be undone.`,
    `Refunder ${amount}? Det kan ikke fortrydes.`,
  ],
  refund: (amount: string) => [`Refund ${amount}`, `Refunder ${amount}`],
  flash: {
    checked: ['Compared.', 'Sammenlignet.'],
    repaired: [
      'Repaired. The line is gone because both sides agree now.',
      'Rettet. Linjen er væk, fordi begge sider nu stemmer.',
    ],
  },
  problem: ['Not repaired', 'Ikke rettet'],
  refusals: {
    gone: ['This difference has already been repaired.', 'Forskellen er allerede rettet.'],
    'not-possible': [
      'Nothing can repair this on its own. Open the order or booking and decide there.',
      'Det kan ikke rettes automatisk. Åbn ordren eller bookingen, og afgør det der.',
    ],
    'still-there': [
      'The repair ran, but the difference is still there.',
      'Rettelsen er kørt, men forskellen er der stadig.',
    ],
    'no-answer': [
      'The provider didn’t answer. Nothing has changed. Please try again later.',
      'Udbyderen svarede ikke. Intet er ændret. Prøv igen senere.',
    ],
    'checkout-open': [
      'A payment of this order is open or has arrived. Nothing has changed. Compare again, and repair the payment first.',
      'En betaling af ordren er åben eller er kommet. Intet er ændret. Sammenlign igen, og ret betalingen først.',
    ],
    'time-taken': [
      'The time is over or taken. Nothing has changed. Refund the order, or agree on another time.',
      'Tiden er forbi eller optaget. Intet er ændret. Refunder ordren, eller aftal en anden tid.',
    ],
    'too-few-left': [
      'Too little is left to deduct. Nothing has changed. Add to the balance first, then repair again.',
      'Der er for lidt tilbage at trække fra. Intet er ændret. Læg til saldoen først, og ret så igen.',
    ],
    'over-total': [
      'The refunds add up to more than the order. Nothing has changed. Check them on the order’s page.',
      'Refunderingerne er tilsammen større end ordren. Intet er ændret. Se dem efter på ordrens side.',
    ],
    'refused-by-provider': [
      'The provider refused the refund. Nothing has changed. Refund the customer another way.',
      'Udbyderen afviste refunderingen. Intet er ændret. Refunder køberen på en anden måde.',
    ],
  },
});

export type ReconciliationWords = (typeof reconciliationMessages)['en'];

export type Way = keyof ReconciliationWords['ways'];
