import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import type { TestApp } from '#tests/support/site/app.ts';
import { sample } from '#tests/support/site/times.ts';

/** Tables in which a row is not an effect of the request. */
const forgetful = ['rate_limits', 'page_views'];
/** What the first reconciliation records, independent of the request. */
const ofReconciliation: Readonly<Record<string, string>> = {
  settings:
    "where key not in ('periods-kept-on', 'backup-schedule', 'differences-checked', 'differences-night')",
};

export async function rowCounts(db: Database): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = to_regnamespace('public') order by relname
  `.execute(db.query);
  const counted = tables.map(({ name }) => name).filter((name) => !forgetful.includes(name));
  const parts = counted.map(
    (name) => `select '${name}' as name, count(*)::int as rows from ${name} ${ofReconciliation[name] ?? ''}`,
  );
  const { rows } = await sql.raw<{ name: string; rows: number }>(parts.join(' union all ')).execute(db.query);
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** What no response may reveal: code, database, server, secrets. */
const leaks: readonly [what: string, pattern: RegExp][] = [
  ['a stack', /\n\s+at .+[:(]\d+|node_modules|node:internal|\/build\/server|\.tsx?:\d+/],
  [
    'a database error',
    /syntax error|violates|duplicate key|relation "|column "|invalid byte sequence|PGlite|kysely|\bpg_/i,
  ],
  // A select element followed by a field labelled 'From' is not SQL.
  ['SQL', /(?<!<)\b(select [^<>]+ from|insert into|update \w+ set|delete from)\b/i],
  [
    'an error of the language',
    /TypeError|RangeError|ReferenceError|ZodError|Cannot read prop|is not a function|JSON at position/,
  ],
  ['a file system path', /\/(home|root|usr|var|tmp)\//],
];

export interface Answered {
  name: string;
  status: number;
  text: string;
}

/** Problems of one response to bad input; empty when it is a clear refusal. */
export function faultsOf(app: TestApp, { name, status, text }: Answered): string[] {
  const faults: string[] = [];
  if (status < 400 || status > 499) faults.push(`${name}: ${status} ${text.slice(0, 200)}`);
  return [...faults, ...leaksOf(app, { name, status, text })];
}

export function leaksOf(app: TestApp, { name, status, text }: Answered): string[] {
  const faults = leaks
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => `${name} leaks ${what}: ${text.slice(0, 300)}`);
  const secret = Buffer.from(app.world.secret);
  if (text.includes(secret.toString('hex')) || text.includes(secret.toString('base64'))) {
    faults.push(`${name} leaks the secret`);
  }
  if (status >= 500) faults.push(`${name}: ${status} ${text.slice(0, 200)}`);
  return faults;
}

export interface RequestSpec {
  path: string;
  init?: RequestInit;
}

/**
 * Sends each of `requests` from its own network address, so that no rate limit applies, and expects a clear
 * refusal of each, nothing stored, nothing leaked and no error in the log.
 */
export async function expectRefusals(
  app: TestApp,
  requests: Readonly<Record<string, RequestSpec>>,
): Promise<void> {
  const before = await rowCounts(app.db);
  const faults: string[] = [];
  for (const [name, requested] of Object.entries(requests)) {
    const answer = await requestFromAnywhere(app, requested);
    faults.push(...faultsOf(app, { name, status: answer.status, text: await answer.text() }));
  }
  expect(faults).toEqual([]);
  expect(await rowCounts(app.db)).toEqual(before);
  expectNoErrors(app);
}

/** No error in the log, and Object.prototype is unchanged. */
export function expectNoErrors(app: TestApp): void {
  expect(app.logged.filter((line) => line.level === 'error')).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}

let addresses = 0;

export function requestFromAnywhere(app: TestApp, { path, init }: RequestSpec): Promise<Response> {
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return app.fetch(path, { ...init, address });
}

export function jsonCall(path: string, body: unknown, headers: Record<string, string> = {}): RequestSpec {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    path,
    init: { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } },
  };
}

export function formCall(
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): RequestSpec {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { path, init: { method: 'POST', body, headers: { ...type, ...headers } } };
}

export function each<T>(
  values: Readonly<Record<string, T>>,
  what: string,
  requestOf: (value: T) => RequestSpec,
): Record<string, RequestSpec> {
  const chosen = sample(Object.entries(values), what);
  return Object.fromEntries(chosen.map(([name, value]) => [`${what}: ${name}`, requestOf(value)]));
}
