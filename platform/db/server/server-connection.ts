import type pg from 'pg';

const SESSION_SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO,YMD',
  intervalstyle: 'postgres',
  default_transaction_isolation: 'read\\ committed',
  idle_in_transaction_session_timeout: '60s',
};

export const OLDEST_SERVER = 15;

/** pooled: behind a transaction pooler, which takes no session settings. */
export type Link = 'direct' | 'pooled';

export interface ServerKind {
  readonly link: Link;
  /** False: LISTEN is refused, or a pooler would lose the messages. */
  readonly listens: boolean;
}

export function serverConnection(databaseUrl: string, link: Link): pg.ClientConfig {
  const { address, options } = withoutOptions(databaseUrl);
  const ours = Object.entries(link === 'direct' ? SESSION_SETTINGS : {});
  const given = [options, ...ours.map(([name, value]) => `-c ${name}=${value}`)].join(' ').trim();
  return {
    connectionString: address,
    ...(given ? { options: given } : {}),
    keepAlive: true,
    application_name: 'belcanto',
  };
}

/** Removes `options` from the URL, which would replace ours, and prepends them. */
function withoutOptions(databaseUrl: string): { address: string; options: string } {
  const url = URL.parse(databaseUrl);
  const options = url?.searchParams.get('options');
  if (!url || !options) return { address: databaseUrl, options: '' };
  url.searchParams.delete('options');
  return { address: url.href, options };
}

export function placeOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url ? `${url.hostname}:${url.port || 5432}${url.pathname}` : 'the address in DATABASE_URL';
}
