import type { World } from '#platform/world.ts';
import { restoredStudio } from '#studio/office/backups/backups.queries.ts';
import { eraseGuestsAgain } from './erase-guest.ts';
import { eraseAgain } from './erase-person.ts';

/** Before a restored studio serves anyone: erases whom its backup brought back. Idempotent. Returns their number. */
export async function replayErasures(world: World): Promise<number> {
  const restored = await restoredStudio(world.db.query);
  if (restored?.openedAt !== null) return 0;
  // Erasures are recorded a moment before they happen.
  const erasures = await world.erasures.since(restored.backupMadeAt.subtract({ minutes: 10 }));
  for (const erasure of erasures) if ('userId' in erasure) await eraseAgain(world, erasure.userId);
  await eraseGuestsAgain(
    world,
    erasures.flatMap((erasure) => ('guest' in erasure ? [erasure.guest] : [])),
  );
  return erasures.length;
}
