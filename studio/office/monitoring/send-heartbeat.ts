import { RequestRefused } from '#platform/http/guarded-http.ts';
import type { World } from '#platform/world.ts';
import { overdueAfterHours } from '#studio/office/backups/backup.ts';
import { lastBackup } from '#studio/office/backups/backups.queries.ts';
import { heartbeatAddress, heartbeatState } from './heartbeat.queries.ts';
import { mostAttempts, nextAttempt } from './heartbeat.ts';
import { saveHeartbeatState } from './monitoring.store.ts';

const request = { timeoutMs: 10_000, maxBytes: 10_000 };

/**
 * Every minute: tells the outside monitor once of each verified backup. A call that fails is repeated for some hours and is
 * no alert: the monitor itself says when it was not called. Idempotent.
 */
export async function sendHeartbeat(world: World): Promise<void> {
  const { db, clock, http, log } = world;
  const { address, pausedAt } = await heartbeatAddress(db.query);
  const verifiedAt = address === null ? null : (await lastBackup(db.query))?.verifiedAt;
  const now = clock.now();
  const overdueBefore = now.subtract({ hours: overdueAfterHours });
  if (address === null || pausedAt || !verifiedAt || Temporal.Instant.compare(verifiedAt, overdueBefore) < 0)
    return;
  const state = await heartbeatState(db.query);
  const before = state?.verifiedAt.equals(verifiedAt) ? state : null;
  if (before && (before.failure === null || before.attempts >= mostAttempts)) return;
  if (before && Temporal.Instant.compare(nextAttempt(before), now) > 0) return;
  const failure = await http.request(address, request).then(
    ({ status }) => (status >= 200 && status < 300 ? null : String(status)),
    (error) => (error instanceof RequestRefused ? error.reason : 'network'),
  );
  if (failure) log.warn({ failure }, 'the heartbeat was not taken');
  const attempts = (before?.attempts ?? 0) + 1;
  await saveHeartbeatState(db.query, { verifiedAt, attempts, at: now, failure });
}
