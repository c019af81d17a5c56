import type { ProviderEventKind } from '../payments.ts';
import type { SessionRow } from './session-row.ts';

/** Days for which a card's authorisation may be captured, as card networks allow. */
const captureDays = 7;

/** Last moment at which the money that `session` holds may be taken; null when it holds none. */
export function captureBefore(session: SessionRow): Temporal.Instant | null {
  if (session.intent !== 'requires_capture' || !session.authorised_at) return null;
  return session.authorised_at.add({ hours: captureDays * 24 });
}

/**
 * The session as it is at `now`: what ends by itself has ended, whether or not somebody has written it down yet.
 * `tells` are the events of those endings, oldest first.
 */
export function asOf(
  session: SessionRow,
  now: Temporal.Instant,
): { session: SessionRow; tells: ProviderEventKind[] } {
  const isPast = (moment: Temporal.Instant | null) =>
    moment !== null && Temporal.Instant.compare(moment, now) <= 0;
  const tells: ProviderEventKind[] = [];
  let current = session;
  if (current.state === 'open' && isPast(current.expires_at)) {
    current = expired(current);
    tells.push('session-expired');
  }
  if (current.decides_at && isPast(current.decides_at)) {
    current = succeeded(current, current.decides_at);
    tells.push('async-succeeded');
  }
  if (isPast(captureBefore(current))) current = { ...current, intent: 'canceled' };
  return { session: current, tells };
}

/** An ended session takes an unfinished attempt with it: no money can come from it any more. */
export function expired(session: SessionRow): SessionRow {
  return { ...session, state: 'expired', intent: session.intent === 'none' ? 'none' : 'canceled' };
}

/** The money is there (or held, where the shop authorises first). */
export function succeeded(session: SessionRow, at: Temporal.Instant): SessionRow {
  const isHeld = session.capture_mode === 'manual';
  return {
    ...session,
    state: 'complete',
    intent: isHeld ? 'requires_capture' : 'succeeded',
    captured_minor: isHeld ? 0 : session.amount_minor,
    authorised_at: isHeld ? at : null,
    decides_at: null,
  };
}
