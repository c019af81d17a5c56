import type { MailAttachment } from '../db/schema/messages.ts';

export interface OutgoingMail {
  /** Stays the same when a hand-over is repeated after a crash. */
  messageId: string;
  /** Shown as the sender's name; the address is the transport's own. */
  fromName: string;
  /** One plain address. */
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  headers: Readonly<Record<string, string>>;
}

/** Hands mail over to somebody who promises to deliver it. */
export interface MailTransport {
  /** 'smtp': handed over; 'outbox': stays in the database for /outbox; 'waiting': no way out yet, mails wait. */
  readonly kind: 'smtp' | 'outbox' | 'waiting';
  /** Resolves when the receiving server has accepted it. @throws MailRefused (5xx) or any other error (try again), without the recipient in its message. */
  deliver(mail: OutgoingMail): Promise<void>;
}

/**
 * The receiving server did not take a mail. The message says how, in codes, for the log; `serverSaid` is the server's
 * own words, for the owner's eyes: they often quote the recipient. A private field, so that nothing that prints or
 * stores an error with its properties takes them along.
 */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken';
  /** The server's three digits; absent: it said nothing. */
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

/** No for good. */
export class MailRefused extends MailNotTaken {
  override name = 'MailRefused';
}
