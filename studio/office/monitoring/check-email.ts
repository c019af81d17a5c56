import type { World } from '#platform/world.ts';
import { mailPause } from '#studio/shared/email/mail-pause.store.ts';
import type { Findings, Watch } from './check.ts';
import { type LateEmail, lastAttempt, lateEmails, wasSentSince } from './monitoring.queries.ts';

const lateAfterMinutes = 15;
const mailSubject = 'mail';

export async function isSending({ db, mail }: World): Promise<boolean> {
  return mail.kind === 'smtp' && (await mailPause(db.query)) === null;
}

/**
 * Emails of a quarter of an hour ago that still wait because the mail server cannot be reached, or because nothing has
 * tried to send them, although all that time they could be sent. A server's 'try again later' about one recipient is neither.
 */
export async function checkEmail({ db, clock }: World, { mailSince }: Watch): Promise<Findings> {
  const q = db.query;
  if (mailSince === null) return [];
  const before = clock.now().subtract({ minutes: lateAfterMinutes });
  if (Temporal.Instant.compare(mailSince, before) > 0) return null;
  const late = await lateEmails(q, before);
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
