import type { Database } from '#platform/db/database.ts';
import { databaseLimits } from '#platform/limits/database-limits.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { limitKey, limitRule } from './limit-rules.ts';
import { readLimits } from './limits.ts';

export function worldLimits(db: Database, secret: Uint8Array): Limits {
  return databaseLimits({
    db,
    ruleOf: async (name) => limitRule(await readLimits(db.query), name),
    keyOf: (name, value) => limitKey(secret, name, value),
  });
}
