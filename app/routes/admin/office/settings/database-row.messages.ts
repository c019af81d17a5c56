import type { UsedServer } from '#platform/db/database.ts';
import { databaseSentences } from '#platform/db/database-state.ts';
import { fewConnections, moreConnections } from '#platform/db/server/server-problem.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Of the server only: few studios ever see most of these sentences. */
export const databaseRowMessages = inBoth({
  name: 'Database',
  states: {
    usable: ['Connected', 'Forbundet'],
    'read-only': ['Read-only', 'Skrivebeskyttet'],
    'no-rights': ['Rights missing', 'Mangler rettigheder'],
  },
  embedded: ['The embedded database in DATA_DIR', 'Den indbyggede database i DATA_DIR'],
  server: ({ version, place, connections }: UsedServer) => [
    `PostgreSQL ${version} at ${place}, up to ${connections} connections from this process`,
    `PostgreSQL ${version} på ${place}, op til ${connections} forbindelser fra denne proces`,
  ],
  pooled: ['through a connection pooler', 'gennem en connection pooler'],
  readOnly: [
    databaseSentences['read-only'],
    'Databasen er skrivebeskyttet: Den er en standby, eller udbyderen har stoppet skrivning, oftest fordi disken er fuld.',
  ],
  noRights: [
    databaseSentences['no-rights'],
    'Rollen i DATABASE_URL har mistet rettigheder i databasen. Loggen og npm run doctor viser, hvad der skal køres.',
  ],
  few: (server: UsedServer) => [
    fewConnections(server) ?? '',
    `Serveren tillader ${server.granted} forbindelser, og denne proces bruger op til ${server.connections}: Sider venter på hinanden. Flere får du med: ${moreConnections(server)}`,
  ],
});
