import { joinTransaction } from '#platform/db/join-transaction.ts';
import { unstoredReferenceData } from '#platform/reference-data.ts';
import type { World } from '#platform/world.ts';
import type { Change } from '#studio/shared/change.ts';

/**
 * The world for verbs that run as parts of another one. Nothing that they read is stored, because it may be rolled
 * back. A refusal has to be thrown by the caller, or what was written before it is committed.
 */
export function withinTransaction({ world, tx }: Change): World {
  return { ...world, db: joinTransaction(world.db, tx), reference: unstoredReferenceData };
}
