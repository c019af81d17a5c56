import type { Tx } from '../db/database.ts';

/**
 * A job is only a trigger: its handler reads the current state, so lost, repeated or late jobs are harmless.
 */
export interface JobData {
  'expire-claim': { claimId: string };
  'expire-order': { orderId: string };
  'settle-payment': { paymentId: string };
  /** After the time in which the owner can undo the answer. */
  'answer-application': { applicationId: string };
  /** An event that names only the provider's ids. */
  'settle-event': { provider: string; eventId: string };
  'sync-subscription': { orderId: string };
  'send-refund': { refundId: string };
  'end-authorisation': { orderId: string };
  'deliver-gift-card': { giftCardId: string };
  'send-email': { emailId: string };
  /** One of many that are sent at once: other emails do not wait for it. */
  'send-bulk-email': { emailId: string };
  'send-newsletter': { issueId: string };
  /** To one of the owner's devices. */
  'send-push': { messageId: string };
  'write-event': { bookingId: string };
  /** To the owner, what a person has cancelled. */
  'announce-cancellations': { bookingId: string };
  /** After the time in which the owner can undo it. */
  'cancel-day': { dayCancellationId: string };
  /** 24 hours before a session. */
  'remind-booking': { bookingId: string };
  /** After a password that was right; one that was wrong sends the same job for a user who does not exist. */
  'email-sign-in-link': { userId: string; language: 'da' | 'en' };
  'fetch-poster': { videoId: string };
  'render-workbook': { workbookId: string; language: 'da' | 'en' };
  'convert-film': { fileId: string };
  'order-print': { orderId: string };
  'settle-print-event': { eventId: string };
  backup: Record<string, never>;
  reconcile: Record<string, never>;
}

export type JobName = keyof JobData;

export interface Jobs {
  /** Enqueued if and only if the transaction commits. `at`: default now. */
  send<N extends JobName>(tx: Tx, job: { name: N; data: JobData[N]; at?: Temporal.Instant }): Promise<void>;
}
