import {
  notifyEmailReplaced,
  notifyEmailRestored,
} from '#studio/messages/notifications/orders/email-replaced.ts';
import { queueEvent } from './calendar/external-calendars/queue-event.ts';
import { createPrintOrder } from './goods/shop/create-print-order.ts';
import {
  notifyAccountDeleted,
  notifyEmailChangeRequest,
  notifyGuestDeleted,
  notifyLink,
  notifySecurityChanged,
  notifySignUp,
} from './messages/notifications/account/notify-account.ts';
import {
  notifyAcceptedToPay,
  notifyApplicationReceived,
  notifyDeclinedUnpaid,
  notifyInstalmentLate,
} from './messages/notifications/applications/notify-applicant.ts';
import {
  notifyBooked,
  notifyBookingEmailCorrected,
  notifyCancelled,
  notifyConsultationRequest,
  notifyReminder,
  notifyRescheduled,
  notifySlotTaken,
} from './messages/notifications/bookings/notify-booking.ts';
import { notifyHoldExpired } from './messages/notifications/bookings/notify-hold-expired.ts';
import { notifyPaymentDue } from './messages/notifications/bookings/notify-payment-due.ts';
import { sendContactReply } from './messages/notifications/contact/contact-reply.ts';
import { notifyContactMessage } from './messages/notifications/contact/notify-contact-message.ts';
import { notifyInboundEmail } from './messages/notifications/contact/notify-inbound-email.ts';
import { notifyDateChanged } from './messages/notifications/dates/notify-date-changed.ts';
import { notifySeatOffered } from './messages/notifications/dates/seat-offered.ts';
import { notifyWaitingListOptIn } from './messages/notifications/dates/waiting-list-opt-in.ts';
import { notifyInvoice } from './messages/notifications/invoices/invoice-email.ts';
import { notifyPaymentReminder } from './messages/notifications/invoices/payment-reminder.ts';
import { notifyStoryAnswered } from './messages/notifications/magazine/notify-story-answered.ts';
import { notifyDateNoticeOptIn } from './messages/notifications/newsletter/date-notice-opt-in.ts';
import { notifyDateSet } from './messages/notifications/newsletter/date-set.ts';
import { notifyOptIn } from './messages/notifications/newsletter/newsletter-opt-in.ts';
import { notifyAccessEnded } from './messages/notifications/orders/notify-access-ended.ts';
import {
  notifyAuthorised,
  notifyLessonPaid,
  notifyOrderEmailCorrected,
  notifyPaid,
  notifyReceiptRequested,
  notifyRefunded,
  notifyVoided,
} from './messages/notifications/orders/notify-order.ts';
import { notifyParcelSent } from './messages/notifications/orders/notify-parcel-sent.ts';
import {
  notifyInstalmentFailed,
  notifyInstalmentPaid,
  notifyPlanPaused,
} from './messages/notifications/orders/notify-plan.ts';
import { notifyWithdrawal } from './messages/notifications/orders/withdrawal-received.ts';
import { notifyHomework } from './messages/notifications/students/homework-set.ts';
import {
  notifyRecordingAdded,
  notifyRecordingComment,
} from './messages/notifications/students/recording-emails.ts';
import {
  notifyCourseGranted,
  notifyCreditGranted,
  notifyEntitlementExpiring,
  notifyGiftCardDelivered,
} from './messages/notifications/vouchers/notify-vouchers.ts';
import { expireOverdueHold } from './money/hold-expiry/expire-hold.ts';
import { sendToCorrectedEmail } from './offers/gift-cards/deliver-gift-card.ts';
import { openAnswerTask } from './office/admin-tasks/open-answer-task.ts';
import { openWithdrawalTask } from './office/admin-tasks/open-withdrawal-task.ts';
import { backupSubject, restoredSubject, uploadSpaceSubject } from './office/admin-tasks/task.ts';
import {
  closePaidOrderTasks,
  closeRescheduleTask,
  closesTasks,
  openOrderTask,
  openRefundTask,
  openRestoredTasks,
  opensTask,
  reportDifferences,
  syncEventTasks,
  syncPrintTasks,
} from './office/admin-tasks/task-handlers.ts';
import { dropRestoredPush, pushes, pushPaidOrder, pushPaymentTask } from './office/push/queue-push.ts';
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

/** Who reacts to what, in this order and in the transaction of the cause: the map of the system. */
export const eventHandlers: DomainEventHandlers = {
  'account.deleted': [notifyAccountDeleted],
  'account.email-change-requested': [notifyEmailChangeRequest],
  'account.link-requested': [notifyLink],
  'account.security-changed': [notifySecurityChanged],
  'account.sign-up-requested': [notifySignUp],
  'application.accepted-to-pay': [notifyAcceptedToPay],
  'application.answered': [
    closesTasks(['answer-application'], ({ applicationId }) => applicationId, 'owner'),
  ],
  'application.declined-unpaid': [notifyDeclinedUnpaid],
  'application.instalment-overdue': [
    opensTask('instalment-late', ({ applicationId, ...details }) => ({ subjectId: applicationId, details })),
  ],
  'application.instalment-reminder-due': [notifyInstalmentLate],
  'application.no-seat-free': [
    opensTask('no-unit-free', ({ applicationId, ...details }) => ({ subjectId: applicationId, details })),
  ],
  'application.order-linked': [closesTasks(['decide-application'], ({ orderId }) => orderId)],
  'application.payment-authorised': [
    closesTasks(['answer-application'], ({ applicationId }) => applicationId),
    openAnswerTask,
  ],
  'application.submitted': [
    openAnswerTask,
    notifyApplicationReceived,
    pushes('application', ({ applicationId }) => applicationId),
  ],
  'application.withdrawn': [closesTasks(['answer-application'], ({ applicationId }) => applicationId)],
  'backup.overdue': [
    opensTask('backup-overdue', ({ lastAt }) => ({
      subjectId: backupSubject,
      details: lastAt ? { declaredAt: lastAt.toString() } : {},
    })),
  ],
  'backup.verified': [closesTasks(['backup-overdue'], () => backupSubject)],
  'booking.cancelled': [
    notifyCancelled,
    queueEvent,
    pushes('cancellation', ({ bookingId, isByOwner }) => (isByOwner ? null : bookingId)),
  ],
  'booking.confirmed': [
    notifyBooked,
    queueEvent,
    pushes('booking', ({ bookingId, isByOwner }) => (isByOwner ? null : bookingId)),
  ],
  'booking.email-corrected': [notifyBookingEmailCorrected],
  'booking.paid-at-session': [notifyLessonPaid],
  'booking.payment-link-issued': [notifyPaymentDue],
  'booking.reminder-due': [notifyReminder],
  'booking.reschedule-request-closed': [closeRescheduleTask],
  'booking.reschedule-requested': [
    opensTask('reschedule-request', ({ bookingId, name, slotStart, requestedStart }) => ({
      subjectId: bookingId,
      details: { name, slotStart: slotStart.toString(), requestedStart: requestedStart.toString() },
    })),
  ],
  'booking.rescheduled': [notifyRescheduled, queueEvent],
  'booking.slot-taken': [notifySlotTaken],
  'consultation.requested': [notifyConsultationRequest],
  'calendar-event.changed': [syncEventTasks],
  'calendar-event.settled': [closesTasks(['event-moved', 'event-deleted'], ({ bookingId }) => bookingId)],
  'contact-message.closed': [closesTasks(['answer-email'], ({ messageId }) => messageId, 'owner')],
  'contact-message.email-received': [
    notifyInboundEmail,
    opensTask('answer-email', ({ messageId, name, email }) => ({
      subjectId: messageId,
      details: { name, email },
    })),
    pushes('message', ({ messageId }) => messageId),
  ],
  'contact-message.replied': [sendContactReply],
  'contact-message.sent': [notifyContactMessage, pushes('message', ({ messageId }) => messageId)],
  'date-notice.due': [notifyDateSet],
  'date-notice.requested': [notifyDateNoticeOptIn],
  'course.granted': [notifyCourseGranted],
  'credit.granted': [notifyCreditGranted],
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
  'email.sent': [closesTasks(['email-failed'], ({ emailId }) => emailId)],
  'enrolment.revoked': [notifyAccessEnded],
  'entitlement.expiring': [notifyEntitlementExpiring],
  'file.processing-failed': [
    opensTask('file-failed', ({ file, name, reason }) => ({
      subjectId: file,
      details: { what: name, reason },
    })),
  ],
  'file.superseded': [closesTasks(['file-failed'], ({ file }) => file, 'owner')],
  'gift-card.delivered': [notifyGiftCardDelivered],
  'guest.deleted': [notifyGuestDeleted],
  'hold.expired': [notifyHoldExpired],
  'hold.overdue': [expireOverdueHold],
  'homework.set': [notifyHomework],
  'invoice.sent': [notifyInvoice],
  'newsletter.subscription-requested': [notifyOptIn],
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
  'order.email-replaced': [notifyEmailReplaced],
  'order.email-restored': [notifyEmailRestored],
  'order.paid': [
    createPrintOrder,
    acceptPaidApplication,
    acceptPaidSeat,
    closePaidOrderTasks,
    notifyPaid,
    pushPaidOrder,
  ],
  'order.receipt-requested': [notifyReceiptRequested],
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
  'parcel.sent': [notifyParcelSent],
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
  'payment.reminder-due': [notifyPaymentReminder],
  'payment.unmatched': [
    opensTask('payment-unmatched', ({ paymentId, ...details }) => ({ subjectId: paymentId, details })),
  ],
  'plan.access-paused': [notifyPlanPaused],
  'plan.end-failed': [
    opensTask('plan-not-ended', ({ orderId, reason }) => ({ subjectId: orderId, details: { reason } })),
  ],
  'plan.ended': [closesTasks(['plan-not-ended'], ({ orderId }) => orderId)],
  'plan.instalment-failed': [notifyInstalmentFailed],
  'plan.instalment-paid': [notifyInstalmentPaid],
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
  'rate.set': [closesTasks(['rate-missing'], ({ currency }) => currency, 'owner')],
  'recording.added': [notifyRecordingAdded],
  'recording.commented': [notifyRecordingComment],
  'receipt.rate-missing': [
    opensTask('rate-missing', ({ currency }) => ({ subjectId: currency, details: {} })),
  ],
  'refund.failed': [openRefundTask],
  'refund.recorded': [notifyRefunded],
  'refund.sent': [closesTasks(['refund-refused'], ({ refundId }) => refundId), notifyRefunded],
  'refund.superseded': [closesTasks(['refund-refused', 'refund-manual'], ({ refundId }) => refundId)],
  'seat.date-missing': [opensTask('no-date', ({ orderId, ...details }) => ({ subjectId: orderId, details }))],
  'story.answered': [notifyStoryAnswered, closesTasks(['decide-story'], ({ storyId }) => storyId, 'owner')],
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
  'task.opened': [pushPaymentTask],
  'upload-space.low': [
    opensTask('upload-space', ({ what }) => ({ subjectId: uploadSpaceSubject, details: { what } })),
  ],
  'waiting-list.join-requested': [notifyWaitingListOptIn],
  'waiting-list.seat-offered': [notifySeatOffered],
  'withdrawal.declared': [notifyWithdrawal, openWithdrawalTask],
};
