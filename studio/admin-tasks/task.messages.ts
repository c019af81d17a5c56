import type { WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import type { TaskAction, TaskKind } from './task.ts';

interface TaskWords {
  title: string;
  explanation: string;
}

export interface TaskTexts {
  kinds: Record<TaskKind, TaskWords>;
  remedies: Record<TaskAction, string>;
  remediesOf: Partial<Record<TaskKind, Partial<Record<TaskAction, string>>>>;
  sure: (about: string) => string;
  sureNo: { question: (about: string) => string; yes: string };
  order: (number: string) => string;
  facts: Record<
    | 'file'
    | 'openFile'
    | 'rates'
    | 'setRate'
    | 'limits'
    | 'setLimit'
    | 'application'
    | 'booking'
    | 'open'
    | 'story'
    | 'read'
    | 'email'
    | 'address'
    | 'amount'
    | 'reason'
    | 'hour'
    | 'wanted'
    | 'declared'
    | 'ordered'
    | 'part'
    | 'right',
    string
  >;
  rights: Record<WithdrawalRegime, string>;
  disputes: Readonly<Record<string, string>>;
  failures: Readonly<Record<string, string>>;
  refusals: {
    'not-there': string;
    'not-possible': string;
    refused: string;
    'no-answer': string;
    'bad-parcel': string;
  };
  outcomes: { done: string; again: string };
}

export const en: TaskTexts = {
  kinds: {
    'decide-story': {
      title: 'A reader’s story',
      explanation:
        'Somebody sent a story for the magazine. Accept publishes it with its PDF, and tells its author; decline tells them kindly and deletes the PDF.',
    },
    'answer-application': {
      title: 'Answer an application',
      explanation:
        'Read it, and say yes or no. If an amount is reserved, yes takes it; otherwise yes keeps a seat for seven days and sends a link to pay, at once or in parts. No gives any money back.',
    },
    'decide-application': {
      title: 'Accept or decline',
      explanation:
        'The seat is paid for, but the application form has not come yet. A place is reserved and the payment is authorised. Accept takes the payment and grants the place; decline gives the money back. Without an answer in time the bank takes the authorisation back.',
    },
    'dispatch-order': {
      title: 'Send',
      explanation:
        'The payment is authorised and is taken when you send the goods. Press the button when they are on their way. If only a part is sent, only that is taken, and the rest becomes an order of its own that the buyer pays when it can be sent. Without the button in time the bank takes the authorisation back; the pieces are kept for the buyer for seven days.',
    },
    withdrawal: {
      title: 'Answer a withdrawal',
      explanation:
        'The buyer has withdrawn from this order and has a receipt for it. Giving back refunds all of it, or releases the reservation, cancels an hour still to come and takes back what was granted. If a part was used, or only a part is withdrawn from, refund that part yourself and mark this as done. The law gives you 14 days.',
    },
    'withdrawal-unmatched': {
      title: 'Find the order of a withdrawal',
      explanation:
        'Somebody declared a withdrawal, but number and e-mail fit no order together. They have a receipt. Look for the order, answer by mail, and mark this as done.',
    },
    'refund-refused': {
      title: 'Give the money back',
      explanation:
        'The payment provider refused this refund. Try again, or give the money back another way and mark it as done.',
    },
    'refund-manual': {
      title: 'Refund a payment taken at the lesson',
      explanation:
        'This session was paid at the lesson and then cancelled, so only you can return the money. Return it, then mark this as done: the refund is recorded, and the credit note is emailed.',
    },
    'provider-unavailable': {
      title: 'A payment waits for an answer',
      explanation:
        'The payment provider did not answer. The hour stays reserved and we ask again every minute; the task disappears when an answer comes.',
    },
    'payment-unmatched': {
      title: 'Look at a payment',
      explanation:
        'The payment provider shows money that does not fit the order. Nothing was granted for it. Look at it in the provider’s own dashboard.',
    },
    'print-by-hand': {
      title: 'Print and send',
      explanation:
        'This is made on order and paid, and no printer is connected for it. Have it printed, send it, and press the button when it is on its way: the buyer is told.',
    },
    'print-failed': {
      title: 'The printer did not accept an order',
      explanation:
        'It is paid and is not being made. Put right what the printer says, here or in its dashboard, and try again; or give the money back.',
    },
    'printer-unavailable': {
      title: 'The printer gives no answer',
      explanation:
        'An order waits to be sent to the printer. We try again every minute; the task disappears when it is through.',
    },
    'print-held': {
      title: 'The printer stopped an order',
      explanation: 'It waits until you talk to the printer’s customer service. Its dashboard says why.',
    },
    'print-cancelled': {
      title: 'The printer cancelled an order',
      explanation: 'It is paid and will not be made. Give the money back, or agree with the buyer.',
    },
    'print-returned': {
      title: 'A parcel came back to the printer',
      explanation: 'Write to the buyer about the address, or give the money back.',
    },
    dispute: {
      title: 'Answer a dispute',
      explanation:
        'The payer has asked their bank for the money. The booking stays. Answer in the payment provider’s dashboard before its deadline.',
    },
    'email-failed': {
      title: 'A mail was not delivered',
      explanation: 'The mail server refused it, or nobody took it. Try again, or let it be.',
    },
    'job-dead': {
      title: 'A step failed for good',
      explanation: 'Something the system does by itself failed too often. Try again, or mark it as done.',
    },
    'file-failed': {
      title: 'Replace a file that could not be processed',
      explanation:
        'It was tried once and is not tried again; visitors and students do not see it. Save it anew with another program and upload it in its place, or delete it.',
    },
    'no-date': {
      title: 'Find a date for a participant',
      explanation:
        'Somebody paid while no date was open and got a credit. Open a date and tell them, or agree on a refund.',
    },
    'no-unit-free': {
      title: 'No place or piece is left',
      explanation:
        'Somebody is owed a place or a piece that nobody has. Agree with them on another, or refund.',
    },
    'agree-date': {
      title: 'Agree on a date',
      explanation: 'A studio day is paid. Write to the buyer and agree on the day.',
    },
    'reschedule-request': {
      title: 'Answer a request to move',
      explanation:
        'It came so near the session that the system did not move it. Move the hour on its page, and a mail tells its student; or write that it stays.',
    },
    'plan-unscheduled': {
      title: 'Give a payment plan its end',
      explanation:
        'The payment provider has no date on which this plan of monthly payments ends, and would charge once too often. Try again, or set the end in the provider’s dashboard. After the last payment we end it in any case, and whatever is charged beyond it goes back.',
    },
    'plan-not-ended': {
      title: 'End a payment plan',
      explanation:
        'The payment provider refuses to end these monthly payments. End the subscription in its dashboard. Whatever is charged from now on goes back.',
    },
    'instalment-late': {
      title: 'An instalment is late',
      explanation:
        'It was due 17 days ago, and two mails have asked for it. Call or write: the applicant’s link still works. Paid, this goes by itself.',
    },
    'plan-unpaid': {
      title: 'A payment plan was not paid to its end',
      explanation:
        'The card was declined for weeks, and the payment provider has given up. Access rests. Write to the student, or let it be.',
    },
    'rate-missing': {
      title: 'Set an exchange rate',
      explanation:
        'Receipts in this currency need a rate to DKK for their VAT line. Without one they are marked for the accountant.',
    },
    'upload-space': {
      title: 'Storage for visitors’ files is almost full',
      explanation:
        'When it is full, visitors can apply and send stories only without files. Decline what you don’t need, or raise the limit in Settings. Old applications are deleted on their own.',
    },
    'sample-identity': {
      title: 'Replace the sample studio',
      explanation: 'Name, address and company number on this public site are still invented.',
    },
    'payments-closed': {
      title: 'Connect payments',
      explanation:
        'Nothing can be bought on this public site: no payment provider is connected. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
    },
    'smtp-missing': {
      title: 'Connect a mail server',
      explanation: 'Mails wait in the queue on this public site. Set SMTP_URL and MAIL_FROM.',
    },
  },
  remedies: {
    accept: 'Accept and take the payment',
    'accept-in-2': 'Accept, 2 instalments',
    'accept-in-3': 'Accept, 3 instalments',
    'accept-in-4': 'Accept, 4 instalments',
    decline: 'Decline and give the money back',
    dispatch: 'Sent: take the payment',
    refund: 'Give everything back',
    'dispatch-part': 'Only a part is sent',
    retry: 'Try again',
    done: 'Done',
  },
  remediesOf: {
    'payment-unmatched': { refund: 'Give the money back' },
    'decide-story': { accept: 'Publish it', decline: 'Decline' },
    'answer-application': { accept: 'Accept', decline: 'Decline' },
    'dispatch-order': { decline: 'Cannot be sent: give the money back' },
    'print-by-hand': { done: 'It is on its way', decline: 'Cannot be made: give the money back' },
    'print-failed': { decline: 'Give the money back' },
    'print-held': { retry: 'Ask the printer', done: 'I have seen to it' },
    'print-cancelled': { decline: 'Give the money back', done: 'Agreed with the buyer' },
    'print-returned': { decline: 'Give the money back', done: 'Agreed with the buyer' },
    'email-failed': { done: 'Do not send it' },
  },
  sure: (about) => `Give the money back? ${about}. This cannot be undone.`,
  sureNo: {
    question: (about) =>
      `Say no? ${about}. What was reserved or paid goes back, and a mail tells them. This cannot be undone.`,
    yes: 'Yes, decline',
  },
  order: (number) => `order ${number}`,
  facts: {
    file: 'File',
    openFile: 'Open its page',
    rates: 'Rates',
    setRate: 'Set it in Settings',
    limits: 'Limit',
    setLimit: 'Change it in Settings',
    story: 'Story',
    application: 'Application',
    booking: 'Booking',
    open: 'Open it, with the wish filled in',
    read: 'Read it',
    email: 'E-mail',
    address: 'Goes to',
    amount: 'Amount',
    reason: 'Reason',
    hour: 'Session',
    wanted: 'Wished for',
    declared: 'Declared',
    ordered: 'Ordered',
    part: 'Which part',
    right: 'By law',
  },
  rights: {
    goods: '14 days from the day the goods arrived; the buyer pays the return',
    service: '14 days from the order; what was held is paid at its share',
    credit: '14 days from the order; hours held are paid, the rest goes back',
    digital: 'no right after access began; 30 days by our own guarantee',
    dated: 'no right: a service on a fixed date; your choice',
    none: 'no right; your choice',
  },
  failures: {
    unreadable: 'It is damaged, or made in a way that cannot be read',
    timeout: 'It takes too long',
    memory: 'It needs too much memory',
    crash: 'The program that reads it ended because of it',
  },
  disputes: {
    credit_not_processed: 'A promised refund did not come',
    duplicate: 'Paid twice',
    fraudulent: 'The payer does not know of it',
    general: 'The bank does not say why',
    product_not_received: 'The thing did not arrive',
    product_unacceptable: 'The thing is not as promised',
    subscription_canceled: 'The plan had been ended',
    unrecognized: 'The payer does not recognise it',
  },
  refusals: {
    'not-there': 'This is no longer on the list.',
    'not-possible': 'This is not possible any more: the payment has moved on meanwhile.',
    refused: 'The payment provider refused. The reason stands in its dashboard.',
    'no-answer': 'The payment provider does not answer. Nothing is lost; try again in a minute.',
    'bad-parcel':
      'Say how many of each you send, at least one piece; the tracking link begins with https://.',
  },
  outcomes: { done: 'Done.', again: 'It is being tried again.' },
};
