import { defineEmailTexts } from '#studio/shared/email/edited-texts.ts';
import { accountMessages } from '../account/account.messages.ts';
import { dateMessages } from '../dates/date.messages.ts';
import { waitingListMessages } from '../dates/waiting-list.messages.ts';
import { storyMessages } from '../magazine/story.messages.ts';
import { newsletterMessages } from '../newsletter/newsletter.messages.ts';
import { homeworkMessages } from '../students/homework.messages.ts';
import { recordingMessages } from '../students/recording.messages.ts';
import { summaryMessages } from '../summary/summary.messages.ts';
import { voucherMessages } from '../vouchers/voucher.messages.ts';

export const accountTexts = defineEmailTexts('account', accountMessages, {
  signUp: { subject: [], headline: [], lead: ['studio'], button: [], ignore: [] },
  reset: { subject: [], headline: [], lead: ['studio'], button: [], ignore: [] },
  signIn: { subject: [], headline: [], lead: ['studio'], button: [], ignore: [] },
  unknown: { subject: [], headline: [], lead: ['studio'], invite: [], button: [], ignore: [] },
  newEmail: { subject: [], headline: [], lead: ['studio'], button: [], ignore: [] },
  emailChanged: { subject: [], headline: [], lead: ['studio', 'email'], ignore: [] },
  erased: { subject: [], headline: [], lead: ['studio'], files: ['hours'], kept: [], last: [] },
  guestErased: { subject: [], headline: [], lead: ['studio'], files: ['hours'], kept: [], last: [] },
  passwordChanged: { subject: [], headline: [], lead: ['studio'], ignore: [], button: [] },
  totpOn: { subject: [], headline: [], lead: ['studio'], ignore: [], button: [] },
  totpOff: { subject: [], headline: [], lead: ['studio'], ignore: [], button: [] },
  recoveryCodeUsed: { subject: [], headline: [], lead: ['studio'], ignore: [], button: [] },
  recoveryCodesRenewed: { subject: [], headline: [], lead: ['studio'], ignore: [], button: [] },
  newDevice: {
    subject: [],
    headline: [],
    lead: ['studio', 'device'],
    unknown: [],
    ignore: [],
    button: [],
  },
});

export const dateTexts = defineEmailTexts('date', dateMessages, {
  subject: { days: ['title'], place: ['title'], both: ['title'] },
  headline: { days: [], place: [], both: [] },
  lead: ['title'],
  calendar: [],
  trouble: [],
});

export const waitingListTexts = defineEmailTexts('waiting-list', waitingListMessages, {
  optIn: { subject: ['course'], lead: ['course', 'date'], confirm: [], ignore: [], leave: [] },
  offer: { subject: ['course'], headline: [], lead: ['course', 'deadline'], see: [], decline: [] },
});

export const newsletterTexts = defineEmailTexts('newsletter', newsletterMessages, {
  optIn: { subject: [], headline: [], lead: ['studio'], confirm: [], ignore: [], unsubscribe: [] },
  dateNotice: { subject: [], lead: ['course'], confirm: [], ignore: [], cancel: [] },
  dateSet: { subject: ['course'], lead: ['course'], see: [], once: [] },
});

export const storyTexts = defineEmailTexts('story', storyMessages, {
  accepted: {
    subject: ['title'],
    subjectOnly: [],
    headline: [],
    lead: ['title'],
    leadOnly: [],
    read: [],
    end: [],
  },
  declined: { subject: ['title'], subjectOnly: [], headline: [], lead: ['title'], leadOnly: [], end: [] },
});

export const homeworkTexts = defineEmailTexts('homework', homeworkMessages, {
  subject: ['coach'],
  headline: [],
  lead: ['coach'],
  open: [],
  note: [],
});

export const recordingTexts = defineEmailTexts('recording', recordingMessages, {
  added: { subject: [], headline: [], lead: ['coach'], open: [], note: [] },
  commented: { subject: ['coach'], headline: [], lead: ['coach', 'time'], open: [] },
});

export const summaryTexts = defineEmailTexts('summary', summaryMessages, {
  subject: ['date'],
  headline: [],
  sessions: [],
  none: [],
  open: [],
});

export const voucherTexts = defineEmailTexts('voucher', voucherMessages, {
  giftCard: {
    subject: ['amount'],
    subjectFrom: ['amount', 'giver'],
    headline: [],
    lead: ['amount', 'studio'],
    leadFrom: ['giver', 'amount', 'studio'],
    use: [],
    book: [],
    keep: [],
  },
  expiring: {
    subject: ['title', 'date'],
    headline: [],
    credit: ['title', 'date'],
    credits: ['count', 'title', 'date'],
    giftCard: ['amount', 'date'],
    after: [],
    book: [],
  },
  credit: {
    subject: ['title'],
    subjectMany: ['count', 'title'],
    headline: [],
    lead: ['title', 'coach'],
    leadMany: ['count', 'title', 'coach'],
    use: [],
    book: [],
    keepLink: [],
  },
});

export const otherTextFamilies = [
  accountTexts,
  dateTexts,
  waitingListTexts,
  newsletterTexts,
  storyTexts,
  homeworkTexts,
  recordingTexts,
  summaryTexts,
  voucherTexts,
];
