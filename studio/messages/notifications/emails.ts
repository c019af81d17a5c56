import type { EmailText } from '#studio/shared/email/edited-texts.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import { accountEmails } from './account/account.email.ts';
import { applicationAccepted, applicationToPay } from './applications/application-accepted.email.ts';
import { applicationDeclined, applicationDeclinedUnpaid } from './applications/application-declined.email.ts';
import { applicationDraft } from './applications/application-draft.email.ts';
import { applicationLate, applicationPaid } from './applications/application-instalment.email.ts';
import { applicationReceived, ownerApplication } from './applications/application-received.email.ts';
import { everyApplication } from './applications/every-application.email.ts';
import { bookingCancelled, consultationCancelled } from './bookings/booking-cancelled.email.ts';
import { bookingConfirmed, consultationConfirmed } from './bookings/booking-confirmed.email.ts';
import { bookingNewTime, consultationNewTime } from './bookings/booking-new-time.email.ts';
import { bookingPaymentDue } from './bookings/booking-payment-due.email.ts';
import { bookingReminder, consultationReminder } from './bookings/booking-reminder.email.ts';
import { bookingRescheduled, consultationRescheduled } from './bookings/booking-rescheduled.email.ts';
import { bookingSeriesConfirmed } from './bookings/booking-series.email.ts';
import { consultationRequest } from './bookings/consultation-request.email.ts';
import { everyConsultation, everySession } from './bookings/every-session.email.ts';
import { moneySentences } from './bookings/money-sentences.email.ts';
import { ownerHoursFreed, ownerUnpaid } from './bookings/owner-booking.email.ts';
import { slotTaken } from './bookings/slot-taken.email.ts';
import { emailRecordsFound } from './connections/email-records.email.ts';
import { contactMessage, receivedReply } from './contact/contact-message.email.ts';
import { contactReply } from './contact/contact-reply.email.ts';
import { dateChanged } from './dates/date-changed.email.ts';
import { classJoined, seatGranted } from './dates/seat-granted.email.ts';
import { seatOffered, waitingListOptIn } from './dates/waiting-list.email.ts';
import type { TextPage } from './define-email.ts';
import { emailGroups } from './email-groups.messages.ts';
import { everyEmail } from './every-email.email.ts';
import type { Example } from './example.ts';
import { invoiceEmail } from './invoices/invoice.email.ts';
import { paymentReminder } from './invoices/payment-reminder.email.ts';
import { storyAccepted, storyDeclined } from './magazine/story-answered.email.ts';
import { dateNoticeOptIn, dateSet, newsletterOptIn } from './newsletter/newsletter.email.ts';
import { creditGranted, nextDate } from './orders/credit-granted.email.ts';
import { emailReplaced, emailRestored } from './orders/email-corrected.email.ts';
import { accessEnded, courseFromOwner, enrolmentGranted } from './orders/enrolment.email.ts';
import { accessPaused, instalmentFailed, instalmentPaid } from './orders/instalment.email.ts';
import { orderDispatched } from './orders/order-dispatched.email.ts';
import { orderConfirmed, orderReceipt } from './orders/order-receipt.email.ts';
import { parcelSent } from './orders/parcel-sent.email.ts';
import { programmePaid } from './orders/programme-paid.email.ts';
import { paymentVoided, refundSent } from './orders/refund.email.ts';
import { withdrawalReceived } from './orders/withdrawal-received.email.ts';
import { homeworkSet } from './students/homework-set.email.ts';
import { quoteRequest } from './students/quote-request.email.ts';
import { ownerRecordingComment, recordingAdded, recordingCommented } from './students/recording.email.ts';
import { dailySummary } from './summary/daily-summary.email.ts';
import { creditFromOwner, entitlementExpiring, giftCardDelivered } from './vouchers/voucher.email.ts';

/** In the order of the owner's list, and of one event in the order of sending. */
export const emails = [
  bookingConfirmed,
  bookingSeriesConfirmed,
  bookingReminder,
  bookingRescheduled,
  bookingCancelled,
  bookingNewTime,
  bookingPaymentDue,
  slotTaken,
  ownerHoursFreed,
  ownerUnpaid,
  consultationRequest,
  consultationConfirmed,
  consultationReminder,
  consultationRescheduled,
  consultationCancelled,
  consultationNewTime,
  orderReceipt,
  invoiceEmail,
  paymentReminder,
  orderConfirmed,
  orderDispatched,
  parcelSent,
  refundSent,
  paymentVoided,
  emailReplaced,
  emailRestored,
  withdrawalReceived,
  creditGranted,
  giftCardDelivered,
  creditFromOwner,
  entitlementExpiring,
  programmePaid,
  applicationDraft,
  applicationReceived,
  ownerApplication,
  applicationAccepted,
  applicationToPay,
  applicationDeclined,
  applicationDeclinedUnpaid,
  applicationPaid,
  applicationLate,
  enrolmentGranted,
  courseFromOwner,
  instalmentPaid,
  instalmentFailed,
  accessPaused,
  accessEnded,
  seatGranted,
  classJoined,
  nextDate,
  dateChanged,
  waitingListOptIn,
  seatOffered,
  dateNoticeOptIn,
  dateSet,
  homeworkSet,
  recordingAdded,
  recordingCommented,
  ownerRecordingComment,
  quoteRequest,
  storyAccepted,
  storyDeclined,
  newsletterOptIn,
  contactMessage,
  receivedReply,
  contactReply,
  ...accountEmails,
  dailySummary,
  emailRecordsFound,
] as const;

const textPages: readonly TextPage[] = [
  everyEmail,
  moneySentences,
  everySession,
  everyConsultation,
  everyApplication,
];

const groups = Object.keys(emailGroups.en);
const ownPages = emails.flatMap(({ key, group, title, texts, examples }): TextPage[] =>
  group ? [{ key, group, title, texts, examples: Object.keys(examples) }] : [],
);
const inOrder = [...ownPages, ...textPages].toSorted(
  (one, other) => groups.indexOf(one.group) - groups.indexOf(other.group),
);

/** What the owner edits, in the order of the list. Emails of one key share a page. */
export const emailPages: ReadonlyMap<string, TextPage> = inOrder.reduce((pages, page) => {
  const { texts = [], examples = [] } = pages.get(page.key) ?? {};
  const all = { texts: [...texts, ...page.texts], examples: [...examples, ...page.examples] };
  return pages.set(page.key, { ...page, ...all });
}, new Map<string, TextPage>());

export const emailKeys = [...emailPages.keys()];

export function titleOfEmail(key: string, language: Language): string {
  const { title = key } = emailPages.get(key) ?? {};
  return typeof title === 'string' ? title : (title[language === 'en' ? 0 : 1] ?? key);
}

export const textsOfEmail = (key: string): readonly EmailText[] => emailPages.get(key)?.texts ?? [];

export const emailExamples: ReadonlyMap<string, (example: Example) => EmailContent> = new Map(
  emails.flatMap(({ examples }) => Object.entries(examples)),
);
