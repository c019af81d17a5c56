import type { Change } from '#studio/shared/change.ts';
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
  { tx, now }: Change,
  kind: DifferenceKind,
  subjectId: string,
): Promise<Difference | null> {
  const [found] = await localDifferences(tx, kind, { now, only: subjectId });
  return found ?? null;
}
