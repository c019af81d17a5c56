import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import type { TestApp } from '#tests/support/site/app.ts';
import { sample } from '#tests/support/site/times.ts';

/** Counted requests are no trace of what was asked. */
const forgetful = ['rate_limits'];
/** The day's first reconciliation notes itself here, whatever is asked meanwhile. */
const ofReconciliation: Readonly<Record<string, string>> = { settings: "where key <> 'periods-kept-on'" };

/** Rows per table, to see that nothing was stored. */
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

/** What an answer must never tell: our code, our database, our machine, our secrets. */
const leaks: readonly [what: string, pattern: RegExp][] = [
  ['a stack', /\n\s+at .+[:(]\d+|node_modules|node:internal|\/build\/server|\.tsx?:\d+/],
  [
    'a database error',
    /syntax error|violates|duplicate key|relation "|column "|invalid byte sequence|PGlite|kysely|\bpg_/i,
  ],
  // An element called select, with a field called 'From' behind it, is none.
  ['SQL', /(?<!<)\b(select [^<>]+ from|insert into|update \w+ set|delete from)\b/i],
  [
    'an error of the language',
    /TypeError|RangeError|ReferenceError|ZodError|Cannot read prop|is not a function|JSON at position/,
  ],
  ['a path of the machine', /\/(home|root|usr|var|tmp)\//],
];

export interface Answered {
  /** What was asked, for the report. */
  name: string;
  status: number;
  text: string;
}

/** The faults of one answer to bad input; empty when it is a clear refusal. */
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

export interface Asked {
  path: string;
  init?: RequestInit;
}

/**
 * Asks the app each of `requests`, every one from a network address of its own (no limit stands in between), and
 * expects a clear refusal of each, nothing stored, nothing leaked and nothing in the log that calls for a developer.
 */
export async function expectRefusals(app: TestApp, requests: Readonly<Record<string, Asked>>): Promise<void> {
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

/** Nothing in the log that calls for a developer, and no object has become the parent of all. */
export function expectNoErrors(app: TestApp): void {
  expect(app.logged.filter((line) => line.level === 'error')).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}

let addresses = 0;

/** Asks from a network address that nobody has used before. */
export function requestFromAnywhere(app: TestApp, { path, init }: Asked): Promise<Response> {
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return app.fetch(path, { ...init, address });
}

/** A call with a JSON body; a text is sent as it stands. */
export function jsonCall(path: string, body: unknown, headers: Record<string, string> = {}): Asked {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    path,
    init: { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } },
  };
}

/** A form as a browser sends it. */
export function formCall(
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Asked {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { path, init: { method: 'POST', body, headers: { ...type, ...headers } } };
}

/** The same request once per bad value, by the value's name; in `npm test` with a sample of the values. */
export function each<T>(
  values: Readonly<Record<string, T>>,
  what: string,
  ask: (value: T) => Asked,
): Record<string, Asked> {
  const chosen = sample(Object.entries(values), what);
  return Object.fromEntries(chosen.map(([name, value]) => [`${what}: ${name}`, ask(value)]));
}
