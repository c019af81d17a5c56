const SESSION_SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO,YMD',
  intervalstyle: 'postgres',
  default_transaction_isolation: 'read\\ committed',
  idle_in_transaction_session_timeout: '60s',
};

export const OLDEST_SERVER = 15;

/** pooled: behind a transaction pooler, which takes no session settings. */
export type Link = 'direct' | 'pooled';

export interface ServerKind {
  readonly link: Link;
  /** False: LISTEN is refused, or a pooler would lose the messages. */
  readonly listens: boolean;
  readonly facts: ServerFacts;
}

export interface ServerFacts {
  /** '15.4' */
  readonly version: string;
  readonly role: string;
  readonly database: string;
  /** Connections that the server lets this role open; null: unknown, as behind a pooler. */
  readonly granted: number | null;
  /** What sets that number. */
  readonly grantedBy: 'role' | 'database' | 'server';
}

/** Those of the address, which ours extend. */
export function sessionOptions(options: string, link: Link): string {
  const ours = Object.entries(link === 'direct' ? SESSION_SETTINGS : {});
  return [options, ...ours.map(([name, value]) => `-c ${name}=${value}`)].join(' ').trim();
}

/** Enough for pages with many statements at once. */
const usual = 11;

/**
 * All connections of this process. Unless a number is requested, one that is granted is left to a backup or to
 * `npm run doctor`.
 */
export function connectionsOf(granted: number | null, requested: number | null): number {
  if (requested !== null) return Math.max(1, Math.min(requested, granted ?? requested));
  return granted === null ? usual : Math.max(1, Math.min(usual, granted - 1));
}
