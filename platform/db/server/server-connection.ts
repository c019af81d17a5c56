import pg from 'pg';

/** What every session of ours relies on, whatever the server's own defaults are. */
const SESSION_SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO,YMD',
  intervalstyle: 'postgres',
  default_transaction_isolation: 'read\\ committed',
  // A transaction that forgot to end must not keep an hour locked.
  idle_in_transaction_session_timeout: '60s',
};

export const OLDEST_SERVER = 15;

export function serverConnection(databaseUrl: string): pg.ClientConfig {
  const { address, options } = withoutOptions(databaseUrl);
  const ours = Object.entries(SESSION_SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  return {
    connectionString: address,
    options: [options, ...ours].join(' ').trim(),
    keepAlive: true,
    application_name: 'belcanto',
  };
}

/** Options in the address would replace ours: they are taken out and put before them. */
function withoutOptions(databaseUrl: string): { address: string; options: string } {
  const url = URL.parse(databaseUrl);
  const options = url?.searchParams.get('options');
  if (!url || !options) return { address: databaseUrl, options: '' };
  url.searchParams.delete('options');
  return { address: url.href, options };
}

/** Where the server is, without user and password: for sentences and logs. */
export function placeOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url ? `${url.hostname}:${url.port || 5432}${url.pathname}` : 'the address in DATABASE_URL';
}

/** Throws a sentence for the person who set DATABASE_URL when the server cannot be used. */
export async function checkServer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ ...serverConnection(databaseUrl), connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < OLDEST_SERVER) {
      throw new Error(`it is PostgreSQL ${major}, and at least ${OLDEST_SERVER} is needed`);
    }
  } catch (error) {
    throw new Error(
      `The PostgreSQL server at ${placeOf(databaseUrl)} cannot be used: ${reason(error)}. ` +
        'Check DATABASE_URL, or leave it unset to use the embedded database.',
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
