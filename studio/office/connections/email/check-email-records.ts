import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { effectiveEmail } from './effective-email.ts';
import {
  domainOf,
  type EmailRecords,
  isComplete,
  isProvidersOwn,
  minutesBetweenChecks,
  type RecordCheck,
  type RecordKind,
  recordKinds,
} from './email-records.ts';
import { emailRecords, emailSetUp } from './email-set-up.queries.ts';
import { saveRecords } from './email-set-up.store.ts';
import { examineRecords } from './examine-records.ts';

/**
 * Looks up the records of the sender's domain, every ten minutes until all are there, or when the owner asks. The first
 * time that all are there, the owner is emailed. Returns the number of look-ups. Idempotent.
 */
export async function checkEmailRecords(
  world: World,
  { isRequested = false }: { isRequested?: boolean } = {},
): Promise<number> {
  const q = world.db.query;
  const [{ setUp }, known] = await Promise.all([emailSetUp(q), emailRecords(q)]);
  const email = effectiveEmail(world, setUp);
  const domain = domainOf(email?.sender ?? '');
  if (!email || isProvidersOwn(email.provider, domain)) return 0;
  const before = known?.domain === domain ? known : null;
  if (!isRequested && !(before && isDue(before, world.clock.now()))) return 0;
  const { provider, selector } = email;
  const checks = await examineRecords(world.dns, { domain, provider, selector });
  await change(world, system, async (c) => {
    const records: EmailRecords = {
      domain,
      checkedAt: c.now,
      announcedAt: before?.announcedAt ?? null,
      checks: withTimes(checks, before, c.now),
    };
    const isNew = isComplete(records) && records.announcedAt === null;
    if (isNew) records.announcedAt = c.now;
    await saveRecords(c.tx, records);
    if (isNew && before !== null) await publish(c, { type: 'email-records.found', domain });
  });
  return 1;
}

function isDue(records: EmailRecords, now: Temporal.Instant): boolean {
  const next = records.checkedAt.add({ minutes: minutesBetweenChecks });
  return !isComplete(records) && Temporal.Instant.compare(next, now) <= 0;
}

/** A record keeps the time since which it is there. */
function withTimes(
  checks: Record<RecordKind, RecordCheck>,
  before: EmailRecords | null,
  now: Temporal.Instant,
): Record<RecordKind, RecordCheck> {
  const timed = recordKinds.map((kind) => {
    const check = checks[kind];
    const foundAt = check.state === 'found' ? (before?.checks[kind].foundAt ?? now) : null;
    return [kind, { ...check, foundAt }] as const;
  });
  return Object.fromEntries(timed) as Record<RecordKind, RecordCheck>;
}
