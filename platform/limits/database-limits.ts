import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import type { LimitName, LimitRule, Limits, Taken } from './limits.ts';

export interface LimitsOptions {
  db: Database;
  ruleOf: (name: LimitName) => Promise<LimitRule>;
  keyOf: (name: LimitName, value: string | null) => string;
}

/** A take is one statement, so concurrent processes never share the last point. */
export function databaseLimits({ db, ruleOf, keyOf }: LimitsOptions): Limits {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      db.query
        .executeQuery(CompiledQuery.raw(text, values))
        .then((result) => ({ ...result, rowCount: Number(result.numAffectedRows ?? result.rows.length) })),
  };
  const limiter = ({ points, windowSeconds }: LimitRule) =>
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

  return {
    async take(name, value): Promise<Taken> {
      const rule = await ruleOf(name);
      const key = keyOf(name, value);
      try {
        const taken = await limiter(rule).consume(key);
        if (rule.blockSeconds && taken.consumedPoints >= rule.points) {
          await limiter(rule).block(key, rule.blockSeconds);
        }
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    point(name, value, { points, windowSeconds }) {
      const moment = Date.now();
      return { key: keyOf(name, value), points, moment, expire: moment + windowSeconds * 1000 };
    },
    async giveBack(name, value) {
      await limiter(await ruleOf(name)).reward(keyOf(name, value));
    },
    async forget(name, value) {
      await limiter(await ruleOf(name)).delete(keyOf(name, value));
    },
    async deleteExpired() {
      await db.query.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
    },
  };
}
