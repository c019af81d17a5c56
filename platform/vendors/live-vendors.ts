import type { Log } from '../log.ts';
import type { MailTransport } from '../mail/mail.ts';
import type { Payments } from '../payments/payments.ts';
import type { Print } from '../print/print.ts';
import type { Settings } from '../settings.ts';
import type { ClosableMail } from './closable-mail.ts';
import { type EnteredValues, nothingEntered, withEntered } from './entered-values.ts';
import { openPayments, openPrint, openTransport, type VendorParts } from './open-vendors.ts';

interface Parts extends VendorParts {
  log: Log;
  /** Without a provider: the test checkout, or closed. */
  otherPayments: () => Promise<Payments | null>;
  /** In place of every provider, for tests. */
  fixedPayments?: Payments | undefined;
}

/** The adapters that this process uses at present. */
export class LiveVendors {
  readonly #fixed: Settings;
  readonly #parts: Parts;
  #settings: Settings;
  #payments: Payments | null = null;
  #mail: ClosableMail;
  #print: Print | null;

  private constructor(fixed: Settings, parts: Parts) {
    this.#fixed = fixed;
    this.#parts = parts;
    this.#settings = withEntered(fixed, nothingEntered);
    this.#mail = openTransport(this.#settings, parts);
    this.#print = openPrint(this.#settings, parts);
  }

  static async open(fixed: Settings, parts: Parts): Promise<LiveVendors> {
    const vendors = new LiveVendors(fixed, parts);
    vendors.#payments = await vendors.#paymentsFor(vendors.#settings);
    return vendors;
  }

  get settings(): Settings {
    return this.#settings;
  }

  get payments(): Payments | null {
    return this.#payments;
  }

  get mail(): MailTransport {
    return this.#mail.transport;
  }

  get print(): Print | null {
    return this.#print;
  }

  /** Replaces the adapters whose values have changed. Calls under way end with the former ones. */
  async take(entered: EnteredValues): Promise<void> {
    const before = this.#settings;
    const settings = withEntered(this.#fixed, entered);
    const hasChanged = (...names: (keyof Settings)[]) =>
      names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(settings[name]));
    const payments = hasChanged('stripe') ? await this.#paymentsFor(settings) : this.#payments;
    const formerMail = this.#mail;
    const isMailNew = hasChanged('smtpUrl', 'mailFrom');
    this.#settings = settings;
    this.#payments = payments;
    if (hasChanged('printful')) this.#print = openPrint(settings, this.#parts);
    if (!isMailNew) return;
    this.#mail = openTransport(settings, this.#parts);
    formerMail.close().catch((error) => this.#parts.log.warn({ err: error }, 'a mail server was not left'));
  }

  close(): Promise<void> {
    return this.#mail.close();
  }

  async #paymentsFor(settings: Settings): Promise<Payments | null> {
    const { fixedPayments, otherPayments } = this.#parts;
    return fixedPayments ?? (await openPayments(settings, this.#parts)) ?? (await otherPayments());
  }
}
