import type { Tx } from '../db/database.ts';

/**
 * Work that follows from something that happened. A job is only a trigger: its handler asks the database (and the
 * vendor) what is true, so a job lost, repeated or late does no harm; the reconcile finds what no job did.
 */
export interface JobData {
  /** Ends a hold whose time is up. */
  'expire-claim': { claimId: string };
  /** Ends reserved seats and stock of an order whose time is up. */
  'expire-order': { orderId: string };
  /** Asks the provider about one payment and settles it. */
  'settle-payment': { paymentId: string };
  /** Same, for an event that names only the provider's ids. */
  'settle-event': { provider: string; eventId: string };
  /** Asks the provider about a plan: its charges, its schedule, its end. */
  'sync-subscription': { orderId: string };
  /** Gives money back. */
  'send-refund': { refundId: string };
  /** Captures or voids an authorisation before it ends. */
  'end-authorisation': { orderId: string };
  /** Hands one mail over. */
  'send-email': { emailId: string };
  /** 24 hours before a session. */
  'remind-booking': { bookingId: string };
  /** Asks a video site for the poster of a film that the owner added. */
  'fetch-poster': { videoId: string };
  /** Draws the sheets of a workbook that the owner has put up. */
  'render-workbook': { workbookId: string; language: 'da' | 'en' };
  /** Converts a QuickTime film that has come to MP4. */
  'convert-film': { fileId: string };
  /** Sends what is made on order to the printer, once it is paid. */
  'order-print': { orderId: string };
  /** Asks the printer about the order that an event names. */
  'settle-print-event': { eventId: string };
  /** Looks for everything that a lost job should have done. Runs every minute, in one process at a time. */
  reconcile: Record<string, never>;
}

export type JobName = keyof JobData;

export interface Jobs {
  /** Enqueued if and only if the transaction commits. `at` is an instant of the world's clock; absent: now. */
  send<N extends JobName>(tx: Tx, name: N, data: JobData[N], at?: Temporal.Instant): Promise<void>;
}
