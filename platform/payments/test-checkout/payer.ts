import { randomUUID } from 'node:crypto';
import { PaymentRefused } from '../payments.ts';
import { payCharge } from './plan-merchant.ts';
import type { Arrival, SessionRow } from './session-row.ts';
import { succeeded } from './session-state-at.ts';
import { type Books, inBooks } from './sessions.store.ts';
import { findInvoice } from './subscriptions.store.ts';

/** Seconds until a payment that takes its time is decided. */
const slowSeconds = 20;

/** What a person gives on the page; what is absent stays as it is. */
export interface Payer {
  email?: string;
  name?: string;
  arrival?: Arrival;
  /** What the card does with the later charges of a plan. */
  card?: SessionRow['card'];
}

const someone = { email: 'test@example.com', name: 'Test Person' };

/** What a person does on the hosted page, or their bank later. Each throws PaymentRefused when the page is closed. */
export function payerAt(books: Books) {
  const onPage = (
    sessionId: string,
    payer: Payer,
    act: (session: SessionRow, now: Temporal.Instant) => Act,
  ) =>
    inBooks(books, { sessionId }, (session, now) => {
      if (session.state !== 'open') throw closed(session);
      const { session: after, tells = [] } = act(begun(session, payer), now);
      return { session: after, tells, answer: undefined };
    });
  return {
    /** Pays at once: taken, or held where the shop authorises first. */
    pay: (sessionId: string, payer: Payer = {}): Promise<void> =>
      onPage(sessionId, payer, (session, now) => ({
        session: succeeded(session, now),
        tells: ['session-completed'],
      })),
    /** The page is done, the money is decided about 20 seconds later. */
    takeTime: (sessionId: string, payer: Payer = {}): Promise<void> =>
      onPage(sessionId, payer, (session, now) => ({
        session: {
          ...session,
          state: 'complete',
          intent: 'processing',
          decides_at: now.add({ seconds: slowSeconds }),
        },
        tells: ['session-completed'],
      })),
    /** The card is declined; the page stays open for another try. */
    decline: (sessionId: string, payer: Payer = {}): Promise<void> =>
      onPage(sessionId, payer, (session) => ({ session: { ...session, intent: 'requires_payment_method' } })),
    /** 3-D Secure or an app's approval begins: the page stays open, the outcome too. */
    startAction: (sessionId: string): Promise<void> =>
      onPage(sessionId, {}, (session) => ({ session: { ...session, intent: 'processing' } })),
    /** Answers 'too-late' when the session ended meanwhile and took the attempt with it. */
    finishAction: (sessionId: string, outcome: 'approves' | 'refuses'): Promise<'done' | 'too-late'> =>
      inBooks<'done' | 'too-late'>(books, { sessionId }, (session, now) => {
        if (session.state !== 'open' || session.intent !== 'processing') return { answer: 'too-late' };
        return outcome === 'approves'
          ? { session: succeeded(session, now), tells: ['session-completed'], answer: 'done' }
          : { session: { ...session, intent: 'requires_payment_method' }, answer: 'done' };
      }),
    /** Pays an open charge of a plan by hand. @throws PaymentRefused when it is not open, or not known */
    payCharge: async (invoiceId: string): Promise<void> => {
      const invoice = await findInvoice(books, invoiceId);
      if (!invoice) throw new PaymentRefused('Test checkout: no such invoice', 'resource_missing');
      await payCharge(books, invoice);
    },
    /** The session's own end comes now instead of at its time. */
    expireNaturally: async (sessionId: string): Promise<void> => {
      await inBooks(books, { sessionId }, (session, now) => ({
        session: session.state === 'open' ? { ...session, expires_at: now } : session,
        answer: undefined,
      }));
      await inBooks(books, { sessionId }, () => ({ answer: undefined }));
    },
  };
}

interface Act {
  session: SessionRow;
  tells?: readonly ['session-completed'];
}

/** The intent is made at the first attempt to pay, not with the session. */
function begun(session: SessionRow, payer: Payer): SessionRow {
  return {
    ...session,
    intent_id: session.intent_id ?? `tpi_${randomUUID()}`,
    payer_email: payer.email ?? session.payer_email ?? someone.email,
    payer_name: payer.name ?? session.payer_name ?? someone.name,
    arrival: payer.arrival ?? session.arrival,
    card: payer.card ?? session.card,
  };
}

function closed(session: SessionRow): PaymentRefused {
  return new PaymentRefused(`Test checkout: the page is ${session.state}`, `session_${session.state}`);
}
