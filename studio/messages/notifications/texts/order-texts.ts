import { defineEmailTexts } from '#studio/shared/email/edited-texts.ts';
import { applicationMessages } from '../applications/application.messages.ts';
import { invoiceMessages } from '../invoices/invoice.messages.ts';
import { reminderMessages } from '../invoices/reminder.messages.ts';
import { courseMessages } from '../orders/course.messages.ts';
import { emailReplacedMessages } from '../orders/email-replaced.messages.ts';
import { emailRestoredMessages } from '../orders/email-restored.messages.ts';
import { orderMessages } from '../orders/order.messages.ts';
import { parcelMessages } from '../orders/parcel.messages.ts';
import { withdrawalMessages } from '../orders/withdrawal.messages.ts';

export const orderTexts = defineEmailTexts('order', orderMessages, {
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
});

export const parcelTexts = defineEmailTexts('parcel', parcelMessages, {
  subject: ['number'],
  headline: [],
  lead: ['items'],
  track: [],
  open: [],
  parts: [],
});

export const emailReplacedTexts = defineEmailTexts('email-replaced', emailReplacedMessages, {
  subject: ['number'],
  headline: [],
  lead: ['email'],
  notYou: [],
  button: [],
});

export const emailRestoredTexts = defineEmailTexts('email-restored', emailRestoredMessages, {
  subject: ['number'],
  headline: [],
  lead: ['email'],
  paid: [],
  order: [],
});

export const withdrawalTexts = defineEmailTexts('withdrawal', withdrawalMessages, {
  subject: ['order'],
  subjectOnly: [],
  headline: [],
  lead: [],
  leadOnly: [],
  next: [],
  notYou: [],
  terms: [],
});

export const courseTexts = defineEmailTexts('course', courseMessages, {
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
});

export const applicationTexts = defineEmailTexts('application', applicationMessages, {
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
});

export const invoiceTexts = defineEmailTexts('invoice', invoiceMessages, {
  subject: ['number'],
  headline: [],
  lead: ['amount', 'date'],
  state: ['number'],
  open: [],
  keepLink: [],
});

export const reminderTexts = defineEmailTexts('reminder', reminderMessages, {
  subject: ['what'],
  headline: [],
  lead: ['amount', 'what'],
  pay: [],
  crossed: [],
});

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
