import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { databaseSentences, databaseState } from '#platform/db/database-state.ts';
import { isDirectoryInUse } from '#platform/db/embedded/directory-lock.ts';
import { pendingMigrations } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { missingRights } from '#platform/db/server/missing-rights.ts';
import { fewConnections } from '#platform/db/server/server-problem.ts';
import type { Log } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import { connectToStudio, type RunningStudio } from '../backup/backup-socket.ts';
import { databaseVersion } from './doctor.queries.ts';
import { type Finding, fault, ok, reasonOf, warning } from './finding.ts';

const area = 'Database';
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** `db`: null when it cannot be queried. `studio`: has the embedded database open, and is asked instead. */
export interface OpenedDatabase {
  db: Database | null;
  studio: RunningStudio | null;
  findings: Finding[];
}

/** Of the process that these settings start. */
export function localUrl({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export async function openForCheck(settings: Settings): Promise<OpenedDatabase> {
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl) {
    if (!existsSync(`${dataDir}/database`))
      return closed(
        warning(area, `There is no database in ${dataDir} yet.`, 'Start the studio once: npm start.'),
      );
    if (isDirectoryInUse(dataDir)) {
      const studio = await connectToStudio(dataDir).catch(() => null);
      return { db: null, studio, findings: [await askRunningStudio(settings)] };
    }
  }
  try {
    const place = databaseUrl
      ? { databaseUrl, connections: settings.databasePool ?? undefined, retryForMs: 0 }
      : {};
    const db = await openDatabase({ dataDir, log: silent, ...place });
    return { db, studio: null, findings: await inspect(db).catch((error) => [unreadable(error)]) };
  } catch (error) {
    return closed(unreadable(error));
  }
}

function closed(finding: Finding): OpenedDatabase {
  return { db: null, studio: null, findings: [finding] };
}

function unreadable(error: unknown): Finding {
  return fault(
    area,
    reasonOf(error),
    'docs/operations.md describes each outage under "When something fails".',
  );
}

const readinessSchema = z.object({ reason: z.string() });

const readOnlyRemedy =
  'Look at the server and its disk. The studio goes on by itself once the database accepts writes.';

async function inspect(db: Database): Promise<Finding[]> {
  const missing = await missingRights(db);
  if (missing !== null) return [fault(area, missing, 'Then run npm run doctor again.')];
  const few = db.server && fewConnections(db.server);
  const [pending, state] = [await pendingMigrations(db), await databaseState(db.query)];
  return [
    ...(state === 'read-only' ? [fault(area, databaseSentences[state], readOnlyRemedy)] : []),
    ok(area, `It answers: PostgreSQL ${await databaseVersion(db.query)} (${db.engine}).`),
    ...(few ? [warning(area, few, 'Nothing is lost: requests wait up to 12 seconds.')] : []),
    pending.length === 0
      ? ok(area, 'All migrations have run.')
      : warning(area, `${pending.length} migrations have not run.`, 'They run at the next start: npm start.'),
  ];
}

async function readinessOf(answer: Response | null): Promise<{ reason: string }> {
  const body = readinessSchema.safeParse(await answer?.json().catch(() => null));
  return body.success ? body.data : { reason: '' };
}

/** The embedded database belongs to the running studio. */
async function askRunningStudio(settings: Settings): Promise<Finding> {
  const address = `${localUrl(settings)}/readyz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const { reason } = await readinessOf(answer);
  return answer?.ok
    ? ok(area, 'The running studio has the embedded database open and says that it is ready.')
    : fault(
        area,
        `A running studio has the embedded database open, but ${address} ${answer ? `answers ${answer.status}` : 'does not answer'}. ${reason}`.trim(),
        'Look at its log, or restart it.',
      );
}
