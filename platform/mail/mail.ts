import type { MailAttachment } from '../db/schema/messages.ts';

export interface OutgoingMail {
  /** The same when delivery is retried after a crash. */
  messageId: string;
  fromName: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** 'smtp': delivered; 'outbox': kept for /outbox; 'waiting': no transport yet, emails stay queued. */
  readonly kind: 'smtp' | 'outbox' | 'waiting';
  /**
   * `beforeFinalDot` runs when everything but the end of the message was sent; the server has accepted nothing before.
   * @throws MailRefused (5xx), MailUnanswered or any other error (retry), without the recipient in its message
   */
  deliver(mail: OutgoingMail, beforeFinalDot?: () => Promise<void>): Promise<void>;
  /** Connects and signs in, without an email. @throws MailMisconfigured, or any other error: an outage */
  check?(): Promise<void>;
}

/** The message holds codes only. `serverSaid` often quotes the recipient: private, so never serialised. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken';
  readonly responseCode: number | undefined;
  readonly #serverSaid: string;

  constructor(message: string, serverSaid: string = message, responseCode?: number) {
    super(message);
    this.#serverSaid = serverSaid;
    this.responseCode = responseCode;
  }

  get serverSaid(): string {
    return this.#serverSaid;
  }
}

/** Handed over completely, and the connection ended before the answer: the server may have accepted it. */
export class MailUnanswered extends MailNotTaken {
  override name = 'MailUnanswered';
}

export const mailFaults = [
  'mail-sender',
  'mail-relay',
  'mail-quota',
  'mail-sign-in',
  'mail-certificate',
  'mail-plain-port',
  'mail-tls-port',
  'mail-no-tls',
] as const;

export type MailFault = (typeof mailFaults)[number];

/** A setting is wrong, here or at the server, or a limit of the account is reached: no email is accepted. */
export class MailMisconfigured extends MailNotTaken {
  override name = 'MailMisconfigured';
  readonly fault: MailFault;
  /** Only the words say so, and one recipient alone may be the reason. */
  readonly isSuspected: boolean;

  constructor(fault: MailFault, isSuspected: boolean, ...about: ConstructorParameters<typeof MailNotTaken>) {
    super(...about);
    this.fault = fault;
    this.isSuspected = isSuspected;
  }
}

export class MailRefused extends MailNotTaken {
  override name = 'MailRefused';
}
