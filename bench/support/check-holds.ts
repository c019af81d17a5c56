import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Acknowledged } from './hold-slots.ts';

/** Acknowledged holds that the database lacks, and slots acknowledged to two clients at once. */
export interface HoldFaults {
  lost: string[];
  overlaps: string[];
}

export async function checkHolds(db: Database, all: readonly Acknowledged[]): Promise<HoldFaults> {
  return { lost: await lostOf(db, all), overlaps: [...findOverlaps(all), ...(await activeTwice(db))] };
}

/** A cancelled hold must be stored as released, any other as held. */
async function lostOf(db: Database, all: readonly Acknowledged[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; state: string }>`
    select b.id, c.state from bookings b join claims c on c.id = b.claim_id`.execute(db.query);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return all.flatMap(({ id, start, cancelledAt }) => {
    const wanted = cancelledAt === null ? 'held' : 'released';
    const found = states.get(id) ?? 'nowhere';
    return found === wanted ? [] : [`the hold ${id} of ${start} should be ${wanted}, and is ${found}`];
  });
}

/** Between the 201 and the cancellation request the slot belongs to one client. */
export function findOverlaps(all: readonly Acknowledged[]): string[] {
  const overlaps: string[] = [];
  for (const [start, holds] of Map.groupBy(all, (hold) => hold.start)) {
    const byStart = holds.toSorted((one, other) => one.heldAt - other.heldAt);
    let last: Acknowledged | undefined;
    for (const hold of byStart) {
      if (last && hold.heldAt < (last.cancelledAt ?? Number.POSITIVE_INFINITY)) {
        overlaps.push(`two clients hold ${start}: ${last.id} and ${hold.id}`);
      }
      if (
        !last ||
        (hold.cancelledAt ?? Number.POSITIVE_INFINITY) > (last.cancelledAt ?? Number.POSITIVE_INFINITY)
      ) {
        last = hold;
      }
    }
  }
  return overlaps;
}

async function activeTwice(db: Database): Promise<string[]> {
  const active = ['held', 'expiring', 'booked', 'blocked'];
  const { rows } = await sql<{ ids: string }>`
    select a.id || ' and ' || b.id as ids from claims a join claims b on a.id < b.id and a.claimed && b.claimed
    where a.state = any(${active}) and b.state = any(${active})`.execute(db.query);
  return rows.map(({ ids }) => `two active claims overlap: ${ids}`);
}
