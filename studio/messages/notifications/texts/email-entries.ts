import type { EmailText } from '#studio/shared/email/edited-texts.ts';
import { commonTexts } from '#studio/shared/email/every-email.ts';
import { bookingTextFamilies } from './booking-texts.ts';
import { orderTextFamilies } from './order-texts.ts';
import { otherTextFamilies } from './other-texts.ts';

export const emailGroups = [
  'general',
  'sessions',
  'consultations',
  'orders',
  'programmes',
  'courses',
  'dates',
  'students',
  'account',
  'owner',
] as const;
export type EmailGroup = (typeof emailGroups)[number];

interface EmailEntry {
  group: EmailGroup;
  /** Names of texts, or what they begin with. */
  texts: readonly string[];
  /** The emails that show them, by the name of the example. */
  examples: readonly string[];
}

const shared = (family: string) =>
  ['linkFollows', 'join', 'manage', 'until', 'keepLink'].map((name) => `${family}.${name}`);

const sentencesAboutMoney = [
  'refunded',
  'refundedToGiftCard',
  'refundedManually',
  'voided',
  'creditReturned',
  'creditKept',
  'kept',
  'nothingPaid',
  'invoiceCancelled',
  'invoiceDue',
].map((name) => `money.${name}`);

/** What the owner edits on one page, in the order of the list. */
export const emailEntries = {
  'every-email': { group: 'general', texts: ['common'], examples: ['bookingConfirmed'] },
  'money-sentences': {
    group: 'general',
    texts: sentencesAboutMoney,
    examples: ['bookingCancelled', 'applicationDeclined'],
  },
  'booking-confirmed': {
    group: 'sessions',
    texts: ['booking.confirmed'],
    examples: ['bookingConfirmed'],
  },
  'booking-reminder': { group: 'sessions', texts: ['booking.reminder'], examples: ['bookingReminder'] },
  'booking-moved': { group: 'sessions', texts: ['booking.moved'], examples: ['bookingRescheduled'] },
  'booking-cancelled': { group: 'sessions', texts: ['booking.cancelled'], examples: ['bookingCancelled'] },
  'booking-to-pay': { group: 'sessions', texts: ['payment-due'], examples: ['bookingPaymentDue'] },
  'slot-taken': { group: 'sessions', texts: ['booking.gone'], examples: ['slotTaken'] },
  'every-session': {
    group: 'sessions',
    texts: shared('booking'),
    examples: ['bookingConfirmed', 'bookingRescheduled'],
  },
  'consultation-request': {
    group: 'consultations',
    texts: ['consultation-request'],
    examples: ['consultationRequest'],
  },
  'consultation-confirmed': {
    group: 'consultations',
    texts: ['consultation.confirmed'],
    examples: ['consultationConfirmed'],
  },
  'consultation-reminder': {
    group: 'consultations',
    texts: ['consultation.reminder'],
    examples: ['consultationReminder'],
  },
  'consultation-moved': {
    group: 'consultations',
    texts: ['consultation.moved'],
    examples: ['consultationMoved'],
  },
  'consultation-cancelled': {
    group: 'consultations',
    texts: ['consultation.cancelled'],
    examples: ['consultationCancelled'],
  },
  'every-consultation': {
    group: 'consultations',
    texts: shared('consultation'),
    examples: ['consultationConfirmed'],
  },
  'order-receipt': { group: 'orders', texts: ['order.receipt'], examples: ['orderReceipt'] },
  invoice: { group: 'orders', texts: ['invoice'], examples: ['invoice'] },
  'payment-reminder': {
    group: 'orders',
    texts: ['reminder'],
    examples: ['invoiceReminder', 'orderReminder', 'sessionReminder'],
  },
  'order-confirmed': { group: 'orders', texts: ['order.confirmed'], examples: ['orderConfirmed'] },
  'order-dispatched': { group: 'orders', texts: ['order.dispatched'], examples: ['orderDispatched'] },
  'parcel-sent': { group: 'orders', texts: ['parcel'], examples: ['parcelSent'] },
  'refund-sent': { group: 'orders', texts: ['money.refund'], examples: ['refundSent'] },
  'payment-voided': {
    group: 'orders',
    texts: ['money.void'],
    examples: ['paymentVoided', 'goodsVoided'],
  },
  'email-replaced': { group: 'orders', texts: ['email-replaced'], examples: ['emailReplaced'] },
  'email-restored': { group: 'orders', texts: ['email-restored'], examples: ['emailRestored'] },
  'withdrawal-received': { group: 'orders', texts: ['withdrawal'], examples: ['withdrawalReceived'] },
  'credit-granted': {
    group: 'orders',
    texts: ['order.credit'],
    examples: ['creditGranted', 'creditOfPack', 'creditByHand'],
  },
  'gift-card': {
    group: 'orders',
    texts: ['voucher.giftCard'],
    examples: ['giftCard', 'giftCardForOneself'],
  },
  'credit-from-owner': {
    group: 'orders',
    texts: ['voucher.credit'],
    examples: ['creditFromOwner', 'creditsFromOwner'],
  },
  expiring: {
    group: 'orders',
    texts: ['voucher.expiring'],
    examples: ['packExpiring', 'giftCardExpiring'],
  },
  'programme-paid': { group: 'programmes', texts: ['order.programme'], examples: ['programmePaid'] },
  'application-received': {
    group: 'programmes',
    texts: ['application.received'],
    examples: ['applicationReceived'],
  },
  'application-accepted': {
    group: 'programmes',
    texts: ['order.accepted'],
    examples: ['applicationAccepted'],
  },
  'application-to-pay': {
    group: 'programmes',
    texts: ['application.accepted'],
    examples: ['applicationToPay'],
  },
  'application-declined': {
    group: 'programmes',
    texts: ['order.declined', 'application.declined'],
    examples: ['applicationDeclined', 'applicationDeclinedUnpaid'],
  },
  'application-paid': { group: 'programmes', texts: ['application.paid'], examples: ['applicationPaid'] },
  'application-late': {
    group: 'programmes',
    texts: ['application.late'],
    examples: ['applicationLate', 'applicationLateOnce'],
  },
  'every-application': {
    group: 'programmes',
    texts: ['application.status', 'application.keepLink'],
    examples: ['applicationReceived'],
  },
  'enrolment-granted': { group: 'courses', texts: ['course.enrolled'], examples: ['enrolmentGranted'] },
  'course-from-owner': { group: 'courses', texts: ['course.given'], examples: ['courseFromOwner'] },
  'instalment-paid': { group: 'courses', texts: ['course.paid'], examples: ['instalmentPaid'] },
  'instalment-failed': { group: 'courses', texts: ['course.failed'], examples: ['instalmentFailed'] },
  'access-paused': { group: 'courses', texts: ['course.paused'], examples: ['accessPaused'] },
  'access-ended': { group: 'courses', texts: ['course.ended'], examples: ['accessEnded'] },
  'seat-granted': { group: 'dates', texts: ['order.seat'], examples: ['seatGranted'] },
  'class-joined': { group: 'dates', texts: ['order.class'], examples: ['classJoined'] },
  'next-date': { group: 'dates', texts: ['order.nextDate'], examples: ['creditForNextDate'] },
  'date-changed': { group: 'dates', texts: ['date'], examples: ['dateChanged'] },
  'waiting-list-opt-in': {
    group: 'dates',
    texts: ['waiting-list.optIn'],
    examples: ['waitingListOptIn'],
  },
  'seat-offered': { group: 'dates', texts: ['waiting-list.offer'], examples: ['seatOffered'] },
  'date-notice-opt-in': {
    group: 'dates',
    texts: ['newsletter.dateNotice'],
    examples: ['dateNoticeOptIn'],
  },
  'date-set': { group: 'dates', texts: ['newsletter.dateSet'], examples: ['dateSet'] },
  homework: { group: 'students', texts: ['homework'], examples: ['homeworkSet', 'homeworkWithoutDay'] },
  'recording-added': { group: 'students', texts: ['recording.added'], examples: ['recordingAdded'] },
  'recording-commented': {
    group: 'students',
    texts: ['recording.commented'],
    examples: ['recordingCommented'],
  },
  'story-accepted': { group: 'students', texts: ['story.accepted'], examples: ['storyAccepted'] },
  'story-declined': { group: 'students', texts: ['story.declined'], examples: ['storyDeclined'] },
  'newsletter-opt-in': {
    group: 'students',
    texts: ['newsletter.optIn'],
    examples: ['newsletterOptIn'],
  },
  'account-sign-up': { group: 'account', texts: ['account.signUp'], examples: ['accountSignUp'] },
  'account-sign-in': { group: 'account', texts: ['account.signIn'], examples: ['accountSignIn'] },
  'account-reset': { group: 'account', texts: ['account.reset'], examples: ['accountReset'] },
  'account-unknown': { group: 'account', texts: ['account.unknown'], examples: ['accountUnknown'] },
  'account-new-email': { group: 'account', texts: ['account.newEmail'], examples: ['accountNewEmail'] },
  'account-email-changed': {
    group: 'account',
    texts: ['account.emailChanged'],
    examples: ['accountEmailChanged'],
  },
  'account-password-changed': {
    group: 'account',
    texts: ['account.passwordChanged'],
    examples: ['accountPasswordChanged'],
  },
  'account-totp-on': { group: 'account', texts: ['account.totpOn'], examples: ['accountTotpOn'] },
  'account-totp-off': { group: 'account', texts: ['account.totpOff'], examples: ['accountTotpOff'] },
  'account-recovery-code-used': {
    group: 'account',
    texts: ['account.recoveryCodeUsed'],
    examples: ['accountRecoveryCodeUsed'],
  },
  'account-recovery-codes-renewed': {
    group: 'account',
    texts: ['account.recoveryCodesRenewed'],
    examples: ['accountRecoveryCodesRenewed'],
  },
  'account-new-device': {
    group: 'account',
    texts: ['account.newDevice'],
    examples: ['accountNewDevice', 'accountUnknownDevice'],
  },
  'account-erased': {
    group: 'account',
    texts: ['account.erased', 'account.guestErased'],
    examples: ['accountErased', 'guestErased'],
  },
  'daily-summary': { group: 'owner', texts: ['summary'], examples: ['dailySummary', 'dailySummaryFree'] },
} as const satisfies Readonly<Record<string, EmailEntry>>;

export type EmailKey = keyof typeof emailEntries;

export const emailKeys = Object.keys(emailEntries) as EmailKey[];

export const isEmailKey = (key: string): key is EmailKey => Object.hasOwn(emailEntries, key);

const allTexts: readonly EmailText[] = [
  commonTexts,
  ...bookingTextFamilies,
  ...orderTextFamilies,
  ...otherTextFamilies,
].flatMap(({ texts }) => texts);

export function textsOfEmail(key: EmailKey): readonly EmailText[] {
  const prefixes: readonly string[] = emailEntries[key].texts;
  return allTexts.filter(({ name }) =>
    prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}.`)),
  );
}

export const textNames: readonly string[] = allTexts.map(({ name }) => name);
