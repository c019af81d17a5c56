import { betterAuthAccounts } from '#platform/accounts/better-auth-accounts.ts';
import { openBackupStore } from '#platform/backup/backup-store.ts';
import { erasureLog } from '#platform/backup/erasure-log.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { diskFiles } from '#platform/files/disk-files.ts';
import { openGoogle } from '#platform/google/open-google.ts';
import { guardedHttp } from '#platform/http/guarded-http.ts';
import type { JobData, JobName } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log.ts';
import {
  filesOutsideTransactions,
  httpOutsideTransactions,
  processesOutsideTransactions,
} from '#platform/outside-transactions.ts';
import { outsidePosters } from '#platform/posters/outside-posters.ts';
import { readSettings } from '#platform/read-settings.ts';
import { unstoredReferenceData } from '#platform/reference-data.ts';
import type { Settings } from '#platform/settings.ts';
import { openTrial } from '#platform/vendors/connections.ts';
import type { World } from '#platform/world.ts';
import { eventHandlers } from '#studio/event-handlers.ts';
import { worldLimits } from '#studio/shared/limits/world-limits.ts';
import { zoneDns } from '../stand-ins/zone-dns.ts';
import { processes } from './processes/shared-processes.ts';
import { quickHashing } from './site/quick-hashing.ts';
import { dataDirOfThisProcess } from './site/temporary-folder.ts';
import { testNow } from './site/test-now.ts';

/** A job requested by a verb, and when. */
export interface RequestedJob {
  name: JobName;
  data: JobData[JobName];
  at: Temporal.Instant | null;
}

export interface TestWorld extends World {
  /** Every job asked for so far, in order; also those of transactions that were rolled back. Nothing runs them. */
  requestedJobs: RequestedJob[];
  /** Wake-ups requested of the timer for overdue holds, which never runs. */
  requestedWakeUps: Temporal.Instant[];
  setNow(now: Temporal.Instant): void;
}

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * A world for the tests of verbs: the test's database, a clock that does not advance by itself, settings read from `env` (none:
 * the defaults), and jobs that are only recorded.
 */
export function testWorld(
  db: Database,
  parts: Partial<World> & { env?: Record<string, string> } = {},
): TestWorld {
  const { env = {}, ...given } = parts;
  const reading = readSettings({ BACKUP_HOUR: 'off', SAMPLE_DIARY: 'off', ...env });
  if (!reading.ok) throw new Error(reading.lines.join('\n'));
  let now = testNow;
  const clock: Clock = { now: () => now };
  const requestedJobs: RequestedJob[] = [];
  const requestedWakeUps: Temporal.Instant[] = [];
  const secret = new Uint8Array(32).fill(7);
  return {
    db,
    reference: unstoredReferenceData,
    payments: null,
    mail: { kind: 'outbox', deliver: async () => {} },
    jobs: {
      async send(_tx, { name, data, at }) {
        requestedJobs.push({ name, data, at: at ?? null });
      },
    },
    holdTimer: { wakeAt: (at) => requestedWakeUps.push(at) },
    limits: worldLimits(db, unstoredReferenceData, secret),
    print: null,
    google: googleOf(reading.settings, db, clock),
    files: filesOutsideTransactions(diskFiles(`${dataDirOfThisProcess()}/uploads`), db),
    removeDueFiles: async () => 0,
    backupFiles: diskFiles(`${dataDirOfThisProcess()}/backups`),
    backups: openBackupStore(reading.settings),
    erasures: erasureLog(diskFiles(`${dataDirOfThisProcess()}/backups`)),
    processes: processesOutsideTransactions(processes, db),
    // No name resolves: a test that reads a calendar brings its own.
    http: guardedHttp({ resolve: async () => [] }),
    certificates: guardedHttp({ resolve: async () => [] }),
    freeBytes: async () => 1e12,
    dns: zoneDns({}),
    posters: outsidePosters(reading.settings.videoPostersBase),
    accounts: betterAuthAccounts({
      db,
      siteUrl: reading.settings.siteUrl,
      secret,
      log: silent,
      hashing: quickHashing(),
    }),
    events: eventHandlers,
    clock,
    log: silent,
    settings: reading.settings,
    connections: {
      fixed: reading.settings,
      methods: [],
      unreadable: [],
      trial: (kind, values) => openTrial(reading.settings, { db, clock }, [kind, values]),
      refresh: async () => {},
    },
    secret,
    secretSource: reading.settings.appSecret ? 'environment' : 'database',
    ...given,
    requestedJobs,
    requestedWakeUps,
    setNow: (instant) => {
      now = instant;
    },
  };
}

/** Of a stand-in on this machine. */
function googleOf({ google }: Settings, db: Database, clock: Clock): World['google'] {
  const http = httpOutsideTransactions(guardedHttp({ allowedHosts: ['127.0.0.1'] }), db);
  return google && openGoogle(google, { http, clock });
}
