import { applicationAccepted } from '../applications/application-accepted.ts';
import { applicationToPay } from '../applications/application-accepted-to-pay.ts';
import { applicationDeclined } from '../applications/application-declined.ts';
import { applicationDeclinedUnpaid } from '../applications/application-declined-unpaid.ts';
import { applicationPaid } from '../applications/application-paid.ts';
import { applicationReceived } from '../applications/application-received.ts';
import { applicationLate } from '../applications/instalment-late.ts';
import { enrolmentGranted } from '../orders/enrolment-granted.ts';
import { accessPaused, instalmentFailed, instalmentPaid } from '../orders/instalment-emails.ts';
import { accessEnded } from '../orders/notify-access-ended.ts';
import { programmePaid } from '../orders/programme-paid.ts';
import {
  exampleAmount as amount,
  at,
  exampleDate as date,
  type Example,
  type Examples,
  exampleLink,
  exampleOrder,
  writtenAt,
} from './example.ts';

const dueOn = Temporal.PlainDate.from('2026-12-01');
const charge = { amountMinor: 16_566, currency: 'USD' } as const;

export function applicationExamples(example: Example): Examples {
  const { branding, language, words } = example;
  const application = { branding, language, name: words.name, programme: words.programme };
  const order = exampleOrder(example);
  const statusUrl = exampleLink(example, '/applications');
  const late = { ...application, amount, number: 1, dueOn, statusUrl };
  return {
    programmePaid: () =>
      programmePaid({
        ...order,
        date,
        authorisedUntil: at('2026-11-25T08:00:00Z'),
        formUrl: `${branding.siteUrl}/voice-elevated-application`,
      }),
    applicationReceived: () =>
      applicationReceived({
        ...application,
        answerBy: dueOn,
        files: words.files,
        isReserved: true,
        statusUrl,
      }),
    applicationToPay: () =>
      applicationToPay({
        ...application,
        instalments: [
          { amount, dueOn },
          { amount, dueOn: dueOn.add({ months: 1 }) },
        ],
        statusUrl,
      }),
    applicationPaid: () =>
      applicationPaid({
        ...application,
        amount,
        number: 1,
        of: 2,
        next: { amount, dueOn },
        date,
        writtenAt,
        statusUrl,
      }),
    applicationLate: () => applicationLate({ ...late, of: 2, isAgain: true }),
    applicationLateOnce: () => applicationLate({ ...late, of: 1, isAgain: false }),
    applicationDeclinedUnpaid: () => applicationDeclinedUnpaid(application),
    applicationAccepted: () => applicationAccepted({ ...order, date, writtenAt }),
    applicationDeclined: () => applicationDeclined({ ...order, money: { kind: 'voided', amount } }),
  };
}

export function courseExamples(example: Example): Examples {
  const order = exampleOrder(example);
  const { branding, language, words } = example;
  const orderUrl = exampleLink(example, '/orders');
  const instalment = { ...order, number: 2, count: 3, amount: charge, orderUrl };
  const payUrl = 'https://pay.example/i/1';
  return {
    enrolmentGranted: () =>
      enrolmentGranted({
        ...order,
        guaranteeEnds: at('2026-12-23T23:00:00Z'),
        plan: [1, 2, 3].map((month) => ({
          dueAt: at(`2026-1${Math.min(month, 2)}-0${month}T09:00:00Z`),
          amount: charge,
        })),
        orderUrl,
      }),
    instalmentPaid: () =>
      instalmentPaid({
        ...instalment,
        receiptNumber: 12,
        isLast: true,
        isRestored: true,
        plan: { count: 3, paidCount: 3, chargedMinor: 49_700, totalMinor: 49_700, open: [] },
      }),
    instalmentFailed: () => instalmentFailed({ ...instalment, payUrl, pausesAt: at('2027-01-06T09:00:00Z') }),
    accessPaused: () => accessPaused({ ...instalment, payUrl }),
    accessEnded: () => accessEnded({ branding, language, name: words.name, course: words.course }),
  };
}
