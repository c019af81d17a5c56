import { defineEmailTexts } from '#studio/email/edited-texts.ts';
import * as account from '../account/account.messages.ts';
import * as date from '../dates/date.messages.ts';
import * as waitingList from '../dates/waiting-list.messages.ts';
import * as story from '../magazine/story.messages.ts';
import * as newsletter from '../newsletter/newsletter.messages.ts';
import * as homework from '../students/homework.messages.ts';
import * as recording from '../students/recording.messages.ts';
import * as summary from '../summary/summary.messages.ts';
import * as voucher from '../vouchers/voucher.messages.ts';

export const accountTexts = defineEmailTexts(
  'account',
  { en: account.en, da: account.da },
  {
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
  },
);

export const dateTexts = defineEmailTexts(
  'date',
  { en: date.en, da: date.da },
  {
    subject: { days: ['title'], place: ['title'], both: ['title'] },
    headline: { days: [], place: [], both: [] },
    lead: ['title'],
    calendar: [],
    trouble: [],
  },
);

export const waitingListTexts = defineEmailTexts(
  'waiting-list',
  { en: waitingList.en, da: waitingList.da },
  {
    optIn: { subject: ['course'], lead: ['course', 'date'], confirm: [], ignore: [], leave: [] },
    offer: { subject: ['course'], headline: [], lead: ['course', 'deadline'], see: [], decline: [] },
  },
);

export const newsletterTexts = defineEmailTexts(
  'newsletter',
  { en: newsletter.en, da: newsletter.da },
  {
    optIn: { subject: [], headline: [], lead: ['studio'], confirm: [], ignore: [], unsubscribe: [] },
    dateNotice: { subject: [], lead: ['course'], confirm: [], ignore: [], cancel: [] },
    dateSet: { subject: ['course'], lead: ['course'], see: [], once: [] },
  },
);

export const storyTexts = defineEmailTexts(
  'story',
  { en: story.en, da: story.da },
  {
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
  },
);

export const homeworkTexts = defineEmailTexts(
  'homework',
  { en: homework.en, da: homework.da },
  { subject: ['coach'], headline: [], lead: ['coach'], open: [], note: [] },
);

export const recordingTexts = defineEmailTexts(
  'recording',
  { en: recording.en, da: recording.da },
  {
    added: { subject: [], headline: [], lead: ['coach'], open: [], note: [] },
    commented: { subject: ['coach'], headline: [], lead: ['coach', 'time'], open: [] },
  },
);

export const summaryTexts = defineEmailTexts(
  'summary',
  { en: summary.en, da: summary.da },
  { subject: ['date'], headline: [], sessions: [], none: [], open: [] },
);

export const voucherTexts = defineEmailTexts(
  'voucher',
  { en: voucher.en, da: voucher.da },
  {
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
  },
);

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
