import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { writeSharing } from './shared-progress.store.ts';

/** Sets whether the coach sees the progress. Idempotent. */
export async function shareProgress(world: World, who: Who, isShared: boolean): Promise<void> {
  const { userId } = who;
  if (!userId) return;
  const now = world.clock.now();
  await world.db.transaction((tx) => writeSharing(tx, userId, isShared ? now : null));
}
