import type { Accounts } from './accounts/accounts.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { MailTransport } from './mail/mail.ts';
import type { Media } from './media/media.ts';
import type { Payments } from './payments/payments.ts';
import type { Posters } from './posters/posters.ts';
import type { Print } from './print/print.ts';
import type { Settings } from './settings.ts';

/** The outside world, made once at start-up and handed to every verb. */
export interface World {
  db: Database;
  /** Null: buying is closed ('Payments open soon'). */
  payments: Payments | null;
  mail: MailTransport;
  jobs: Jobs;
  limits: Limits;
  /** What people send and what we show again; in DATA_DIR/uploads or in object storage. */
  files: Files;
  /** Parses, draws and prints in processes of their own. */
  media: Media;
  posters: Posters;
  /** Null: nobody prints on order, so what is bought that way is the owner's task. */
  print: Print | null;
  accounts: Accounts;
  clock: Clock;
  log: Log;
  settings: Settings;
  /** 32 bytes or more; keys of our own signatures and hashes are derived from it. */
  secret: Uint8Array;
}
