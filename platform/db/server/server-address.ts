import {
  decoded,
  hostAndPort,
  portOf,
  refuseRawSigns,
  splitAuthority,
  UnreadableAddress,
} from '../../address-parts.ts';

const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
export type SslMode = (typeof sslModes)[number];

export interface ServerHost {
  /** A folder: the server's socket is in it. */
  readonly host: string;
  readonly port: number;
}

export interface ServerAddress {
  /** In the order in which they are tried. */
  readonly hosts: readonly ServerHost[];
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly database: string | undefined;
  readonly options: string;
  readonly applicationName: string | undefined;
  readonly sslMode: SslMode;
  readonly rootCertificate: string | undefined;
  readonly certificate: string | undefined;
  readonly key: string | undefined;
  /** A host that only reads is passed over. */
  readonly needsWrites: boolean;
  /** All connections of one process. */
  readonly connectionLimit: number | null;
  /** Names of its parameters that nothing reads. */
  readonly unread: readonly string[];
}

type Reading = { ok: true; address: ServerAddress } | { ok: false; problem: string };

/** A PostgreSQL URL as libpq reads it. `problem` continues 'the value …', and holds no secret. */
export function readServerAddress(databaseUrl: string): Reading {
  try {
    return { ok: true, address: addressIn(databaseUrl) };
  } catch (error) {
    if (error instanceof UnreadableAddress) return { ok: false, problem: error.message };
    throw error;
  }
}

/** Throws when the settings have not checked it. */
export function serverAddress(databaseUrl: string): ServerAddress {
  const reading = readServerAddress(databaseUrl);
  if (reading.ok) return reading.address;
  throw new Error(`DATABASE_URL ${reading.problem}.`);
}

function addressIn(databaseUrl: string): ServerAddress {
  const rest = /^postgres(?:ql)?:\/\/(.*)$/is.exec(databaseUrl.trim())?.[1];
  if (rest === undefined) throw new UnreadableAddress('does not begin with postgres:// or postgresql://');
  refuseRawSigns(rest);
  const [place = '', ...queries] = rest.split('?');
  const query = new URLSearchParams(queries.join('?'));
  const [authority = '', ...path] = place.split('/');
  const { user, password, hosts: list } = splitAuthority(authority);
  const of = (name: string) => query.get(name) || undefined;
  const hosts = hostsIn(list, { host: of('host'), port: of('port') });
  const attributes = oneOf(of('target_session_attrs'), 'target_session_attrs', sessionAttributes);
  return {
    hosts,
    user: of('user') ?? (user || undefined),
    password: of('password') ?? (password || undefined),
    database: withoutEnd(of('dbname') ?? decoded(path.join('/'))) || undefined,
    options: of('options') ?? '',
    applicationName: of('application_name'),
    sslMode: sslModeOf(of),
    rootCertificate: of('sslrootcert'),
    certificate: of('sslcert'),
    key: of('sslkey'),
    needsWrites: attributes ? writing.has(attributes) : hosts.length > 1,
    connectionLimit: limitOf(of('connection_limit')),
    unread: [...new Set(query.keys())].filter((name) => !parameters.has(name)),
  };
}

/** A slash or a space behind the name, as pasted. */
function withoutEnd(name: string): string {
  const short = name.trimEnd();
  return short.endsWith('/') ? withoutEnd(short.slice(0, -1)) : short;
}

const parameters = new Set(
  (
    'host port user password dbname options application_name connection_limit target_session_attrs ' +
    'sslmode ssl sslrootcert sslcert sslkey'
  ).split(' '),
);

/** Names the parameters of other clients, such as Prisma's, that have no effect here. No secret is in it. */
export function unreadParameters(databaseUrl: string): string | null {
  const reading = readServerAddress(databaseUrl);
  const unread = reading.ok ? reading.address.unread.filter((name) => !harmless.has(name)) : [];
  if (unread.length === 0) return null;
  const schema = 'schema is Prisma’s: for tables in another schema, write options=-c%20search_path%3DNAME. ';
  return `DATABASE_URL has parameters that are not read: ${unread.join(', ')}. ${unread.includes('schema') ? schema : ''}Remove them, or use those of docs/operations.md.`;
}

/** Of other clients, without an effect that anyone would miss. */
const harmless = new Set(['pgbouncer', 'pool_timeout', 'channel_binding', 'sslnegotiation']);

function hostsIn(list: string, given: { host: string | undefined; port: string | undefined }): ServerHost[] {
  const named = given.host === undefined ? list.split(',').map(hostAndPort) : given.host.split(',').map(only);
  const ports = given.port?.split(',') ?? [];
  return named.map(({ host, port }, at) => ({
    host: host || process.env.PGHOST || 'localhost',
    port: portOf(
      ports[at] || (ports.length === 1 ? ports[0] : undefined) || port || process.env.PGPORT || '5432',
    ),
  }));
}

const only = (host: string) => ({ host, port: undefined });

const sessionAttributes = ['any', 'read-write', 'primary', 'read-only', 'standby', 'prefer-standby'] as const;
const writing = new Set<string>(['read-write', 'primary']);

function oneOf<T extends string>(
  value: string | undefined,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const found = allowed.find((one) => one === value);
  if (found || value === undefined) return found;
  throw new UnreadableAddress(`has a ${name} that is none of ${allowed.join(', ')}`);
}

/** As node-postgres reads its own words: `ssl=true` checks the certificate, `no-verify` does not. */
function sslModeOf(of: (name: string) => string | undefined): SslMode {
  const mode = of('sslmode') ?? (of('ssl') || of('sslrootcert') ? undefined : process.env.PGSSLMODE);
  if (mode === 'no-verify' || of('ssl') === 'no-verify') return 'require';
  const known = oneOf(mode, 'sslmode', sslModes);
  if (known) return known;
  const ssl = of('ssl');
  return ssl === 'true' || ssl === '1' || (ssl === undefined && of('sslrootcert'))
    ? 'verify-full'
    : 'disable';
}

function limitOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit >= 1) return limit;
  throw new UnreadableAddress('has a connection_limit that is no number from 1 to 9999');
}

/** Without secrets. */
export function placeOf(databaseUrl: string): string {
  const reading = readServerAddress(databaseUrl);
  return reading.ok ? placeIn(reading.address) : 'the address in DATABASE_URL';
}

export function placeIn({ hosts, database }: ServerAddress): string {
  const places = hosts.map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`);
  return `${places.join(',')}/${database ?? ''}`;
}
