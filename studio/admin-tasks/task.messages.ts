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
  /** `money`: a sentence about what is returned, or empty. */
  sure: (about: string, money: string) => string;
  sureNo: { question: (about: string, money: string) => string; yes: string };
  order: (number: string) => string;
  eventMoved: (name: string, when: string) => string;
  facts: Record<
    | 'file'
    | 'openFile'
    | 'rates'
    | 'setRate'
    | 'limits'
    | 'setLimit'
    | 'connections'
    | 'connect'
    | 'differences'
    | 'openDifferences'
    | 'application'
    | 'booking'
    | 'open'
    | 'openBooking'
    | 'story'
    | 'message'
    | 'read'
    | 'email'
    | 'address'
    | 'amount'
    | 'reason'
    | 'hour'
    | 'requested'
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
    'not-free': string;
  };
  outcomes: { done: string; again: string };
}

export const en: TaskTexts = {
  kinds: {
    'decide-story': {
      title: 'A reader’s story',
      explanation:
        'Someone sent a story for the magazine. Accept publishes it with its PDF; decline deletes the PDF. The author gets an email either way.',
    },
    'answer-email': {
      title: 'Answer an email',
      explanation:
        'Someone answered your reply by email. Read it in the conversation, where you can reply. If no reply is needed, press Done.',
    },
    'answer-application': {
      title: 'Answer an application',
      explanation:
        'Read it and decide. If an amount is reserved, accepting charges it; otherwise accepting reserves a place for seven days and sends a payment link, in full or in instalments. Declining releases or refunds any payment.',
    },
    'decide-application': {
      title: 'Accept or decline',
      explanation:
        'The place is paid for, but the application form hasn’t come yet. A place is reserved and the payment is authorised. Accepting charges the payment and confirms the place; declining releases it. Without an answer in time the authorisation expires.',
    },
    'dispatch-order': {
      title: 'Ship',
      explanation:
        'The payment is authorised and charged when you ship. Press the button when the goods are on their way. If you ship only part, only that part is charged, and the rest becomes a separate order that the buyer pays when it can ship. If nothing ships in time, the authorisation expires and we keep the goods for the buyer for seven days.',
    },
    withdrawal: {
      title: 'Answer a withdrawal',
      explanation:
        'The buyer has withdrawn from this order and has a receipt for it. Refunding returns the full amount or releases the reservation, cancels any upcoming session and ends access. If part was used, or only part is withdrawn from, refund that part yourself and mark this as done. The law gives you 14 days.',
    },
    'withdrawal-unmatched': {
      title: 'Find the order of a withdrawal',
      explanation:
        'Someone declared a withdrawal, but no order matches that number and email. They have a receipt. Find the order, reply by email and mark this as done.',
    },
    'refund-refused': {
      title: 'Refund',
      explanation:
        'The payment provider refused this refund. Try again, or refund another way and mark it as done.',
    },
    'refund-manual': {
      title: 'Refund a payment taken at the session',
      explanation:
        'This session was paid for on the day and then cancelled, so only you can return the money. Return it, then mark this as done: the refund is recorded, and the credit note is emailed.',
    },
    'provider-unavailable': {
      title: 'Payment not confirmed yet',
      explanation:
        'The payment provider didn’t answer. The time stays reserved and we check again every minute; this task disappears when it responds.',
    },
    'payment-unmatched': {
      title: 'Check a payment',
      explanation:
        'The payment provider shows money that doesn’t fit the order. Nothing was delivered for it. Check it in the provider’s dashboard.',
    },
    'payment-after-restore': {
      title: 'Payment made after the backup',
      explanation:
        'The payment provider received this after the backup you restored, so the order and booking are missing here. If it paid for a time, we’ve blocked it. Book it again for this person, or refund.',
    },
    'print-by-hand': {
      title: 'Print and send',
      explanation:
        'This is made to order and paid, and no printer is connected for it. Have it printed, send it, and press the button when it’s on its way. We’ll email the buyer.',
    },
    'print-failed': {
      title: 'The printer didn’t accept an order',
      explanation:
        'It’s paid but isn’t being made. Fix what the printer reports, here or in its dashboard, and try again, or refund.',
    },
    'printer-unavailable': {
      title: 'The printer isn’t responding',
      explanation:
        'An order is waiting to be sent to the printer. We try again every minute; the task disappears when it’s through.',
    },
    'print-held': {
      title: 'The printer stopped an order',
      explanation: 'It waits until you talk to the printer’s customer service. Its dashboard says why.',
    },
    'print-cancelled': {
      title: 'The printer cancelled an order',
      explanation: 'It’s paid but won’t be made. Refund it, or agree something with the buyer.',
    },
    'print-returned': {
      title: 'A parcel came back to the printer',
      explanation: 'Write to the buyer about the address, or refund.',
    },
    dispute: {
      title: 'Answer a dispute',
      explanation:
        'The customer has disputed the payment with their bank. The booking stays. Respond in the payment provider’s dashboard before its deadline.',
    },
    'email-failed': {
      title: 'An email wasn’t delivered',
      explanation: 'The mail server refused it or couldn’t be reached. Try again, or don’t send it.',
    },
    'job-dead': {
      title: 'A step failed for good',
      explanation: 'An automatic step failed too often. Try again, or mark it as done.',
    },
    'file-failed': {
      title: 'Replace a file that couldn’t be processed',
      explanation:
        'We won’t try it again, and visitors and students don’t see it. Save it with another program and upload it again, or delete it.',
    },
    'no-date': {
      title: 'Find a date for a participant',
      explanation:
        'Someone paid while no date was open and got a credit. Open a date and tell them, or agree on a refund.',
    },
    'no-unit-free': {
      title: 'No place or piece is left',
      explanation:
        'Someone has paid for a place or item that’s no longer available. Agree on another, or refund.',
    },
    'agree-date': {
      title: 'Agree on a date',
      explanation: 'A studio day is paid. Write to the buyer and agree on the day.',
    },
    'reschedule-request': {
      title: 'Answer a reschedule request',
      explanation:
        'It came too close to the session to be rescheduled automatically. Reschedule it on its page and the student gets an email, or write that it stays.',
    },
    'event-moved': {
      title: 'A session was moved in your calendar',
      explanation:
        'Reschedule moves the booking to the new time: it’s free, doesn’t count as one of their reschedules, and they get an email. Restore writes the event again at the booked time, without an email.',
    },
    'event-deleted': {
      title: 'Deleted in your calendar',
      explanation:
        'The booking still exists. Restore writes the event again, without an email. To cancel, open the booking: there you choose whether to refund, and they get an email.',
    },
    'plan-unscheduled': {
      title: 'Set the end of a payment plan',
      explanation:
        'The payment provider has no date on which this plan of monthly payments ends, and would charge once too often. Try again, or set the end in the provider’s dashboard. After the last payment we end it in any case, and anything charged beyond it is refunded.',
    },
    'plan-not-ended': {
      title: 'End a payment plan',
      explanation:
        'The payment provider refuses to end these monthly payments. End the subscription in its dashboard. Anything charged from now on is refunded.',
    },
    'instalment-late': {
      title: 'An instalment is late',
      explanation:
        'It was due 17 days ago, and we’ve sent two reminders. Call or write: the applicant’s payment link still works. Once it’s paid, this task disappears automatically.',
    },
    'plan-unpaid': {
      title: 'A payment plan wasn’t paid to its end',
      explanation:
        'The card was declined for weeks, and the payment provider has given up. Access is paused. Write to the student, or mark this as done.',
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
      explanation: 'Name, address and company number on this public site are still sample content.',
    },
    'backup-overdue': {
      title: 'No recent backup',
      explanation:
        'No backup has been made and checked for a day and a half. “Back up now” starts one. If this task comes back, look at the server’s log: the disk or bucket for backups may be full or unreachable.',
    },
    differences: {
      title: 'Reconciliation found differences',
      explanation:
        'Claims, ledger, payments, print orders and emails were compared. Open the list under Figures: each line names its cause, and most have a button that repairs them.',
    },
    'booking-paused': {
      title: 'Booking is paused after a restore',
      explanation:
        'The studio was restored from a backup. Booking and buying open by themselves once every payment has been checked with the payment provider, usually within a few minutes. Check your calendar for sessions agreed after the backup was made.',
    },
    'emails-held': {
      title: 'Emails from before the restore',
      explanation:
        'These emails were waiting when the backup was made. They may have been sent since then, so we kept them. Send them, or leave them unsent.',
    },
    'payments-closed': {
      title: 'Connect payments',
      explanation: 'Nothing can be bought on this public site: no payment provider is connected.',
    },
    'smtp-missing': {
      title: 'Connect a mail server',
      explanation: 'Emails wait in the queue on this public site: no mail server is connected.',
    },
  },
  remedies: {
    accept: 'Accept and charge',
    'accept-in-2': 'Accept, 2 instalments',
    'accept-in-3': 'Accept, 3 instalments',
    'accept-in-4': 'Accept, 4 instalments',
    decline: 'Decline and refund',
    dispatch: 'Shipped: charge the payment',
    refund: 'Refund everything',
    'dispatch-part': 'Ship only part',
    retry: 'Try again',
    done: 'Done',
  },
  remediesOf: {
    'payment-unmatched': { refund: 'Refund' },
    'payment-after-restore': { refund: 'Refund', done: 'I’ve booked it again' },
    'decide-story': { accept: 'Publish it', decline: 'Decline' },
    'answer-application': { accept: 'Accept', decline: 'Decline' },
    'dispatch-order': { decline: 'Can’t ship: refund' },
    'print-by-hand': { done: 'It’s on its way', decline: 'Can’t be made: refund' },
    'print-failed': { decline: 'Refund' },
    'print-held': { retry: 'Ask the printer', done: 'I’ve dealt with it' },
    'print-cancelled': { decline: 'Refund', done: 'Agreed with the buyer' },
    'print-returned': { decline: 'Refund', done: 'Agreed with the buyer' },
    'event-moved': { accept: 'Reschedule', done: 'Restore the event' },
    'event-deleted': { done: 'Restore the event' },
    'booking-paused': { done: 'Open booking now' },
    'emails-held': { retry: 'Send them', done: 'Don’t send them' },
    'backup-overdue': { retry: 'Back up now' },
    'email-failed': { done: 'Don’t send it' },
  },
  sure: (about, money) => `Refund? ${about}. ${money} This can’t be undone.`.replace('  ', ' '),
  sureNo: {
    question: (about, money) =>
      `Decline? ${about}. ${money} They get an email. You can undo this for five minutes.`,
    yes: 'Yes, decline',
  },
  order: (number) => `order ${number}`,
  eventMoved: (name, when) => `${name} was moved to ${when} in your calendar`,
  facts: {
    file: 'File',
    openFile: 'Open the file’s page',
    rates: 'Rates',
    setRate: 'Set it in Settings',
    limits: 'Limit',
    setLimit: 'Change it in Settings',
    connections: 'Connections',
    connect: 'Open connections',
    differences: 'Differences',
    openDifferences: 'Open the list',
    story: 'Story',
    message: 'Conversation',
    application: 'Application',
    booking: 'Booking',
    open: 'Open the requested time',
    openBooking: 'Open the booking',
    read: 'Read it',
    email: 'Email',
    address: 'Delivery address',
    amount: 'Amount',
    reason: 'Reason',
    hour: 'Session',
    requested: 'Requested time',
    declared: 'Declared',
    ordered: 'Ordered',
    part: 'Which part',
    right: 'By law',
  },
  rights: {
    goods: '14 days from the day the goods arrived; the buyer pays the return',
    service: '14 days from the order; classes taken place are charged at their share',
    credit: '14 days from the order; sessions used are charged, the rest is refunded',
    digital: 'no right after access began; 30 days by our own guarantee',
    dated: 'no right: a service on a fixed date; your choice',
    none: 'no right; your choice',
  },
  failures: {
    unreadable: 'It’s damaged, or made in a way that can’t be read',
    timeout: 'It takes too long',
    memory: 'It needs too much memory',
    crash: 'The program that reads it ended because of it',
  },
  disputes: {
    credit_not_processed: 'A promised refund didn’t come',
    duplicate: 'Paid twice',
    fraudulent: 'Reported as fraud',
    general: 'The bank doesn’t say why',
    product_not_received: 'Goods not received',
    product_unacceptable: 'Goods not as described',
    subscription_canceled: 'The plan had been ended',
    unrecognized: 'The payer doesn’t recognise it',
  },
  refusals: {
    'not-there': 'This is no longer on the list.',
    'not-possible': 'This is no longer possible: the payment status has changed.',
    refused: 'The payment provider refused. See its dashboard for the reason.',
    'no-answer': 'The payment provider isn’t responding. Nothing is lost; try again in a minute.',
    'bad-parcel':
      'Enter how many of each you ship, at least one item; the tracking link begins with https://.',
    'not-free':
      'The new time isn’t free or has passed. Restore the event, or reschedule on the booking’s page.',
  },
  outcomes: { done: 'Done.', again: 'Trying again.' },
};
