import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { sqlState } from '../sql-error.ts';
import { type Link, OLDEST_SERVER, type ServerKind, serverConnection } from './server-connection.ts';

interface Facts {
  version: string;
  database: string;
  /** What arrived of the session settings. */
  probe: string | null;
  timezone: string;
  datestyle: string;
  intervalstyle: string;
  isolation: string;
}

/** A setting of ours that no server has by itself. */
const probeSetting = 'studio.probe';

/**
 * Recognises a transaction pooler by session settings that it refuses or ignores. Throws when the server is too old, or
 * when its defaults are not ours and a pooler keeps us from setting them.
 */
export async function identifyServer(databaseUrl: string): Promise<ServerKind> {
  const probe = randomBytes(8).toString('hex');
  const direct = await inspect(databaseUrl, 'direct', probe);
  if (direct?.facts.probe === probe) return { link: 'direct', listens: direct.listens };
  const pooled = await inspect(databaseUrl, 'pooled', '');
  if (pooled) refuseOtherDefaults(pooled.facts);
  return { link: 'pooled', listens: false };
}

/** Null: the session settings were refused. */
async function inspect(databaseUrl: string, link: Link, probe: string) {
  const config = serverConnection(databaseUrl, link);
  const options = probe ? `${config.options} -c ${probeSetting}=${probe}` : config.options;
  const client = new pg.Client({
    ...config,
    ...(options ? { options } : {}),
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(`
      select current_setting('server_version_num') as version, current_database() as database,
        current_setting('${probeSetting}', true) as probe, current_setting('timezone') as timezone,
        current_setting('datestyle') as datestyle, current_setting('intervalstyle') as intervalstyle,
        current_setting('default_transaction_isolation') as isolation`);
    const [facts] = rows;
    if (!facts) throw new Error('it answers no query');
    refuseOld(facts.version);
    return { facts, listens: link === 'direct' && (await canListen(client)) };
  } catch (error) {
    if (link === 'direct' && refusesSettings(error)) return null;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

function refuseOld(version: string): void {
  const major = Math.floor(Number(version) / 10_000);
  if (major < OLDEST_SERVER) {
    throw new Error(`it is PostgreSQL ${major}, and at least ${OLDEST_SERVER} is needed`);
  }
}

/** protocol_violation, with which poolers answer a start-up parameter that they do not pass on. */
function refusesSettings(error: unknown): boolean {
  return sqlState(error) === '08P01' && /startup parameter/i.test((error as Error).message);
}

async function canListen(client: pg.Client): Promise<boolean> {
  try {
    await client.query('listen belcanto_probe; unlisten belcanto_probe');
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  }
}

function refuseOtherDefaults(facts: Facts): void {
  const expected = [
    ['timezone', facts.timezone === 'UTC', 'UTC'],
    ['datestyle', facts.datestyle.startsWith('ISO'), 'ISO, YMD'],
    ['intervalstyle', facts.intervalstyle === 'postgres', 'postgres'],
    ['default_transaction_isolation', facts.isolation === 'read committed', 'read committed'],
  ] as const;
  const others = expected.filter(([, isOurs]) => !isOurs);
  if (others.length === 0) return;
  const remedy = others.map(
    ([name, , value]) => `alter database "${facts.database}" set ${name} to '${value}'`,
  );
  throw new Error(
    `behind a connection pooler the database itself needs our settings; run: ${remedy.join('; ')}`,
  );
}
