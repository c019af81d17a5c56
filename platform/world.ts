import type { Accounts } from './accounts/accounts.ts';
import type { SecretSource } from './app-secret.ts';
import type { BackupStore } from './backup/backups.ts';
import type { ErasureLog } from './backup/erasure-log.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Dns } from './dns/dns.ts';
import type { FreeBytes } from './files/data-folder.ts';
import type { Files } from './files/files.ts';
import type { Google } from './google/google.ts';
import type { Certificates, GuardedHttp } from './http/guarded-http.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { WakeTimer } from './jobs/wake-timer.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { MailTransport } from './mail/mail.ts';
import type { Payments } from './payments/payments.ts';
import type { Posters } from './posters/posters.ts';
import type { Print } from './print/print.ts';
import type { Processes } from './processes/processes.ts';
import type { ReferenceData } from './reference-data.ts';
import type { Settings } from './settings.ts';
import type { Connections } from './vendors/connections.ts';

export interface World {
  db: Database;
  reference: ReferenceData;
  /** Null: payments are closed. */
  payments: Payments | null;
  mail: MailTransport;
  jobs: Jobs;
  /** For the next overdue hold. */
  holdTimer: Pick<WakeTimer, 'wakeAt'>;
  limits: Limits;
  files: Files;
  /** Deletes files removed long enough ago (platform/files/removal-delay.ts). Returns their number. */
  removeDueFiles: () => Promise<number>;
  /** Where backups are: for tests of the place. */
  backupFiles: Files;
  backups: Pick<BackupStore, 'read'>;
  /** Outside the database, for the restore of a backup. */
  erasures: ErasureLog;
  /** Parse, draw and print in child processes with limits. */
  processes: Processes;
  posters: Posters;
  http: GuardedHttp;
  certificates: Certificates;
  freeBytes: FreeBytes;
  /** Public records of the sender's domain. */
  dns: Dns;
  /** Null: no OAuth client, so that Google accounts cannot be connected. */
  google: Google | null;
  /** Null: no print-on-demand provider; the owner fulfils such orders. */
  print: Print | null;
  accounts: Accounts;
  events: EventHandlers;
  clock: Clock;
  /** For a preview: the blocks of a page, which are read instead of what is published. */
  draft?: { key: string; blocks: Readonly<Record<'en' | 'da', unknown>> };
  log: Log;
  settings: Settings;
  connections: Connections;
  secret: Uint8Array;
  secretSource: SecretSource;
}

/** Handlers by event name; the domain types the names and payloads. */
export type EventHandlers = Readonly<
  Record<string, readonly ((change: never, event: never) => Promise<void>)[]>
>;
