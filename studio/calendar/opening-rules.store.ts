import type { Tx } from '#platform/db/database.ts';
import type { OpeningRule, SlotKind } from './slot.ts';

export type KindRule = OpeningRule & { kind: SlotKind };

export async function replaceOpeningRules(tx: Tx, rules: readonly KindRule[]): Promise<void> {
  await tx.deleteFrom('opening_rules').execute();
  if (rules.length > 0)
    await tx
      .insertInto('opening_rules')
      .values([...rules])
      .execute();
}
