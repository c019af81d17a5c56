import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Difference, DifferenceKind } from '../differences/difference.ts';
import { localDifferences } from '../differences/local-differences.queries.ts';

/** gone: repaired meanwhile. */
export type RepairRefusal =
  | 'gone'
  | 'checkout-open'
  | 'time-taken'
  | 'too-few-left'
  | 'over-total'
  | 'refused-by-provider';

/** Once the rows are locked; null: both sides agree now. */
export async function differenceNow(
  world: World,
  tx: Tx,
  { kind, subjectId }: { kind: DifferenceKind; subjectId: string },
): Promise<Difference | null> {
  const [found] = await localDifferences(tx, kind, { now: world.clock.now(), only: subjectId });
  return found ?? null;
}
