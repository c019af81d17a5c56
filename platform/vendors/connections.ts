import type { MailTransport } from '../mail/mail.ts';
import type { InstantMethod } from '../payments/instant-methods.ts';
import type { Payments } from '../payments/payments.ts';
import type { Print } from '../print/print.ts';
import type { Settings } from '../settings.ts';
import { type EnteredKind, type EnteredValues, nothingEntered, withEntered } from './entered-values.ts';
import { openPayments, openPrint, openTransport, type VendorParts } from './open-vendors.ts';

/** Adapters of values that are not stored yet. Close it. */
export interface Trial {
  settings: Settings;
  payments: Payments | null;
  mail: MailTransport;
  print: Print | null;
  close: () => Promise<void>;
}

/** What the owner has connected by entering a key. */
export interface Connections {
  /** Of the environment alone. */
  readonly fixed: Settings;
  /** What the connected Stripe account offers; empty: not known. */
  readonly methods: readonly InstantMethod[];
  /** Stored, but not with the secret of this process. */
  readonly unreadable: readonly EnteredKind[];
  trial: <K extends EnteredKind>(kind: K, values: EnteredValues[K]) => Promise<Trial>;
  /** This process uses what is stored when it returns; the others are notified by whoever stores. */
  refresh: () => Promise<void>;
}

export async function openTrial<K extends EnteredKind>(
  fixed: Settings,
  parts: VendorParts,
  [kind, values]: [K, EnteredValues[K]],
): Promise<Trial> {
  const settings = withEntered(fixed, { ...nothingEntered, [kind]: values });
  const mail = openTransport(settings, parts);
  return {
    settings,
    payments: await openPayments(settings, parts),
    mail: mail.transport,
    print: openPrint(settings, parts),
    close: mail.close,
  };
}
