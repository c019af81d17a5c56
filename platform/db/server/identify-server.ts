import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { sqlState } from '../sql-error.ts';
import { type Link, OLDEST_SERVER, type ServerFacts, type ServerKind } from './server-connection.ts';
import { quoted, ServerProblem } from './server-problem.ts';
import type { ServerRoute } from './server-route.ts';

interface Facts {
  version: string;
  release: string;
  database: string;
  role: string;
  encoding: string;
  /** What arrived of the session settings. */
  probe: string | null;
  timezone: string;
  datestyle: string;
  intervalstyle: string;
  isolation: string;
  /** -1: no limit. */
  roleLimit: number;
  databaseLimit: number;
  serverLimit: number;
}

/** A setting of ours that no server has by itself. */
const probeSetting = 'studio.probe';

/**
 * Recognises a transaction pooler by session settings that it refuses or ignores. Throws when the server is too old, when
 * its letters are not ours, or when its defaults are not ours and a pooler keeps us from setting them.
 */
export async function identifyServer(route: ServerRoute): Promise<ServerKind> {
  const probe = randomBytes(8).toString('hex');
  const direct = await route.by(() => inspect(route, 'direct', probe));
  if (direct?.facts.probe === probe)
    return { link: 'direct', listens: direct.listens, facts: factsOf(direct.facts, 'direct') };
  const pooled = await route.by(() => inspect(route, 'pooled', ''));
  if (!pooled) throw new Error('it answers no query');
  refuseOtherDefaults(pooled.facts);
  return { link: 'pooled', listens: false, facts: factsOf(pooled.facts, 'pooled') };
}

function factsOf(facts: Facts, link: Link): ServerFacts {
  const { release: version, role, database } = facts;
  const limits = [
    { by: 'role', limit: Number(facts.roleLimit) },
    { by: 'database', limit: Number(facts.databaseLimit) },
    { by: 'server', limit: Number(facts.serverLimit) },
  ] as const;
  const [least] = limits.filter(({ limit }) => limit >= 0).sort((a, b) => a.limit - b.limit);
  // A pooler has limits of its own.
  const granted = link === 'direct' && least ? least.limit : null;
  return { version, role, database, granted, grantedBy: least?.by ?? 'server' };
}

/** Null: the session settings were refused. */
async function inspect(route: ServerRoute, link: Link, probe: string) {
  const config = route.connection(link);
  const options = probe ? `${config.options} -c ${probeSetting}=${probe}` : config.options;
  const client = new pg.Client({
    ...config,
    ...(options ? { options } : {}),
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await route.check(client);
    const { rows } = await client.query<Facts>(`
      select current_setting('server_version_num') as version, current_setting('server_version') as release,
        current_database() as database, session_user as role, current_setting('server_encoding') as encoding,
        current_setting('${probeSetting}', true) as probe, current_setting('timezone') as timezone,
        current_setting('datestyle') as datestyle, current_setting('intervalstyle') as intervalstyle,
        current_setting('default_transaction_isolation') as isolation,
        (select case when rolsuper then -1 else rolconnlimit end from pg_roles where rolname = session_user) as "roleLimit",
        (select datconnlimit from pg_database where datname = current_database()) as "databaseLimit",
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true), '0')::int as "serverLimit"`);
    const [facts] = rows;
    if (!facts) throw new Error('it answers no query');
    refuseOld(facts.version);
    refuseLetters(facts);
    return { facts, listens: link === 'direct' && (await canListen(client)) };
  } catch (error) {
    if (link === 'direct' && refusesSettings(error)) return null;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

function refuseLetters({ encoding, database, role }: Facts): void {
  if (encoding === 'UTF8') return;
  const name = quoted(`${database}_utf8`);
  throw new ServerProblem(
    `its database "${database}" has the encoding ${encoding}, which lacks letters that people write. Make another one: ` +
      `create database ${name} owner ${quoted(role)} encoding 'UTF8' template template0; then name it in DATABASE_URL`,
  );
}

function refuseOld(version: string): void {
  const major = Math.floor(Number(version) / 10_000);
  if (major < OLDEST_SERVER) {
    throw new Error(`it is PostgreSQL ${major}, and at least ${OLDEST_SERVER} is needed`);
  }
}

/** How poolers answer a start-up parameter that they do not pass on: protocol_violation, or feature_not_supported by RDS Proxy. */
function refusesSettings(error: unknown): boolean {
  const isRefusal = /^(?:08P01|0A000)$/.test(sqlState(error) ?? '');
  return isRefusal && /startup parameter|\boptions?\b/i.test((error as Error).message);
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

/** Debian's servers have 'Etc/UTC'. */
const namesOfUtc = /^(?:etc\/)?(?:utc|uct|zulu|universal|greenwich|gmt(?:[+-]?0)?)$/i;

function refuseOtherDefaults(facts: Facts): void {
  const expected = [
    ['timezone', namesOfUtc.test(facts.timezone), 'UTC'],
    ['datestyle', facts.datestyle.startsWith('ISO'), 'ISO, YMD'],
    ['intervalstyle', facts.intervalstyle === 'postgres', 'postgres'],
    ['default_transaction_isolation', facts.isolation === 'read committed', 'read committed'],
  ] as const;
  const others = expected.filter(([, isOurs]) => !isOurs);
  if (others.length === 0) return;
  const remedy = others.map(
    ([name, , value]) => `alter database "${facts.database}" set ${name} to '${value}'`,
  );
  throw new ServerProblem(
    `behind a connection pooler the database itself needs our settings. Run: ${remedy.join('; ')}; then restart the ` +
      'pooler, or type RECONNECT in the console of PgBouncer, which keeps the former settings until then',
  );
}
