import type { UsedServer } from '../database.ts';
import { sqlState } from '../sql-error.ts';
import type { ServerAddress } from './server-address.ts';
import type { ServerFacts } from './server-connection.ts';

/** A cause that is named together with its remedy. */
export class ServerProblem extends Error {}

const unknownAuthority = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);

/** The cause in a sentence with its remedy, the same wherever it is shown; null: the error itself says enough. */
export function problemOf(error: unknown, address: ServerAddress): string | null {
  if (error instanceof AggregateError) return problemOf(error.errors[0], address);
  if (error instanceof ServerProblem) return error.message;
  if (!(error instanceof Error)) return null;
  const code = sqlState(error) ?? '';
  if (unknownAuthority.has(code))
    return (
      'its certificate is not from an authority that this machine knows. Save the certificate of the authority as a ' +
      'file and add sslrootcert=/path/of/the/file to DATABASE_URL, or use sslmode=require, which encrypts without checking it'
    );
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `${error.message}. Use a name of the certificate in DATABASE_URL, or sslmode=verify-ca, which does not compare names`;
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired. Renew it on the server';
  if (/does not support SSL/.test(error.message))
    return 'it offers no encryption. Turn it on there (ssl = on), or use sslmode=prefer';
  return refusal(code, error.message, address);
}

function refusal(code: string, message: string, { user, database }: ServerAddress): string | null {
  const [role, name] = [quoted(user ?? 'the role'), quoted(database ?? user ?? 'belcanto')];
  if (code === '28000' && /pg_hba\.conf.*(?:no encryption|SSL off)/.test(message))
    return `it accepts encrypted connections only. Add sslmode=require to DATABASE_URL (${message})`;
  if (code === '28000' && message.includes('pg_hba.conf'))
    return `${message}. Add a line for this machine to pg_hba.conf and reload the server`;
  if (code === '3D000')
    return `${message}. Make it: create database ${name} owner ${role} encoding 'UTF8' template template0`;
  return isFullBy(code, message) ? fullness(message, { role, name }) : null;
}

/** The server grants no further connection, for now. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && isFullBy(sqlState(error) ?? '', error.message);
}

const isFullBy = (code: string, message: string) =>
  code === '53300' || message.includes('no more connections allowed');

function fullness(message: string, { role, name }: { role: string; name: string }): string {
  if (message.includes('for role'))
    return `all connections that the role ${role} may open are in use. Close other programs, or run: alter role ${role} connection limit 20`;
  if (message.includes('for database'))
    return `all connections that the database ${name} allows are in use. Close other programs, or run: alter database ${name} connection limit 50`;
  if (message.includes('no more connections allowed'))
    return 'all connections of the pooler are in use. Raise max_client_conn in pgbouncer.ini';
  return `all connections of the server are in use (${message}). Close other programs, set DATABASE_POOL, or raise max_connections`;
}

const few = 6;

/** Null: enough, or not known. */
export function fewConnections(server: UsedServer): string | null {
  const { granted, connections } = server;
  if (granted === null || granted >= few) return null;
  return (
    `The server grants ${granted} connections, of which this process uses up to ${connections}: pages wait for each ` +
    `other. For more: ${moreConnections(server)}`
  );
}

/** The statement that raises the limit. */
export function moreConnections({ grantedBy, role, database }: ServerFacts): string {
  const statements = {
    role: `alter role ${quoted(role)} connection limit 20`,
    database: `alter database ${quoted(database)} connection limit 50`,
    server: 'alter system set max_connections = 100, then restart it',
  };
  return statements[grantedBy];
}

/** As it is typed in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
