import { isLoopback } from '#platform/read-settings.ts';
import type { Books } from './session-row.ts';
import { signatureHeader, signEvent } from './signature.ts';

/** About two days with backoff. */
const maxAttempts = 60;
const longestPauseSeconds = 3600;
/** Small enough to send within `claimSeconds`, even when the target times out. */
const batch = 5;
const claimSeconds = 60;
const timeoutMs = 10_000;

interface Due {
  id: number;
  attempts: number;
  body: string;
  planned: Temporal.Instant;
}

/** Only this machine or the site's own origin (prevents SSRF). */
export function isAllowedTarget(deliverTo: string, publicUrl: string): boolean {
  if (!URL.canParse(deliverTo)) return false;
  const { hostname, origin, protocol } = new URL(deliverTo);
  return /^https?:$/.test(protocol) && (isLoopback(hostname) || origin === new URL(publicUrl).origin);
}

/** Returns how many were tried. On abort, finishes the current event and releases the others. */
export async function deliverDue(
  books: Books,
  { key, deliverTo, stopped }: { key: Uint8Array; deliverTo: string; stopped: AbortSignal },
): Promise<number> {
  const due = await claimDue(books);
  for (const one of due) {
    if (stopped.aborted) {
      await releaseClaim(books, one);
      continue;
    }
    const signature = signEvent(key, one.body, books.clock.now());
    if (await send(deliverTo, one.body, signature)) await end(books, one.id);
    else await scheduleRetry(books, one);
  }
  return due.length;
}

export const dueDeliveries = ({ db, clock }: Books) =>
  db.query
    .selectFrom('test_checkout_deliveries')
    .select(['id', 'deliver_at'])
    .where('ended_at', 'is', null)
    .where('deliver_at', '<=', clock.now());

async function claimDue(books: Books): Promise<Due[]> {
  const claimed = await books.db.query
    .with('due', () =>
      dueDeliveries(books).orderBy('deliver_at').orderBy('id').limit(batch).forUpdate().skipLocked(),
    )
    .updateTable('test_checkout_deliveries as journey')
    .from(['due', 'test_checkout_events as event'])
    .set((row) => ({
      attempts: row('journey.attempts', '+', 1),
      deliver_at: books.clock.now().add({ seconds: claimSeconds }),
    }))
    .whereRef('journey.id', '=', 'due.id')
    .whereRef('event.event_id', '=', 'journey.event_id')
    .returning(['journey.id', 'journey.attempts', 'event.body', 'due.deliver_at as planned'])
    .execute();
  return claimed.sort((a, b) => Temporal.Instant.compare(a.planned, b.planned) || a.id - b.id);
}

async function send(deliverTo: string, body: string, signature: string): Promise<boolean> {
  try {
    const answer = await fetch(deliverTo, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function end({ db, clock }: Books, id: number): Promise<void> {
  await db.query
    .updateTable('test_checkout_deliveries')
    .set({ ended_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

async function scheduleRetry({ db, clock }: Books, { id, attempts }: Due): Promise<void> {
  const now = clock.now();
  const seconds = Math.min(longestPauseSeconds, 2 ** (attempts - 1));
  await db.query
    .updateTable('test_checkout_deliveries')
    .set({ deliver_at: now.add({ seconds }), ended_at: attempts >= maxAttempts ? now : null })
    .where('id', '=', id)
    .execute();
}

async function releaseClaim({ db }: Books, { id, attempts, planned }: Due): Promise<void> {
  await db.query
    .updateTable('test_checkout_deliveries')
    .set({ deliver_at: planned, attempts: attempts - 1 })
    .where('id', '=', id)
    .execute();
}
