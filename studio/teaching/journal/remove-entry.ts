import { z } from 'zod';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { deleteEntry } from './journal.store.ts';

/** Deletes an entry permanently. False: not found, or not theirs. */
export async function removeEntry(world: World, who: Who, id: string): Promise<boolean> {
  const { userId } = who;
  if (!userId || !z.guid().safeParse(id).success) return false;
  return world.db.transaction((tx) => deleteEntry(tx, userId, id));
}
