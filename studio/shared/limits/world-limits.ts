import type { Database } from '#platform/db/database.ts';
import { databaseLimits } from '#platform/limits/database-limits.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { ReferenceData } from '#platform/reference-data.ts';
import { limitKeys, limitRule } from './limit-rules.ts';
import { readLimits } from './limits.ts';

export function worldLimits(db: Database, reference: ReferenceData, secret: Uint8Array): Limits {
  const stored = { name: 'limits', keys: ['limits'], load: () => readLimits(db.query) };
  return databaseLimits({
    db,
    ruleOf: async (name) => limitRule(await reference.read(stored), name),
    keysOf: (name, key) => limitKeys(secret, name, key),
  });
}
