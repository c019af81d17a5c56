import { databaseState } from '#platform/db/database-state.ts';
import { fewConnections } from '#platform/db/server/server-problem.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { databaseRowMessages } from './database-row.messages.ts';

export interface DatabaseRow {
  name: string;
  state: string;
  isUsable: boolean;
  what: string;
  /** In a sentence with its remedy, as at start and in `npm run doctor`. */
  problem: string | null;
}

export async function readDatabase({ db }: Pick<World, 'db'>, language: Language): Promise<DatabaseRow> {
  const words = databaseRowMessages[language];
  const { server } = db;
  const state = await databaseState(db.query);
  const isUsable = state === 'usable';
  const pooled = server?.link === 'pooled' ? `, ${words.pooled}` : '';
  const few = server && fewConnections(server) ? words.few(server) : null;
  return {
    name: words.name,
    state: words.states[isUsable || state === 'no-rights' ? state : 'read-only'],
    isUsable,
    what: server ? words.server(server) + pooled : words.embedded,
    problem: isUsable ? few : state === 'no-rights' ? words.noRights : words.readOnly,
  };
}
