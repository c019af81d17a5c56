import { betterAuthAccounts } from '#platform/accounts/better-auth-accounts.ts';
import type { Hashing } from '#platform/accounts/hashing-lane.ts';
import { openAppSecret } from '#platform/app-secret.ts';
import { openBackupFiles, openBackupStore } from '#platform/backup/backup-store.ts';
import { erasureLog } from '#platform/backup/erasure-log.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { databaseSentences, databaseState } from '#platform/db/database-state.ts';
import { damageOf } from '#platform/db/embedded/damaged-database.ts';
import { migrate, migrationsFolder } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { missingRights } from '#platform/db/server/missing-rights.ts';
import { fewConnections } from '#platform/db/server/server-problem.ts';
import { openDns } from '#platform/dns/open-dns.ts';
import { type FreeBytes, freeBytesOf, openDataFolder } from '#platform/files/data-folder.ts';
import { filesWithDelayedRemoval, removeDueFiles } from '#platform/files/delayed-removal.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { openGoogle } from '#platform/google/open-google.ts';
import { guardedHttp } from '#platform/http/guarded-http.ts';
import { openJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { WakeTimer } from '#platform/jobs/wake-timer.ts';
import type { Log } from '#platform/log.ts';
import {
  certificatesOutsideTransactions,
  dnsOutsideTransactions,
  filesOutsideTransactions,
  httpOutsideTransactions,
  postersOutsideTransactions,
  processesOutsideTransactions,
} from '#platform/outside-transactions.ts';
import { outsideTransactions } from '#platform/payments/outside-transactions.ts';
import type { Payments } from '#platform/payments/payments.ts';
import { openTestCheckout, type TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { outsidePosters } from '#platform/posters/outside-posters.ts';
import { openProcesses } from '#platform/processes/open-processes.ts';
import { logWithRequestId } from '#platform/request-id.ts';
import type { Settings } from '#platform/settings.ts';
import { type Connections, openTrial } from '#platform/vendors/connections.ts';
import type { EnteredValues } from '#platform/vendors/entered-values.ts';
import { LiveVendors } from '#platform/vendors/live-vendors.ts';
import type { World } from '#platform/world.ts';
import { createLog } from '#platform/write-log.ts';
import { eventHandlers } from '#studio/event-handlers.ts';
import { endOverdueHolds } from '#studio/money/hold-expiry/end-overdue-holds.ts';
import { reportDeadJob } from '#studio/office/admin-tasks/report-dead-job.ts';
import { livePaymentsAddress } from '#studio/office/connections/connections.queries.ts';
import { recordLivePayments } from '#studio/office/connections/connections.store.ts';
import { followConnections } from '#studio/office/connections/follow-connections.ts';
import { loadSample } from '#studio/office/sample/load-sample.ts';
import { openReferenceData } from '#studio/shared/content-changed.ts';
import { worldLimits } from '#studio/shared/limits/world-limits.ts';
import { jobHandlers } from './job-handlers.ts';

export interface WorldOptions {
  settings: Settings;
  clock?: Clock;
  payments?: Payments;
  testCheckoutUrl?: string | undefined;
  database?: Database;
  freeBytes?: FreeBytes;
  log?: Log;
  hashing?: Hashing;
}

export interface OpenWorld {
  world: World;
  testCheckout: TestCheckout | null;
  startWork: () => Promise<void>;
  close: () => Promise<void>;
}

export async function createWorld(options: WorldOptions): Promise<OpenWorld> {
  const { settings, hashing } = options;
  const clock = options.clock ?? systemClock;
  const log = logWithRequestId(options.log ?? createLog(settings.logLevel, 'json'));
  const freeBytes = options.freeBytes ?? freeBytesOf;
  await openDataFolder(settings, freeBytes, log);
  const db = options.database ?? (await openMigrated(settings, log));
  const { key: secret, source: secretSource } = await openAppSecret(db, settings, log);
  await loadSample({ db, clock, settings });
  const { reference, close: closeReference } = await openReferenceData(db, clock);
  const runsJobs = settings.role !== 'web';
  const jobs = await openJobs({ db, clock, log }, { maintains: runsJobs });
  const holdTimer = new WakeTimer(clock, log);
  const { testCheckout, vendors, connections, closeVendors } = await openVendors(options, {
    db,
    clock,
    log,
    secret,
  });
  const limits = worldLimits(db, reference, secret);
  const accounts = betterAuthAccounts({ db, siteUrl: settings.siteUrl, secret, log, hashing });
  const storage = await openStorage(settings, db, clock);
  const processes = processesOutsideTransactions(openProcesses({ log }), db);
  const world: World = {
    db,
    reference,
    get payments() {
      return vendors.payments;
    },
    get mail() {
      return vendors.mail;
    },
    get print() {
      return vendors.print;
    },
    get settings() {
      return vendors.settings;
    },
    connections,
    jobs,
    holdTimer,
    ...storage,
    processes,
    ...openOutside(settings, db, clock),
    limits,
    accounts,
    freeBytes,
    events: eventHandlers,
    clock,
    log,
    secret,
    secretSource,
  };
  return {
    world,
    testCheckout,
    startWork: async () => {
      if (runsJobs) await jobs.start(jobHandlers(world), (job) => reportDeadJob(world, job));
      holdTimer.start(() => endOverdueHolds(world));
    },
    close: async () => {
      await testCheckout?.stop();
      await holdTimer.stop();
      // Before the jobs: closing waits for one that awaits a film.
      await processes.close();
      await jobs.stop();
      await closeVendors();
      await closeReference();
      if (!options.database) await db.close();
    },
  };
}

function openOutside(settings: Settings, db: Database, clock: Clock) {
  const { google } = settings;
  const googleHosts = google?.apiBase ? [new URL(google.apiBase).hostname] : [];
  const googleHttp = httpOutsideTransactions(guardedHttp({ allowedHosts: googleHosts }), db);
  return {
    google: google && openGoogle(google, { http: googleHttp, clock }),
    http: httpOutsideTransactions(guardedHttp({ allowedHosts: settings.calendarHosts }), db),
    certificates: certificatesOutsideTransactions(guardedHttp(), db),
    dns: dnsOutsideTransactions(openDns(settings.dnsServers), db),
    posters: postersOutsideTransactions(outsidePosters(settings.videoPostersBase), db),
  };
}

async function openStorage(settings: Settings, db: Database, clock: Clock) {
  const stored = await openFiles(settings, clock.now().epochMilliseconds);
  const backupFiles = filesOutsideTransactions(openBackupFiles(settings), db);
  return {
    files: filesOutsideTransactions(filesWithDelayedRemoval(stored, db, clock), db),
    removeDueFiles: () => removeDueFiles(stored, db, clock.now()),
    backupFiles,
    erasures: erasureLog(backupFiles),
    backups: openBackupStore(settings),
  };
}

interface VendorsParts {
  db: Database;
  clock: Clock;
  log: Log;
  secret: Uint8Array;
}

/** What the environment and the owner have connected. The test checkout never where visitors have paid with real money. */
async function openVendors(options: WorldOptions, parts: VendorsParts) {
  const { payments: fixedPayments, settings, testCheckoutUrl } = options;
  const { query } = parts.db;
  const { siteUrl, isLoopbackSite } = settings;
  const testCheckout =
    fixedPayments || settings.stripe || !(isLoopbackSite || settings.allowTestPayments)
      ? null
      : openTestCheckout({ ...parts, publicUrl: testCheckoutUrl ?? siteUrl });
  const otherPayments = async () => {
    const wasLive = !isLoopbackSite && (await livePaymentsAddress(query)) === siteUrl;
    return wasLive ? null : (testCheckout?.payments ?? null);
  };
  const fixed = fixedPayments && outsideTransactions(fixedPayments, parts.db);
  const vendors = await LiveVendors.open(settings, { ...parts, fixedPayments: fixed, otherPayments });
  const take = async (entered: EnteredValues) => {
    await vendors.take(entered);
    const { payments } = vendors;
    if (payments?.provider === 'stripe' && !payments.isTestMode) await recordLivePayments(query, siteUrl);
  };
  const followed = await followConnections({ ...parts, take });
  const connections: Connections = {
    fixed: settings,
    get methods() {
      return settings.stripe ? [] : followed.methods;
    },
    get unreadable() {
      return followed.unreadable;
    },
    trial: (kind, values) => openTrial(settings, parts, [kind, values]),
    refresh: followed.refresh,
  };
  const closeVendors = async () => {
    await followed.close();
    await vendors.close();
  };
  return { testCheckout, vendors, connections, closeVendors };
}

async function openMigrated(settings: Settings, log: Log): Promise<Database> {
  const { dataDir, databaseUrl } = settings;
  const db = await openDatabase({
    dataDir,
    log,
    ...(databaseUrl ? { databaseUrl, connections: settings.databasePool ?? undefined } : {}),
    onStop: () => endProcess(log),
  });
  try {
    const missing = await missingRights(db);
    if (missing !== null) throw new Error(missing);
    if ((await databaseState(db.query)) === 'read-only') throw new Error(databaseSentences['read-only']);
    const applied = await migrate(db, migrationsFolder, { log });
    if (applied.length > 0) log.info({ migrations: applied.length }, 'database brought up to date');
    const few = db.server && fewConnections(db.server);
    if (few) log.warn({}, few);
    db.startMaintenance();
    return db;
  } catch (error) {
    await db.close();
    const damage = databaseUrl ? null : damageOf(`${dataDir}/database`, error);
    throw damage ?? error;
  }
}

/** The embedded engine stopped for good: only a new process can recover. */
function endProcess(log: Log): void {
  log.error({}, 'the embedded database stopped; the process ends so that a new one can recover');
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 1000).unref();
}
