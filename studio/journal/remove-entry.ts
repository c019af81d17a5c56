import { z } from 'zod';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { deleteEntry } from './journal.store.ts';

/** Deletes one entry of the signed-in person's journal for good. False: there is none of theirs under this id. */
export async function removeEntry(world: World, who: Who, id: string): Promise<boolean> {
  const { userId } = who;
  if (!userId || !z.guid().safeParse(id).success) return false;
  return world.db.transaction((tx) => deleteEntry(tx, userId, id));
}
