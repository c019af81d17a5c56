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
  /** Resolves when the receiving server has accepted it. @throws MailRefused (5xx) or any other error (try again). */
  deliver(mail: OutgoingMail): Promise<void>;
}

/** The receiving server says no for good. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
