import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { openMail } from '../mail/open-mail.ts';
import { mailOutsideTransactions } from '../outside-transactions.ts';
import { outsideTransactions } from '../payments/outside-transactions.ts';
import type { Payments } from '../payments/payments.ts';
import { withFormerAccount } from '../payments/with-former-account.ts';
import { printOutsideTransactions } from '../print/outside-transactions.ts';
import type { Print } from '../print/print.ts';
import { printfulPrint } from '../print/printful.ts';
import { printfulAddress } from '../print/printful-call.ts';
import type { Settings } from '../settings.ts';
import { type ClosableMail, closableMail } from './closable-mail.ts';

export interface VendorParts {
  db: Pick<Database, 'isInTransaction'>;
  clock: Clock;
}

/** Null without a key. The library is loaded with the first one. */
export async function openPayments(
  { stripe }: Settings,
  { db, clock }: VendorParts,
): Promise<Payments | null> {
  if (!stripe) return null;
  const { createStripePayments } = await import('../payments/stripe-payments.ts');
  const { former, ...present } = stripe;
  const payments = createStripePayments({ ...present, clock });
  if (!former) return outsideTransactions(payments, db);
  const before = createStripePayments({ ...former, apiBase: stripe.apiBase, clock });
  return outsideTransactions(withFormerAccount(payments, before), db);
}

export function openTransport(settings: Settings, { db }: VendorParts): ClosableMail {
  const { transport, close } = closableMail(openMail(settings));
  return { transport: mailOutsideTransactions(transport, db), close };
}

export function openPrint({ printful }: Settings, { db }: VendorParts): Print | null {
  if (!printful) return null;
  const print = printfulPrint({ ...printful, apiBase: printful.apiBase ?? printfulAddress });
  return printOutsideTransactions(print, db);
}
