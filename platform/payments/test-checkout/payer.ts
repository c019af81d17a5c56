import { randomUUID } from 'node:crypto';
import { PaymentRefused } from '../payments.ts';
import { payCharge } from './plan-merchant.ts';
import type { Arrival, Books, SessionRow } from './session-row.ts';
import { succeeded } from './session-state-at.ts';
import { inBooks } from './sessions.store.ts';
import { findInvoice } from './subscriptions.store.ts';

const slowSeconds = 20;

export interface Payer {
  email?: string;
  name?: string;
  arrival?: Arrival;
  card?: SessionRow['card'];
}

const someone = { email: 'test@example.com', name: 'Test Person' };

/** Actions of the payer or the bank. @throws PaymentRefused when the page is closed */
export function payerAt(books: Books) {
  const onPage = (
    sessionId: string,
    payer: Payer,
    act: (session: SessionRow, now: Temporal.Instant) => Act,
  ) =>
    inBooks(books, { sessionId }, (session, now) => {
      if (session.state !== 'open') throw closed(session);
      const { session: after, events = [] } = act(withIntent(session, payer), now);
      return { session: after, events, answer: undefined };
    });
  return {
    pay: (sessionId: string, payer: Payer = {}): Promise<void> =>
      onPage(sessionId, payer, (session, now) => ({
        session: succeeded(session, now),
        events: ['session-completed'],
      })),
    takeTime: (sessionId: string, payer: Payer = {}): Promise<void> =>
      onPage(sessionId, payer, (session, now) => ({
        session: {
          ...session,
          state: 'complete',
          intent: 'processing',
          decides_at: now.add({ seconds: slowSeconds }),
        },
        events: ['session-completed'],
      })),
    decline: (sessionId: string, payer: Payer = {}): Promise<void> =>
      onPage(sessionId, payer, (session) => ({ session: { ...session, intent: 'requires_payment_method' } })),
    startAction: (sessionId: string): Promise<void> =>
      onPage(sessionId, {}, (session) => ({ session: { ...session, intent: 'processing' } })),
    /** 'too-late': the session ended first and cancelled the attempt. */
    finishAction: (sessionId: string, outcome: 'approves' | 'refuses'): Promise<'done' | 'too-late'> =>
      inBooks<'done' | 'too-late'>(books, { sessionId }, (session, now) => {
        if (session.state !== 'open' || session.intent !== 'processing') return { answer: 'too-late' };
        return outcome === 'approves'
          ? { session: succeeded(session, now), events: ['session-completed'], answer: 'done' }
          : { session: { ...session, intent: 'requires_payment_method' }, answer: 'done' };
      }),
    /** Pays an open charge. @throws PaymentRefused when it is not open or unknown */
    payCharge: async (invoiceId: string): Promise<void> => {
      const invoice = await findInvoice(books, invoiceId);
      if (!invoice) throw new PaymentRefused('Test checkout: no such invoice', 'resource_missing');
      await payCharge(books, invoice);
    },
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
  events?: readonly ['session-completed'];
}

function withIntent(session: SessionRow, payer: Payer): SessionRow {
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
