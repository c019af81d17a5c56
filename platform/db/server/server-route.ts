import { readFileSync } from 'node:fs';
import { checkServerIdentity, getCACertificates, rootCertificates } from 'node:tls';
import pg from 'pg';
import { isOutage } from '../database-unavailable.ts';
import { type ServerAddress, serverAddress } from './server-address.ts';
import { type Link, sessionOptions } from './server-connection.ts';
import { ServerProblem } from './server-problem.ts';

const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'ENOENT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** False for what another try does not change: wrong password, missing database, old server. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  if (error instanceof pg.DatabaseError) return isOutage(error) && error.code !== '42501';
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // node-postgres sets no code on these two errors.
  return networkErrors.has(code) || /^timeout expired|^Connection terminated/.test(error.message);
}

const isUnencrypted = (error: unknown) => /does not support SSL/.test((error as Error).message);
const needsEncryption = (error: unknown) =>
  /pg_hba\.conf.*(?:no encryption|SSL off)/.test((error as Error).message);

/** Which of the hosts in an address is used, and whether encrypted: shared by all connections of a database. */
export class ServerRoute {
  readonly address: ServerAddress;
  #hostAt = 0;
  #isEncrypted: boolean;
  #turns = 0;

  constructor(databaseUrl: string) {
    this.address = serverAddress(databaseUrl);
    this.#isEncrypted = this.#startsEncrypted();
  }

  connection(link: Link): pg.ClientConfig {
    const { hosts, user, password, database, options, applicationName } = this.address;
    const { host, port } = hosts[this.#hostAt] ?? { host: 'localhost', port: 5432 };
    const session = sessionOptions(options, link);
    return {
      host,
      port,
      ...(user !== undefined && { user }),
      ...(password !== undefined && { password }),
      ...(database !== undefined && { database }),
      ...(session && { options: session }),
      ssl: this.#isEncrypted && !host.startsWith('/') ? this.#tls(host) : false,
      keepAlive: true,
      application_name: applicationName ?? 'belcanto',
    };
  }

  /** Opens a connection by the first way that works. Throws the last error. */
  async by<T>(open: () => Promise<T>): Promise<T> {
    for (let way = 1; ; way += 1) {
      const turns = this.#turns;
      try {
        return await open();
      } catch (error) {
        // Somebody else may have turned meanwhile.
        const isTurned = turns !== this.#turns || this.#turn(error);
        if (!isTurned || way >= this.address.hosts.length * 2) throw error;
      }
    }
  }

  /** Rejects a host that only reads, where the address asks for one that writes. */
  async check(client: pg.ClientBase): Promise<void> {
    if (!this.address.needsWrites) return;
    const { rows } = await client.query<{ reads: string }>(
      "select current_setting('transaction_read_only') as reads",
    );
    if (rows[0]?.reads === 'on')
      throw Object.assign(new ServerProblem('no host of the address accepts writes'), { code: '25006' });
  }

  #startsEncrypted(): boolean {
    return this.address.sslMode !== 'disable' && this.address.sslMode !== 'allow';
  }

  #turn(error: unknown): boolean {
    const { sslMode, hosts } = this.address;
    const isOther =
      (sslMode === 'prefer' && this.#isEncrypted && isUnencrypted(error)) ||
      (sslMode === 'allow' && !this.#isEncrypted && needsEncryption(error));
    if (isOther) {
      this.#isEncrypted = !this.#isEncrypted;
    } else {
      const isElsewhere = isUnreachable(error) || (error as { code?: unknown }).code === '25006';
      if (hosts.length === 1 || !isElsewhere) return false;
      this.#hostAt = (this.#hostAt + 1) % hosts.length;
      this.#isEncrypted = this.#startsEncrypted();
    }
    this.#turns += 1;
    return true;
  }

  #tls(host: string): NonNullable<pg.ClientConfig['ssl']> {
    const { sslMode, rootCertificate, certificate, key } = this.address;
    const isChecked =
      sslMode.startsWith('verify') || (sslMode === 'require' && rootCertificate !== undefined);
    const isNameChecked = sslMode === 'verify-full';
    return {
      rejectUnauthorized: isChecked,
      ...(isChecked && { ca: authorities(rootCertificate) }),
      ...(certificate && { cert: contentOf('sslcert', certificate) }),
      ...(key && { key: contentOf('sslkey', key) }),
      // node-postgres names no address of digits, which would then be compared with 'localhost'.
      checkServerIdentity: (_, cert) => (isNameChecked ? checkServerIdentity(host, cert) : undefined),
    };
  }
}

function authorities(rootCertificate: string | undefined): string | string[] {
  if (rootCertificate && rootCertificate !== 'system') return contentOf('sslrootcert', rootCertificate);
  return [...rootCertificates, ...getCACertificates('system')];
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ServerProblem(
      `${name} in DATABASE_URL names a file that cannot be read: ${(error as Error).message}`,
    );
  }
}
