export type LimitName =
  | 'searchesPerAddress'
  | 'missingPagesPerAddress'
  | 'holdsPerAddress'
  | 'paymentsPerAddress'
  | 'cartChangesPerAddress'
  | 'deliveryPricesPerAddress'
  | 'wrongCodesPerAddress'
  | 'contactPerEmail'
  | 'contactPerAddress'
  | 'inboundEmailsPerSender'
  | 'inboundEmailsPerThread'
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
  | 'accountMailsPerAddress'
  | 'reservedAccountMailPerRecipient';

export interface LimitRule {
  points: number;
  windowSeconds: number;
  /** Seconds for which the key stays blocked after its last point, instead of until the window ends. */
  blockSeconds?: number;
}

/**
 * An address for names ending in PerAddress, else an email or account; `of` one, it is counted per network of the
 * address.
 */
export type LimitKey = string | null | { of: string; address: string | null };

/** A row, which may count `factor` times as many points. */
export interface RowKey {
  key: string;
  factor: number;
}

/** One point as the values of its rows. `moment` and `expire` are milliseconds of the system clock. */
export interface Point {
  keys: string[];
  points: number[];
  moment: number;
  expire: number;
}

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * Rate limits on the system clock. Keys are stored as keyed hashes. Throws inside transactions: a rollback
 * would undo the count.
 */
export interface Limits {
  /** Consumes one point unless none is left, in any of the networks of an address. */
  take(name: LimitName, key: LimitKey): Promise<Taken>;
  /** The same in the memory of this process, for answers that cost less than a write. */
  takeInMemory(name: LimitName, key: LimitKey): Promise<Taken>;
  /** For a statement that counts the point with its own rows. */
  point(name: LimitName, key: LimitKey, rule: LimitRule): Point;
  /** Returns a point, for example after a successful sign-in. */
  giveBack(name: LimitName, key: LimitKey): Promise<void>;
  forget(name: LimitName, key: LimitKey): Promise<void>;
  deleteExpired(): Promise<void>;
}
