import { type RawBuilder, type SqlBool, sql } from 'kysely';

export interface Person {
  emails: readonly string[];
  userId: string | null;
}

export type Condition = (person: Person) => RawBuilder<SqlBool>;

/** Why data is retained after erasure. */
type Ground =
  /** Bogføringsloven § 12: five years from the end of the financial year. */
  | 'bookkeeping'
  | 'anonymous'
  /** GDPR article 5(2): the acting account's id, which no longer resolves once the account is deleted. */
  | 'accountability';

export type ErasureStep =
  | { act: 'remove'; where?: RawBuilder<SqlBool> }
  | { act: 'blank'; set: Readonly<Record<string, RawBuilder<unknown>>>; where?: RawBuilder<SqlBool> };

export interface PersonalTable {
  table: string;
  mine: Condition;
  /** Not exported: secrets, hashes and internals. 'all': the whole table. */
  withheld?: readonly string[] | 'all';
  computed?: Readonly<Record<string, RawBuilder<unknown>>>;
  erase: readonly ErasureStep[];
  /** Column with the key in `world.files`, and column with the exported name. */
  file?: { key: string; name: string };
  retainedAs?: Ground;
}

export const text = (value: string) => sql`${sql.lit(value)}`;
export const nothing = sql`null`;
export const emptyList = sql`'{}'`;
export const remove: readonly ErasureStep[] = [{ act: 'remove' }];
export const keep: readonly ErasureStep[] = [];

export const byEmail =
  (column: string): Condition =>
  ({ emails }) =>
    sql`lowercase(${sql.ref(column)}) = any(${emails}::text[])`;

export const byUser =
  (column: string): Condition =>
  ({ userId }) =>
    sql`${sql.ref(column)} = ${userId}`;

export const either =
  (one: Condition, other: Condition): Condition =>
  (person) =>
    sql`(${one(person)} or ${other(person)})`;

export const through =
  (column: string, { table, key, mine }: { table: string; key: string; mine: Condition }): Condition =>
  (person) =>
    sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${mine(person)})`;
