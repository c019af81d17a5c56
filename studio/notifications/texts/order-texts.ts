import { defineEmailTexts } from '#studio/email/edited-texts.ts';
import * as application from '../applications/application.messages.ts';
import * as invoice from '../invoices/invoice.messages.ts';
import * as reminder from '../invoices/reminder.messages.ts';
import * as course from '../orders/course.messages.ts';
import * as emailReplaced from '../orders/email-replaced.messages.ts';
import * as emailRestored from '../orders/email-restored.messages.ts';
import * as order from '../orders/order.messages.ts';
import * as parcel from '../orders/parcel.messages.ts';
import * as withdrawal from '../orders/withdrawal.messages.ts';

export const orderTexts = defineEmailTexts(
  'order',
  { en: order.en, da: order.da },
  {
    programme: {
      subject: ['programme'],
      headline: [],
      lead: ['amount'],
      form: [],
      hasForm: [],
      until: ['date'],
      write: [],
    },
    accepted: { subject: ['programme'], headline: [], lead: ['programme'], taken: ['amount'] },
    declined: { subject: ['programme'], headline: [], lead: ['programme'] },
    credit: {
      subject: ['title'],
      headline: [],
      lead: ['title'],
      agree: ['coach'],
      book: [],
      keepLink: [],
    },
    nextDate: { subject: ['title'], headline: [], lead: ['title'], next: [] },
    class: { subject: ['title'], headline: [], lead: ['title'], everyWeek: [], join: [] },
    seat: { subject: ['title'], headline: [], lead: ['title'] },
    receipt: { subject: ['number'], headline: [], lead: [], open: [], keepLink: [] },
    confirmed: { subject: ['number'], headline: [], lead: [] },
    dispatched: {
      subject: ['number'],
      headline: [],
      lead: ['amount'],
      track: [],
      rest: ['amount', 'date'],
      payRest: [],
    },
  },
);

export const parcelTexts = defineEmailTexts(
  'parcel',
  { en: parcel.en, da: parcel.da },
  { subject: ['number'], headline: [], lead: ['items'], track: [], open: [], parts: [] },
);

export const emailReplacedTexts = defineEmailTexts(
  'email-replaced',
  { en: emailReplaced.en, da: emailReplaced.da },
  { subject: ['number'], headline: [], lead: ['email'], notYou: [], button: [] },
);

export const emailRestoredTexts = defineEmailTexts(
  'email-restored',
  { en: emailRestored.en, da: emailRestored.da },
  { subject: ['number'], headline: [], lead: ['email'], paid: [], order: [] },
);

export const withdrawalTexts = defineEmailTexts(
  'withdrawal',
  { en: withdrawal.en, da: withdrawal.da },
  {
    subject: ['order'],
    subjectOnly: [],
    headline: [],
    lead: [],
    leadOnly: [],
    next: [],
    notYou: [],
    terms: [],
  },
);

export const courseTexts = defineEmailTexts(
  'course',
  { en: course.en, da: course.da },
  {
    given: { subject: ['course'], headline: [], lead: ['course', 'coach'] },
    enrolled: {
      subject: ['course'],
      headline: [],
      lead: ['course'],
      access: [],
      open: [],
      plan: ['amount', 'count'],
      guarantee: ['date'],
      order: [],
    },
    paid: {
      subject: ['number', 'count'],
      headline: [],
      lead: ['amount', 'course'],
      restored: [],
      last: [],
    },
    failed: { subject: ['course'], headline: [], lead: ['amount', 'course'], again: ['date'], pay: [] },
    paused: { subject: ['course'], headline: [], lead: ['amount', 'course'], back: [] },
    ended: { subject: ['course'], headline: [], lead: ['course'], contact: [] },
  },
);

export const applicationTexts = defineEmailTexts(
  'application',
  { en: application.en, da: application.da },
  {
    status: [],
    keepLink: [],
    received: { subject: ['programme'], headline: [], lead: ['programme'], answer: ['date'], reserved: [] },
    accepted: {
      subject: ['programme'],
      headline: [],
      lead: ['programme'],
      pay: ['amount', 'date'],
      payParts: ['parts', 'amount', 'date'],
      button: [],
    },
    declined: { subject: ['programme'], unpaid: [] },
    paid: {
      subject: ['programme'],
      headline: [],
      lead: ['amount', 'number', 'count'],
      whole: ['amount'],
      next: ['amount', 'date'],
      last: [],
      payNext: [],
    },
    late: {
      subject: ['programme'],
      subjectAgain: ['programme'],
      headline: [],
      lead: ['amount', 'number', 'date'],
      whole: ['amount', 'date'],
      seat: [],
      trouble: [],
      last: [],
      button: [],
      crossed: [],
    },
  },
);

export const invoiceTexts = defineEmailTexts(
  'invoice',
  { en: invoice.en, da: invoice.da },
  { subject: ['number'], headline: [], lead: ['amount', 'date'], state: ['number'], open: [], keepLink: [] },
);

export const reminderTexts = defineEmailTexts(
  'reminder',
  { en: reminder.en, da: reminder.da },
  { subject: ['what'], headline: [], lead: ['amount', 'what'], pay: [], crossed: [] },
);

export const orderTextFamilies = [
  orderTexts,
  invoiceTexts,
  reminderTexts,
  parcelTexts,
  emailReplacedTexts,
  emailRestoredTexts,
  withdrawalTexts,
  courseTexts,
  applicationTexts,
];
