/** What is counted per key. How much is allowed is the owner's setting, see studio/shared/limits.ts. */
export type LimitName =
  | 'holdsPerAddress'
  | 'paymentsPerAddress'
  | 'cartChangesPerAddress'
  | 'deliveryPricesPerAddress'
  | 'contactPerEmail'
  | 'contactPerAddress'
  | 'confirmationMailsPerRecipient'
  | 'confirmationMailsPerAddress'
  | 'applicationsPerEmail'
  | 'applicationsPerAddress'
  | 'uploadTokensPerAddress'
  | 'uploadsPerAccount'
  | 'uploadPiecesPerAccount'
  | 'withdrawalsPerEmail'
  | 'withdrawalsPerAddress'
  | 'failedSignInsPerAccount'
  | 'failedSignInsPerAccountAndDay'
  | 'failedSignInsPerAddress'
  | 'failedCodesPerAccount'
  | 'accountMailsPerRecipient'
  | 'accountMailsPerRecipientFromAll'
  | 'accountMailsPerAddress';

export interface LimitRule {
  /** So many in one window are answered. */
  points: number;
  windowSeconds: number;
  /** Using up the last point closes the key for this long, instead of until the window's end. */
  blockSeconds?: number;
}

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * Counters shared by all processes, in the database. Keys (an e-mail, an account, a network address; null: unknown,
 * one counter for all of those) are stored as keyed hashes only. Time is the computer's, not the world's clock.
 * Refused inside transactions: what was asked counts even when it is rolled back.
 */
export interface Limits {
  /** Counts one, unless the key has none left. */
  take(name: LimitName, key: string | null): Promise<Taken>;
  /** Gives one back: what was counted turned out not to count (a sign-in that succeeded). */
  giveBack(name: LimitName, key: string | null): Promise<void>;
  /** Forgets everything counted under the key. */
  forget(name: LimitName, key: string | null): Promise<void>;
  /** Deletes rows that count for nothing any more. For the sweep. */
  deleteExpired(): Promise<void>;
}
