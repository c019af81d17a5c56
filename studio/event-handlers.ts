import { renewConsultation } from './calendar/consultations/renew-consultation.ts';
import { queueEvent } from './calendar/external-calendars/queue-event.ts';
import { createPrintOrder } from './goods/shop/create-print-order.ts';
import {
  notifyBooked,
  notifyBookingEmailCorrected,
  notifyCancelled,
  notifyCancelledByPerson,
  notifyReminder,
  notifyRescheduled,
} from './messages/notifications/bookings/notify-booking.ts';
import { notifyDateChanged } from './messages/notifications/dates/date-changed.email.ts';
import { emails } from './messages/notifications/emails.ts';
import {
  notifyAuthorised,
  notifyOrderEmailCorrected,
  notifyPaid,
  notifyVoided,
  sendReceipt,
} from './messages/notifications/orders/notify-order.ts';
import { refundSent } from './messages/notifications/orders/refund.email.ts';
import { expireOverdueHold } from './money/hold-expiry/expire-hold.ts';
import { sendToCorrectedEmail } from './offers/gift-cards/deliver-gift-card.ts';
import { closeTask } from './office/admin-tasks/close-task.ts';
import { openAnswerTask } from './office/admin-tasks/open-answer-task.ts';
import { openTask } from './office/admin-tasks/open-task.ts';
import { openWithdrawalTask } from './office/admin-tasks/open-withdrawal-task.ts';
import {
  backupSubject,
  mailSubject,
  restoredSubject,
  uploadSpaceSubject,
} from './office/admin-tasks/task.ts';
import {
  closeConnectionTasks,
  closePaidOrderTasks,
  closeRescheduleTask,
  closesTasks,
  openMessageTask,
  openOrderTask,
  openRefundTask,
  openRestoredTasks,
  opensTask,
  reportDifferences,
  syncEventTasks,
  syncPrintTasks,
} from './office/admin-tasks/task-handlers.ts';
import {
  dropRestoredPush,
  pushEmailFault,
  pushes,
  pushPaidOrder,
  pushPaymentTask,
} from './office/push/queue-push.ts';
import { renewLinks } from './people/renew-links.ts';
import type { DomainEventHandlers } from './shared/events.ts';
import { publishArticle, unpublishArticle } from './site/magazine/publish-article.ts';
import {
  acceptPaidApplication,
  linkAuthorisedOrder,
  linkCorrectedOrder,
  releaseVoidedSeats,
} from './teaching/applications/application-of-order.ts';
import { createCourseOfOffer } from './teaching/learning/create-course-of-offer.ts';
import { acceptAuthorisedSeat, acceptPaidSeat } from './teaching/waiting-list/waiting-list-handlers.ts';

type EventOfEmail = NonNullable<(typeof emails)[number]['on']>;
type Handlers = Omit<DomainEventHandlers, EventOfEmail> & Partial<Pick<DomainEventHandlers, EventOfEmail>>;

/** Who reacts to what, in this order and in the transaction of the cause; emails that name the event follow. */
const handlers: Handlers = {
  'application.answered': [
    closesTasks(['answer-application'], ({ applicationId }) => applicationId, 'owner'),
  ],
  'application.instalment-overdue': [
    opensTask('instalment-late', ({ applicationId, ...details }) => ({ subjectId: applicationId, details })),
  ],
  'application.no-seat-free': [
    opensTask('no-unit-free', ({ applicationId, ...details }) => ({ subjectId: applicationId, details })),
  ],
  'application.order-linked': [closesTasks(['decide-application'], ({ orderId }) => orderId)],
  'application.payment-authorised': [
    closesTasks(['answer-application'], ({ applicationId }) => applicationId),
    openAnswerTask,
  ],
  'application.submitted': [openAnswerTask, pushes('application', ({ applicationId }) => applicationId)],
  'application.withdrawn': [closesTasks(['answer-application'], ({ applicationId }) => applicationId)],
  'backup.failed': [
    opensTask('backup-failed', ({ reason }) => ({ subjectId: backupSubject, details: { reason } })),
  ],
  'backup.overdue': [
    opensTask('backup-overdue', ({ lastAt }) => ({
      subjectId: backupSubject,
      details: lastAt ? { declaredAt: lastAt.toString() } : {},
    })),
  ],
  'backup.verified': [closesTasks(['backup-failed', 'backup-overdue'], () => backupSubject)],
  'booking.cancelled': [
    notifyCancelled,
    queueEvent,
    pushes('cancellation', ({ bookingId, isByOwner }) => (isByOwner ? null : bookingId)),
  ],
  'bookings.cancelled-by-person': [notifyCancelledByPerson],
  'booking.confirmed': [
    notifyBooked,
    queueEvent,
    pushes('booking', ({ bookingId, isByOwner }) => (isByOwner ? null : bookingId)),
  ],
  'booking.email-corrected': [notifyBookingEmailCorrected],
  'booking.paid-at-session': [sendReceipt],
  'booking.reminder-due': [notifyReminder],
  'booking.reschedule-request-closed': [closeRescheduleTask],
  'booking.reschedule-requested': [
    opensTask('reschedule-request', ({ bookingId, name, slotStart, requestedStart }) => ({
      subjectId: bookingId,
      details: { name, slotStart: slotStart.toString(), requestedStart: requestedStart.toString() },
    })),
  ],
  'booking.rescheduled': [notifyRescheduled, queueEvent],
  'calendar-event.changed': [syncEventTasks],
  'calendar-event.settled': [closesTasks(['event-moved', 'event-deleted'], ({ bookingId }) => bookingId)],
  'check.failed': [openTask],
  'check.passed': [(c, task) => closeTask(c.tx, { ...task, by: 'system', at: c.now })],
  'contact-message.closed': [closesTasks(['answer-email'], ({ messageId }) => messageId, 'owner')],
  'contact-message.email-received': [openMessageTask, pushes('message', ({ messageId }) => messageId)],
  'contact-message.waiting': [
    openMessageTask,
    pushes('message', ({ messageId, isReopened }) => (isReopened ? null : messageId)),
  ],
  'date.changed': [notifyDateChanged],
  'differences.checked': [reportDifferences],
  'email.discarded': [closesTasks(['email-failed'], ({ emailId }) => emailId, 'owner')],
  'email.failed': [
    opensTask('email-failed', ({ emailId, recipient, subject, reason }) => ({
      subjectId: emailId,
      details: { name: recipient, what: subject, reason },
    })),
  ],
  'email.retried': [closesTasks(['email-failed'], ({ emailId }) => emailId, 'owner')],
  'email.sent': [closesTasks(['email-failed'], ({ emailId }) => emailId), renewConsultation, renewLinks],
  'mail.paused': [
    opensTask('mail-paused', ({ reason }) => ({ subjectId: mailSubject, details: { reason } })),
  ],
  'mail.resumed': [closesTasks(['mail-paused'], () => mailSubject)],
  'file.processing-failed': [
    opensTask('file-failed', ({ file, name, reason }) => ({
      subjectId: file,
      details: { what: name, reason },
    })),
  ],
  'file.superseded': [closesTasks(['file-failed'], ({ file }) => file, 'owner')],
  'hold.overdue': [expireOverdueHold],
  'offer.created': [createCourseOfOffer],
  'order.authorised': [
    linkAuthorisedOrder,
    acceptAuthorisedSeat,
    openOrderTask,
    notifyAuthorised,
    pushes('order', ({ orderId }) => orderId),
  ],
  'order.disputed': [opensTask('dispute', ({ orderId, ...details }) => ({ subjectId: orderId, details }))],
  'order.email-corrected': [linkCorrectedOrder, notifyOrderEmailCorrected, sendToCorrectedEmail],
  'order.paid': [
    createPrintOrder,
    acceptPaidApplication,
    acceptPaidSeat,
    closePaidOrderTasks,
    notifyPaid,
    pushPaidOrder,
  ],
  'order.receipt-requested': [sendReceipt],
  'order.voided': [
    releaseVoidedSeats,
    closesTasks(['decide-application', 'dispatch-order'], ({ orderId }) => orderId),
    notifyVoided,
  ],
  'page.published': [publishArticle],
  'page.unpublished': [unpublishArticle],
  'parcel.returned': [
    opensTask('print-returned', ({ orderId, reason }) => ({ subjectId: orderId, details: { reason } })),
  ],
  'payment.closed': [
    closesTasks(['payment-unmatched', 'payment-after-restore'], ({ paymentId }) => paymentId),
  ],
  'payment.found-after-restore': [
    opensTask('payment-after-restore', ({ paymentId, ...details }) => ({ subjectId: paymentId, details })),
  ],
  'payment.provider-answered': [closesTasks(['provider-unavailable'], ({ paymentId }) => paymentId)],
  'payment.provider-unavailable': [
    opensTask('provider-unavailable', ({ paymentId, ...details }) => ({ subjectId: paymentId, details })),
  ],
  'payment.unmatched': [
    opensTask('payment-unmatched', ({ paymentId, ...details }) => ({ subjectId: paymentId, details })),
  ],
  'plan.end-failed': [
    opensTask('plan-not-ended', ({ orderId, reason }) => ({ subjectId: orderId, details: { reason } })),
  ],
  'plan.ended': [closesTasks(['plan-not-ended'], ({ orderId }) => orderId)],
  'plan.schedule-failed': [
    opensTask('plan-unscheduled', ({ orderId, ...details }) => ({ subjectId: orderId, details })),
  ],
  'plan.scheduled': [closesTasks(['plan-unscheduled'], ({ orderId }) => orderId)],
  'plan.unpaid': [opensTask('plan-unpaid', ({ orderId, ...details }) => ({ subjectId: orderId, details }))],
  'print-order.cancelled': [
    closesTasks(
      ['printer-unavailable', 'print-failed', 'print-held', 'print-by-hand'],
      ({ orderId }) => orderId,
    ),
  ],
  'print-order.failed': [
    closesTasks(['printer-unavailable'], ({ orderId }) => orderId),
    opensTask('print-failed', ({ orderId, ...details }) => ({ subjectId: orderId, details })),
  ],
  'print-order.manual': [
    opensTask('print-by-hand', ({ orderId, ...details }) => ({ subjectId: orderId, details })),
  ],
  'print-order.provider-unavailable': [
    opensTask('printer-unavailable', ({ orderId, ...details }) => ({ subjectId: orderId, details })),
  ],
  'print-order.settled': [syncPrintTasks],
  'connection.changed': [closeConnectionTasks],
  'rate.set': [closesTasks(['rate-missing'], ({ currency }) => currency, 'owner')],
  'receipt.rate-missing': [
    opensTask('rate-missing', ({ currency }) => ({ subjectId: currency, details: {} })),
  ],
  'refund.failed': [openRefundTask],
  'refund.recorded': [refundSent.send],
  'refund.sent': [closesTasks(['refund-refused'], ({ refundId }) => refundId), refundSent.send],
  'refund.superseded': [closesTasks(['refund-refused', 'refund-manual'], ({ refundId }) => refundId)],
  'seat.date-missing': [opensTask('no-date', ({ orderId, ...details }) => ({ subjectId: orderId, details }))],
  'story.answered': [closesTasks(['decide-story'], ({ storyId }) => storyId, 'owner')],
  'story.deleted': [closesTasks(['decide-story'], ({ storyId }) => storyId, 'owner')],
  'story.submitted': [
    opensTask('decide-story', ({ storyId, title, name, email }) => ({
      subjectId: storyId,
      details: { what: title, name, email },
    })),
  ],
  'studio-day.bought': [
    opensTask('agree-date', ({ orderId, ...details }) => ({ subjectId: orderId, details })),
  ],
  'studio.emails-decided': [closesTasks(['emails-held'], () => restoredSubject, 'owner')],
  'studio.opened': [closesTasks(['booking-paused'], () => restoredSubject)],
  'studio.restored': [dropRestoredPush, openRestoredTasks],
  'quote.decided': [closesTasks(['quote-received'], ({ requestId }) => requestId, 'owner')],
  'quote.written': [
    opensTask('quote-received', ({ requestId, name, email }) => ({
      subjectId: requestId,
      details: { name, email },
    })),
  ],
  'task.opened': [pushPaymentTask, pushEmailFault],
  'upload-space.low': [
    opensTask('upload-space', ({ what }) => ({ subjectId: uploadSpaceSubject, details: { what } })),
  ],
  'withdrawal.declared': [openWithdrawalTask],
};

const emailsOn = Map.groupBy(
  emails.filter(({ on }) => on !== undefined),
  ({ on }) => on,
);

export const eventHandlers = Object.fromEntries(
  [...new Set([...Object.keys(handlers), ...emailsOn.keys()])].map((event) => [
    event,
    [
      ...(handlers[event as keyof Handlers] ?? []),
      ...(emailsOn.get(event as EventOfEmail) ?? []).map(({ send }) => send),
    ],
  ]),
) as unknown as DomainEventHandlers;
