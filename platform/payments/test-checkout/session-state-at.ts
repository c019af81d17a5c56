import type { ProviderEventKind } from '../payments.ts';
import type { SessionRow } from './session-row.ts';

/** Days; the usual validity of card authorisations. */
const captureDays = 7;

export function captureBefore(session: SessionRow): Temporal.Instant | null {
  if (session.intent !== 'requires_capture' || !session.authorised_at) return null;
  return session.authorised_at.add({ hours: captureDays * 24 });
}

export function asOf(
  session: SessionRow,
  now: Temporal.Instant,
): { session: SessionRow; events: ProviderEventKind[] } {
  const isPast = (moment: Temporal.Instant | null) =>
    moment !== null && Temporal.Instant.compare(moment, now) <= 0;
  const events: ProviderEventKind[] = [];
  let current = session;
  if (current.state === 'open' && isPast(current.expires_at)) {
    current = expired(current);
    events.push('session-expired');
  }
  if (current.decides_at && isPast(current.decides_at)) {
    current = succeeded(current, current.decides_at);
    events.push('async-succeeded');
  }
  if (isPast(captureBefore(current))) current = { ...current, intent: 'canceled' };
  return { session: current, events };
}

export function expired(session: SessionRow): SessionRow {
  return { ...session, state: 'expired', intent: session.intent === 'none' ? 'none' : 'canceled' };
}

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
