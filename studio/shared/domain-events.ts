import type { DateDay, OfferKind } from '#platform/db/schema/catalogue.ts';
import type { OrderState, OrdersTable } from '#platform/db/schema/orders.ts';
import type { PrintOrderState } from '#platform/db/schema/shop.ts';
import type { EnteredKind } from '#platform/vendors/entered-values.ts';
import type { SecurityEvent } from './accounts/security-events.ts';
import type { StudioFault } from './faults/studio-fault.ts';
import type { Language } from './language.ts';
import type { Currency, Money } from './money.ts';
import type { MoneyOutcome } from './money-outcome.ts';
import type { SentEmail } from './sent-email.ts';

type CaptureRule = OrdersTable['capture'];

interface Person {
  name: string;
  email: string;
}

interface Purchase {
  orderId: string;
  orderNumber: string;
  name: string;
  what: string;
}

type PrintOrder = Omit<Purchase, 'name'>;

/** `number` counts from 1. */
interface Instalment {
  orderId: string;
  number: number;
}

/**
 * Every domain event: `subject.what-happened`, in alphabetical order. A payload names what the handlers cannot
 * read from the database; ids are UUIDs. `studio/event-handlers.ts` lists who reacts.
 */
export interface DomainEvents {
  'account.deleted': { email: string; language: Language };
  /** Hours that became free because an account was deleted by its person. */
  'account.hours-freed': {
    hours: readonly { start: Temporal.Instant; end: Temporal.Instant }[];
    userId: string;
  };
  'account.email-change-requested': { email: string; language: Language; token: string };
  'account.link-requested': {
    email: string;
    language: Language;
    link: 'reset' | 'sign-in';
    token: string;
    /** A guest has bought or booked without an account, which their sign-in link opens. */
    holder: 'account' | 'guest' | 'unknown';
  };
  /** `detail`: the new address, or the name of the device. */
  'account.security-changed': { action: SecurityEvent; email: string; language: Language; detail: string };
  /** A sign-up with the address of an account: nothing of it is kept. */
  'account.sign-up-repeated': {
    email: string;
    language: Language;
    signInToken: string;
    resetToken: string;
  };
  'account.sign-up-requested': { email: string; language: Language; token: string };
  'application.accepted-to-pay': { applicationId: string };
  'application.answered': { applicationId: string };
  'application.declined-unpaid': { applicationId: string };
  'application.draft-kept': { draftId: string };
  'application.instalment-overdue': Person & Money & { applicationId: string; what: string };
  'application.instalment-reminder-due': {
    applicationId: string;
    instalment: { number: number; amount: Money; dueOn: Temporal.PlainDate };
    step: 1 | 2;
  };
  'application.no-seat-free': Person & { applicationId: string; what: string };
  'application.order-linked': { orderId: string };
  'application.payment-authorised': { applicationId: string };
  'application.submitted': { applicationId: string };
  'application.withdrawn': { applicationId: string };
  'backup.failed': { reason: string };
  'backup.overdue': { lastAt: Temporal.Instant | null };
  'backup.verified': { at: Temporal.Instant };
  /** `message`: the owner's line in the email. */
  'booking.cancelled': {
    bookingId: string;
    money: MoneyOutcome;
    isByOwner: boolean;
    message?: string;
    /** The owner gets one email about the whole day. */
    isOfDay?: boolean;
  };
  /** At once, by one person, or with a day by the owner. `notice`: the key of the email to the owner. */
  'bookings.cancelled-by-person': { bookingIds: readonly string[]; notice: string };
  /** Weekly bookings of one person, made at once. */
  'bookings.series-confirmed': { bookingIds: readonly string[]; seriesId: string };
  /** `isOfSeries`: 'bookings.series-confirmed' follows. */
  'booking.confirmed': { bookingId: string; isByOwner: boolean; isOfSeries?: boolean };
  /** The confirmation is sent again, to the corrected address. */
  'booking.email-corrected': { bookingId: string; isRestored?: boolean };
  'booking.paid-at-session': { orderId: string };
  'booking.payment-link-issued': { bookingId: string; price: Money };
  'booking.reminder-due': { bookingId: string };
  'booking.reschedule-request-closed': { bookingId: string; by: 'owner' | 'system' };
  'booking.reschedule-requested': {
    bookingId: string;
    name: string;
    slotStart: Temporal.Instant;
    requestedStart: Temporal.Instant;
  };
  'booking.rescheduled': {
    bookingId: string;
    previous: { start: Temporal.Instant; end: Temporal.Instant };
  };
  'booking.slot-taken': { bookingId: string; amount: Money };
  /** Of a booking, in the calendar to which it was written. `foundStart` null: deleted there. */
  'calendar-event.changed': {
    bookingId: string;
    name: string;
    slotStart: Temporal.Instant;
    foundStart: Temporal.Instant | null;
  };
  'calendar-event.settled': { bookingId: string };
  'consultation.requested': { bookingId: string; confirmMinutes: number };
  'contact-message.closed': { messageId: string };
  'contact-message.email-received': {
    messageId: string;
    inboundEmailId: string;
    /** Of the contact message, not of the sender. */
    name: string;
    email: string;
  };
  'contact-message.replied': { replyId: string };
  'contact-message.sent': { messageId: string };
  /** For the owner’s answer. */
  'contact-message.waiting': { messageId: string; name: string; email: string; isReopened: boolean };
  'course.granted': { entitlementId: string; courseId: string; name: string; language: Language };
  'credit.granted': { entitlementId: string; count: number; name: string; language: Language };
  'date.changed': {
    dateId: string;
    before: { days: readonly DateDay[]; place: string | null };
    change: 'days' | 'place' | 'both';
  };
  /** Found by comparing claims, ledger, payments, print orders and emails. */
  'check.failed': StudioFault;
  'check.passed': Pick<StudioFault, 'kind' | 'subjectId'>;
  'differences.checked': { count: number };
  'mail.paused': { reason: string };
  'mail.resumed': object;
  /** All that the sender's domain needs is published. */
  'email-records.found': { domain: string };
  'email.discarded': { emailId: string };
  'email.failed': { emailId: string; recipient: string; subject: string; reason: string };
  'email.retried': { emailId: string };
  'email.sent': SentEmail;
  'enrolment.revoked': {
    entitlementId: string;
    orderId: string | null;
    courseId: string | null;
    email: string;
  };
  'date-notice.due': { email: string; offerId: string; dateId: string; language: Language };
  'date-notice.requested': {
    email: string;
    offerId: string;
    language: Language;
    confirmToken: string;
    cancelToken: string;
  };
  /** Credits or minor units left. */
  'entitlement.expiring': { entitlementId: string; left: number };
  'file.processing-failed': { file: string; name: string; reason: string };
  'file.superseded': { file: string };
  'gift-card.delivered': { giftCardId: string; code: string };
  'guest.deleted': { email: string; language: Language };
  'hold.expired': { claimId: string };
  'hold.overdue': { claimId: string };
  'homework.set': { homeworkId: string; name: string; language: Language };
  /** Emailed by the owner; every sending is one email. */
  'invoice.sent': { number: number; sendingId: string };
  'newsletter.subscription-requested': {
    email: string;
    language: Language;
    confirmToken: string;
    unsubscribeToken: string;
  };
  'offer.created': { offerId: string; kind: OfferKind; name: Record<Language, string> };
  'order.authorised': Purchase & {
    applicationId: string | null;
    capture: CaptureRule;
    email: string;
    offerIds: readonly string[];
    /** The last moment to capture. */
    until: Temporal.Instant;
  };
  'order.disputed': { orderId: string; orderNumber: string; name: string };
  'order.email-corrected': {
    orderId: string;
    email: string;
    state: OrderState;
    capture: CaptureRule;
    offerIds: readonly string[];
  };
  /** To the former address; `to` is the masked new one. */
  'order.email-replaced': {
    orderId: string;
    correctionId: string;
    formerEmail: string;
    to: string;
    token: string;
  };
  /** To the other address; `to` is the masked first one. */
  'order.email-restored': { orderId: string; correctionId: string; email: string; to: string };
  'order.paid': {
    orderId: string;
    applicationId: string | null;
    instalment: number | null;
    capture: CaptureRule;
    hasPrintGoods: boolean;
    /** False: no longer available, a refund is due. */
    isFulfilled: boolean;
    isSession: boolean;
    wasAuthorised: boolean;
  };
  /** The receipt is emailed again; every sending is one email. */
  'order.receipt-requested': { orderId: string; sendingId: string };
  'order.voided': { orderId: string; applicationId: string | null; capture: CaptureRule };
  /** `key`: of its document. Also an article of the magazine. */
  'page.published': { key: string };
  'page.unpublished': { key: string };
  'parcel.returned': { orderId: string; reason: string };
  'parcel.sent': {
    orderId: string;
    shipmentId: string;
    carrier: string;
    trackingNumber: string;
    trackingUrl: string | null;
  };
  'payment.closed': { paymentId: string };
  /** Paid after the backup that this studio was restored from. */
  'payment.found-after-restore': Money & {
    paymentId: string;
    sessionId: string;
    what: string;
    orderNumber?: string;
    name?: string;
    email?: string;
    slotStart?: string;
  };
  'payment.provider-answered': { paymentId: string };
  'payment.provider-unavailable': { paymentId: string; reason?: string };
  /** By the owner's rule or by hand; every sending is one email. */
  'payment.reminder-due': { kind: 'order' | 'booking'; id: string; sendingId: string };
  'payment.unmatched': Money & {
    paymentId: string;
    orderNumber: string;
    name?: string;
    /** The provider's status of the payment intent. */
    intent?: string;
    reason?: string;
  };
  'plan.access-paused': Instalment;
  'plan.end-failed': { orderId: string; reason: string };
  'plan.ended': { orderId: string };
  'plan.instalment-failed': Instalment;
  'plan.instalment-paid': Instalment & { receiptNumber: number };
  'plan.schedule-failed': { orderId: string; orderNumber?: string; reason?: string };
  'plan.scheduled': { orderId: string };
  'plan.unpaid': Money & { orderId: string; orderNumber: string };
  'print-order.cancelled': { orderId: string };
  'print-order.failed': PrintOrder & { address: string; reason: string };
  'print-order.manual': PrintOrder & { address: string };
  'print-order.provider-unavailable': PrintOrder & { reason: string };
  'print-order.settled': { orderId: string; state: PrintOrderState; hasMoved: boolean };
  'rate.set': { currency: Currency };
  'connection.changed': { kind: EnteredKind; isConnected: boolean };
  'recording.added': { recordingId: string; language: Language };
  /** By the owner or by the student of the recording; `language` is the student's. */
  'recording.commented': { commentId: string; language: Language };
  'receipt.rate-missing': { currency: Currency };
  'quote.decided': { requestId: string };
  'quote.requested': { requestId: string; token: string };
  'quote.written': Person & { requestId: string };
  'refund.failed': Money & {
    refundId: string;
    isManual: boolean;
    orderNumber: string;
    name: string;
    reason?: string;
  };
  'refund.recorded': { refundId: string };
  'refund.sent': { refundId: string };
  'refund.superseded': { refundId: string };
  'seat.date-missing': Purchase;
  'story.answered': { storyId: string; path: string | null };
  'story.deleted': { storyId: string };
  'story.submitted': Person & { storyId: string; title: string };
  'studio-day.bought': Purchase;
  /** Those held by a restore. */
  'studio.emails-decided': { areSent: boolean };
  'studio.opened': { at: Temporal.Instant };
  /** From a backup; booking is closed until reconciliation. */
  'studio.restored': { heldEmails: number };
  /** Or renewed: a repeat with other details. `isQuiet`: it comes and goes, and was announced before. */
  'task.opened': { taskId: string; kind: string; isQuiet: boolean };
  'upload-space.low': { what: string };
  'waiting-list.join-requested': {
    entryId: string;
    language: Language;
    confirmToken: string;
    leaveToken: string;
  };
  'waiting-list.seat-offered': { entryId: string; token: string };
  'withdrawal.declared': {
    withdrawalId: string;
    orderId: string | null;
    declared: { orderNumber: string; email: string; name: string; part: string };
    language: Language;
    receivedAt: Temporal.Instant;
  };
}
