import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { type FreeBytes, minFreeBytes, usesDataFolder } from '#platform/files/data-folder.ts';
import type { Log } from '#platform/log.ts';
import { proxyProblems, proxyWarnings } from '#platform/proxy-warnings.ts';
import type { Settings } from '#platform/settings.ts';
import { overdueAfterHours } from '#studio/office/backups/backup.ts';
import { rehearseBackup } from '../backup/back-up.ts';
import { localUrl, type OpenedDatabase } from './check-database.ts';
import { databaseTime, lastReconciledAt } from './doctor.queries.ts';
import { type Finding, fault, ok, reasonOf, warning } from './finding.ts';
import type { StudioFacts } from './studio-facts.ts';

const megabyte = 1024 * 1024;
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };
const comfortableBytes = 1024 * megabyte;

export async function checkDisk(settings: Settings, freeBytes: FreeBytes): Promise<Finding[]> {
  if (!usesDataFolder(settings)) return [];
  const { dataDir } = settings;
  try {
    const free = await freeBytes(dataDir);
    const text = `${Math.floor(free / megabyte)} MB are free on the disk of ${dataDir}.`;
    const remedy = 'Free some space, or move the folder to a larger disk and set DATA_DIR.';
    if (free < minFreeBytes) return [fault('Disk', text, remedy)];
    return [free < comfortableBytes ? warning('Disk', text, remedy) : ok('Disk', text)];
  } catch (error) {
    return [fault('Disk', reasonOf(error), 'Set DATA_DIR to a folder that this user may use.')];
  }
}

/** Seconds. One-time passwords change every 30; Stripe's signatures are valid for 300. */
const skew = { warning: 5, fault: 30 };

/** Compared with the database server, Stripe and the object store, where they are used. */
export async function checkClock(settings: Settings, db: Database | null, clock: Clock): Promise<Finding[]> {
  const { stripe, s3 } = settings;
  const addresses = [stripe && (stripe.apiBase ?? 'https://api.stripe.com'), s3?.endpoint].filter(
    (one) => one != null,
  );
  const times = await Promise.all([
    ...addresses.map((address) => offsetFrom(clock, () => webTime(address))),
    ...(db?.engine === 'server' ? [offsetFrom(clock, () => databaseTime(db.query))] : []),
  ]);
  const known = times.filter((one) => one !== null);
  if (known.length === 0) return [];
  const seconds = Math.max(...known.map(Math.abs));
  const text = `This computer's clock differs from others by ${seconds.toFixed(0)} s.`;
  const remedy = 'Turn on time synchronisation (NTP), for example with systemd-timesyncd.';
  if (seconds > skew.fault) return [fault('Clock', text, remedy)];
  return [seconds > skew.warning ? warning('Clock', text, remedy) : ok('Clock', text)];
}

/** In seconds, against the middle of the request; null: no answer. */
async function offsetFrom(clock: Clock, read: () => Promise<number>): Promise<number | null> {
  const before = clock.now().epochMilliseconds;
  const theirs = await read().catch(() => Number.NaN);
  const after = clock.now().epochMilliseconds;
  return Number.isNaN(theirs) ? null : (theirs - (before + after) / 2) / 1000;
}

/** Epoch milliseconds, in whole seconds. */
async function webTime(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5_000) });
  return Date.parse(answer.headers.get('date') ?? '');
}

/** Minutes. The reconciliation runs every minute. */
const longestJobPause = 10;

export async function checkJobs(db: Database | null, clock: Clock): Promise<Finding[]> {
  if (db?.engine !== 'server') return [];
  const at = await lastReconciledAt(db.query).catch(() => null);
  const since = at && clock.now().since(at).total('minutes');
  if (since !== null && since <= longestJobPause) return [ok('Jobs', 'Jobs are being run.')];
  const text = at ? `No job has run for ${Math.floor(since ?? 0)} minutes.` : 'No job has run yet.';
  return [warning('Jobs', text, 'Start a process with ROLE=all or ROLE=jobs.')];
}

export function checkBackup(facts: StudioFacts | null, clock: Clock): Finding[] {
  if (!facts) return [];
  const { backup } = facts;
  if (!backup) return [warning('Backup', 'There is no verified backup.', 'Run npm run backup.')];
  const hours = Math.floor(clock.now().since(backup.verifiedAt).total('hours'));
  const text = `The last verified backup is ${hours} hours old.`;
  return [
    hours > overdueAfterHours
      ? fault('Backup', text, 'Run npm run backup, and look at the log of the nightly one.')
      : ok('Backup', text),
  ];
}

export async function checkNewBackup(settings: Settings, opened: OpenedDatabase): Promise<Finding[]> {
  if (!opened.db && !opened.studio) return [];
  try {
    const rows = await rehearseBackup({ settings, log: silent }, opened);
    return [ok('Backup', `A backup of the database was made, restored and compared: ${rows} rows.`)];
  } catch (error) {
    return [
      fault('Backup', `No backup can be made: ${reasonOf(error)}`, 'docs/operations.md describes backups.'),
    ];
  }
}

export async function checkAddress(settings: Settings): Promise<Finding[]> {
  const { siteUrl, isLoopbackSite } = settings;
  const url = `${isLoopbackSite ? localUrl(settings) : siteUrl}/healthz`;
  const remedy =
    'Check that the studio is running, the proxy, its certificate, and the DNS record of SITE_URL.';
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const proxy = await proxyFindings(answer);
    // A local studio may be examined while it is stopped.
    if (isLoopbackSite) return proxy;
    if (!answer.ok) return [fault('Address', `${url} answers ${answer.status}.`, remedy)];
    return [ok('Address', `${siteUrl} answers.`), ...proxy];
  } catch (error) {
    if (isLoopbackSite) return [];
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return [fault('Address', `${url} does not answer: ${reasonOf(cause)}.`, remedy)];
  }
}

const healthSchema = z.object({ proxy: z.enum(proxyProblems) });

async function proxyFindings(answer: Response): Promise<Finding[]> {
  const health = healthSchema.safeParse(await answer.json().catch(() => null));
  if (!health.success) return [];
  const remedy = 'docs/operations.md shows a proxy that does both, under "Behind a proxy".';
  return [warning('Address', proxyWarnings[health.data.proxy], remedy)];
}
