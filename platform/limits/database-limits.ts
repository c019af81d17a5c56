import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import type { LimitKey, LimitName, LimitRule, Limits, RowKey, Taken } from './limits.ts';
import { MemoryCounts } from './memory-counts.ts';

export interface LimitsOptions {
  db: Database;
  ruleOf: (name: LimitName) => Promise<LimitRule>;
  keysOf: (name: LimitName, key: LimitKey) => RowKey[];
}

type LimiterOf = (rule: LimitRule) => RateLimiterPostgres;

function limiterOver(db: Database): LimiterOf {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      db.query
        .executeQuery(CompiledQuery.raw(text, values))
        .then((result) => ({ ...result, rowCount: Number(result.numAffectedRows ?? result.rows.length) })),
  };
  return ({ points, windowSeconds }) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points,
      duration: windowSeconds,
    });
}

async function takeRow(limiter: LimiterOf, { key, factor }: RowKey, rule: LimitRule): Promise<Taken> {
  const points = rule.points * factor;
  const rows = limiter({ ...rule, points });
  try {
    const taken = await rows.consume(key);
    if (rule.blockSeconds && taken.consumedPoints >= points) await rows.block(key, rule.blockSeconds);
    return { ok: true };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}

/** A take is one statement, so concurrent processes never share the last point. */
export function databaseLimits({ db, ruleOf, keysOf }: LimitsOptions): Limits {
  const limiter = limiterOver(db);
  const counts = new MemoryCounts();
  return {
    async take(name, value): Promise<Taken> {
      const rule = await ruleOf(name);
      const counted: RowKey[] = [];
      for (const row of keysOf(name, value)) {
        const taken = await takeRow(limiter, row, rule);
        if (!taken.ok) {
          for (const { key } of counted) await limiter(rule).reward(key);
          return taken;
        }
        counted.push(row);
      }
      return { ok: true };
    },
    async takeInMemory(name, value): Promise<Taken> {
      return counts.take(keysOf(name, value), await ruleOf(name));
    },
    point(name, value, { points, windowSeconds }) {
      const moment = Date.now();
      const rows = keysOf(name, value);
      return {
        keys: rows.map(({ key }) => key),
        points: rows.map(({ factor }) => points * factor),
        moment,
        expire: moment + windowSeconds * 1000,
      };
    },
    async giveBack(name, value) {
      const rule = await ruleOf(name);
      for (const { key } of keysOf(name, value)) await limiter(rule).reward(key);
    },
    async forget(name, value) {
      const rule = await ruleOf(name);
      for (const { key } of keysOf(name, value)) await limiter(rule).delete(key);
    },
    async deleteExpired() {
      await db.query.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
    },
  };
}
