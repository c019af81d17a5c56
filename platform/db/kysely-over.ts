import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Sessions } from './sessions.ts';
import type { Codec } from './sql-values.ts';

export function kyselyOver<S>(sessions: Sessions, codec: Codec, beforeTaking: () => void): Kysely<S> {
  return new Kysely<S>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        end: async () => {},
        async connect() {
          beforeTaking();
          const session = await sessions.take();
          const query = (text: string, values: readonly unknown[]) => session.run(text, values, codec);
          return {
            query: query as unknown as PostgresPoolClient['query'],
            release: (broken) => session.release(broken),
          };
        },
      },
    }),
  });
}
