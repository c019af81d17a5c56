import { classJoined } from '../dates/class-joined.ts';
import { seatGranted } from '../dates/seat-granted.ts';
import { invoiceEmail } from '../invoices/invoice-email.ts';
import { type PaymentReminder, paymentReminder } from '../invoices/payment-reminder.ts';
import { creditGranted } from '../orders/credit-granted.ts';
import { emailReplaced, emailRestored } from '../orders/email-replaced.ts';
import { parcelSent } from '../orders/notify-parcel-sent.ts';
import { orderDispatched } from '../orders/order-dispatched.ts';
import { type OrderReceipt, orderReceipt } from '../orders/order-receipt.ts';
import { paymentVoided } from '../orders/payment-voided.ts';
import { refundSent } from '../orders/refund-sent.ts';
import { withdrawalReceived } from '../orders/withdrawal-received.ts';
import {
  at,
  type Example,
  type Examples,
  exampleDate,
  exampleLink,
  exampleOrder,
  writtenAt,
} from './example.ts';

const mugs = { description: 'Mug', quantity: 2, totalMinor: 17_800, vatRatePermille: 250, vatMinor: 3560 };

function receipt({ branding, language, words }: Example): OrderReceipt {
  return {
    branding,
    language,
    name: words.name,
    orderNumber: 'B-1001',
    receiptNumber: 17,
    issuedAt: writtenAt,
    currency: 'DKK',
    lines: [
      mugs,
      { description: 'Workshop', quantity: 1, totalMinor: 360_000, vatRatePermille: 0, vatMinor: 0 },
    ],
    accepted: ['Made to order.'],
    termsVersion: `${language}-3`,
    status: 'paid',
    withdrawal: 'goods',
    orderUrl: exampleLink({ branding, language }, '/orders'),
    deliveredTo: [words.name, 'Ærøgade 7', '8000 Aarhus C'],
  };
}

function reminder({ branding, language, words }: Example): PaymentReminder {
  return {
    branding,
    language,
    name: words.name,
    description: words.programme,
    what: { invoice: 12 },
    amount: { amountMinor: 1_850_000, currency: 'DKK' },
    dueOn: Temporal.PlainDate.from('2026-11-10'),
    until: null,
    payTo: ['Merkur Andelskasse', 'Reg. 8401, konto 1234567'],
    payUrl: exampleLink({ branding, language }, '/orders'),
  };
}

export function invoiceExamples(example: Example): Examples {
  return {
    invoice: () =>
      invoiceEmail({
        branding: example.branding,
        language: example.language,
        number: 12,
        company: 'Ærø Teater ApS',
        description: example.words.programme,
        amount: { amountMinor: 1_850_000, currency: 'DKK' },
        dueOn: Temporal.PlainDate.from('2026-12-01'),
        payTo: ['Merkur Andelskasse', 'Reg. 8401, konto 1234567'],
        orderUrl: exampleLink(example, '/orders'),
      }),
    invoiceReminder: () => paymentReminder(reminder(example)),
    orderReminder: () =>
      paymentReminder({
        ...reminder(example),
        what: { order: 'B-1001' },
        dueOn: null,
        until: at('2026-12-01T11:00:00Z'),
        payTo: [],
      }),
    sessionReminder: () =>
      paymentReminder({
        ...reminder(example),
        what: { session: at('2026-12-03T09:00:00Z') },
        dueOn: null,
        payTo: [],
        until: at('2026-12-01T11:00:00Z'),
      }),
  };
}

export function orderExamples(example: Example): Examples {
  const order = exampleOrder(example);
  const orderUrl = exampleLink(example, '/orders');
  const until = Temporal.PlainDate.from('2026-12-01');
  return {
    orderReceipt: () => orderReceipt(receipt(example)),
    orderConfirmed: () => orderReceipt({ ...receipt(example), receiptNumber: null, isReserved: true }),
    orderDispatched: () =>
      orderDispatched({
        ...order,
        receiptNumber: 7,
        lines: [mugs],
        tracking: { carrier: 'PostNord', number: 'DK1', url: 'https://track.example/DK1' },
        orderUrl,
        rest: { amount: { amountMinor: 8_900, currency: 'DKK' }, until },
      }),
    parcelSent: () =>
      parcelSent({
        ...order,
        tracking: { carrier: 'PostNord', number: 'PN1', url: 'https://track.example/PN1' },
        orderUrl,
      }),
    emailReplaced: () =>
      emailReplaced({ ...order, to: 'k•••@e•••.dk', restoreUrl: exampleLink(example, '/orders/email') }),
    emailRestored: () => emailRestored({ ...order, to: 'k•••@e•••.dk' }),
    refundSent: () => refundSent({ ...order, status: 'partially-refunded' }),
    paymentVoided: () => paymentVoided({ ...order, seatKeptUntil: until }),
    goodsVoided: () =>
      paymentVoided({ ...order, seatKeptUntil: null, reservedGoods: { until, payUrl: orderUrl } }),
    withdrawalReceived: () =>
      withdrawalReceived({
        branding: example.branding,
        language: example.language,
        declared: {
          orderNumber: 'B-1001',
          email: example.lesson.email,
          name: example.words.name,
          part: example.words.part,
        },
        receivedAt: writtenAt,
      }),
  };
}

export function grantExamples(example: Example): Examples {
  const order = exampleOrder(example);
  const bookUrl = exampleLink(example, '/bookings');
  const validUntil = at('2027-11-19T08:00:00Z');
  return {
    creditGranted: () => creditGranted({ ...order, validUntil, bookUrl }),
    creditOfPack: () =>
      creditGranted({
        ...order,
        validUntil,
        sessions: 5,
        paidParts: { discountMinor: 19_500, giftCardMinor: 100_000 },
        bookUrl,
      }),
    creditByHand: () => creditGranted({ ...order, validUntil: null, bookUrl: null }),
    creditForNextDate: () => creditGranted({ ...order, validUntil: null, bookUrl: null, awaitsDate: true }),
    seatGranted: () => seatGranted({ ...order, date: exampleDate, writtenAt }),
    classJoined: () =>
      classJoined({
        ...order,
        next: Temporal.ZonedDateTime.from('2026-11-25T19:00[Europe/Copenhagen]'),
        minutes: 60,
        meetingUrl: 'https://meet.example/thea',
      }),
  };
}
