import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { StudioFault } from '#studio/shared/faults/studio-fault.ts';
import { system } from '#studio/shared/who.ts';
import { type Findings, recheckMinutes, type Watch, wasSilent, watchSchema } from './check.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkConnections, checkHeartbeat } from './check-connections.ts';
import { checkDisk } from './check-disk.ts';
import { checkEmail, isSending } from './check-email.ts';
import { checkPaymentKey, checkWebhook } from './check-payments.ts';
import { checkBackupBucket, checkFiles } from './check-storage.ts';
import { checkUpdate } from './check-update.ts';
import { lastWatch, type OpenFault, openFaults, unreadCalendars } from './monitoring.queries.ts';
import { saveWatch } from './monitoring.store.ts';

/** A calendar that fails is asked at least once an hour; until then Today alone says so. */
const unreadHours = 6;

interface WatchedCheck {
  kind: StudioFault['kind'];
  find: (world: World, watch: Watch) => Promise<Findings>;
  /** Sends requests to other machines, so not every minute. */
  checkedAt?: keyof typeof recheckMinutes;
}

const buckets = [
  { kind: 'files-unavailable', find: checkFiles, checkedAt: 'filesAt' },
  { kind: 'backups-unavailable', find: checkBackupBucket, checkedAt: 'backupsAt' },
] as const satisfies WatchedCheck[];

const watched: readonly WatchedCheck[] = [
  { kind: 'disk-space', find: checkDisk },
  { kind: 'update-failed', find: checkUpdate },
  { kind: 'mail-stuck', find: checkEmail },
  { kind: 'webhook-missing', find: checkWebhook },
  { kind: 'calendar-unread', find: checkCalendars },
  { kind: 'connection-unreadable', find: checkConnections },
  { kind: 'heartbeat-paused', find: checkHeartbeat },
  { kind: 'certificate-fault', find: checkCertificate, checkedAt: 'certificateAt' },
  { kind: 'payments-refused', find: checkPaymentKey, checkedAt: 'paymentsAt' },
  ...buckets,
];

/**
 * Every minute: opens a task for what fails, once, and closes it when it works again. A check that throws keeps no other
 * from running; the key is not checked at a payment provider that is slow or silent. Idempotent.
 */
export async function watchStudio(world: World, isProviderBusy = false): Promise<void> {
  const now = world.clock.now();
  const before = (await lastWatch(world.db.query)) ?? newWatch(now);
  const sendingSince = wasSilent(before, now) ? now : (before.mailSince ?? now);
  const mailSince = (await isSending(world)) ? sendingSince : null;
  const watch: Watch = { ...before, ranAt: now, unknown: [], mailSince };
  const open = await openFaults(
    world.db.query,
    watched.map(({ kind }) => kind),
  );
  for (const check of watched) {
    const ofKind = open.filter(({ kind }) => kind === check.kind);
    const wasUnknown = before.unknown.includes(check.kind);
    const isSoon = wasUnknown || ofKind.length > 0;
    const isBusy = check.checkedAt === 'paymentsAt' && isProviderBusy;
    if (isBusy || (check.checkedAt && !isDue(before, check.checkedAt, { isSoon, now }))) {
      if (wasUnknown) watch.unknown.push(check.kind);
      continue;
    }
    if (check.checkedAt) watch[check.checkedAt] = now;
    try {
      const findings = await check.find(world, watch);
      if (findings === null) watch.unknown.push(check.kind);
      await settle(world, findings, ofKind);
    } catch (error) {
      watch.unknown.push(check.kind);
      world.log.warn({ err: error, check: check.kind }, 'a check of the studio failed');
    }
  }
  await saveWatch(world.db.query, watch);
}

const newWatch = (ranAt: Temporal.Instant): Watch => watchSchema.parse({ ranAt: ranAt.toString() });

function isDue(
  before: Watch,
  checkedAt: keyof typeof recheckMinutes,
  { isSoon, now }: { isSoon: boolean; now: Temporal.Instant },
): boolean {
  const at = before[checkedAt];
  const minutes = recheckMinutes[checkedAt][isSoon ? 'failing' : 'passing'];
  return at === null || Temporal.Instant.compare(at.add({ minutes }), now) <= 0;
}

/** At a start, in every process: it does not wait for the answer. */
export async function watchBuckets(world: World): Promise<void> {
  const open = await openFaults(
    world.db.query,
    buckets.map(({ kind }) => kind),
  );
  for (const { kind, find } of buckets)
    await settle(
      world,
      await find(world),
      open.filter((fault) => fault.kind === kind),
    );
}

async function settle(world: World, findings: Findings, open: readonly OpenFault[]): Promise<void> {
  if (findings === null || (findings.length === 0 && open.length === 0)) return;
  await change(world, system, async (c) => {
    for (const { kind, subjectId } of open) {
      if (!findings.some((fault) => fault.subjectId === subjectId))
        await publish(c, { type: 'check.passed', kind: kind as StudioFault['kind'], subjectId });
    }
    for (const fault of findings) await publish(c, { type: 'check.failed', ...fault });
  });
}

async function checkCalendars({ db, clock }: World): Promise<Findings> {
  const unread = await unreadCalendars(db.query, clock.now().subtract({ hours: unreadHours }));
  return unread.map(({ id, name }) => ({
    kind: 'calendar-unread',
    subjectId: id,
    details: { what: name },
  }));
}

/** On the owner's request: everything is checked again within a minute. */
export async function checkAgain({ db, clock }: World): Promise<void> {
  const before = await lastWatch(db.query);
  const mailSince = before?.mailSince ?? null;
  await saveWatch(db.query, { ...newWatch(before?.ranAt ?? clock.now()), mailSince });
}
