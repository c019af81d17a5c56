import type { World } from '#platform/world.ts';
import { mailPause } from '#studio/shared/email/mail-pause.store.ts';
import type { Findings } from './check.ts';
import { type LateEmail, lastAttempt, lateEmails, wasSentSince } from './monitoring.queries.ts';

const patienceMinutes = 15;
const mailSubject = 'mail';

/**
 * Emails of a quarter of an hour ago that still wait because the mail server cannot be reached, or because nothing has
 * tried to send them. A server's 'try again later' about one recipient is neither.
 */
export async function checkEmail({ db, mail, clock }: World): Promise<Findings> {
  const q = db.query;
  // Paused: a task of its own names the setting.
  if (mail.kind !== 'smtp' || (await mailPause(q))) return [];
  const late = await lateEmails(q, clock.now().subtract({ minutes: patienceMinutes }));
  const unreached = late.filter(isUnreached);
  if (unreached.length > 0) {
    const attempts = unreached.flatMap((email) => lastAttempt(email) ?? []);
    const last = attempts.sort(Temporal.Instant.compare).at(-1);
    return !last || (await wasSentSince(q, last)) ? [] : [fault('mail-unreachable')];
  }
  return late.some(({ attempts }) => attempts === 0) ? [fault('mail-untried')] : [];
}

/** What a server says begins with its code. */
function isUnreached({ attempts, error }: LateEmail): boolean {
  return attempts > 0 && error !== null && !/^\s*[245]\d\d\b/.test(error);
}

function fault(reason: string) {
  return { kind: 'mail-stuck', subjectId: mailSubject, details: { reason } } as const;
}
