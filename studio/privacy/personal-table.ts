import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whose data: every e-mail address they have proved, in small letters, and the account, when there is one. */
export interface Person {
  emails: readonly string[];
  userId: string | null;
}

/** A condition on the rows of one table. */
export type Condition = (person: Person) => RawBuilder<SqlBool>;

/** Why something stays although somebody asks to be forgotten. Told to the person in `own-data.messages.ts`. */
export type Ground =
  /** Bogføringsloven § 12: five years from the end of the financial year. */
  | 'bookkeeping'
  /** Figures and dates whose person cannot be told any more: nothing personal is left in them. */
  | 'nobodys'
  /** GDPR article 5(2): who did what in the back office, by an id that leads to nobody once the account is gone. */
  | 'accountability';

/** One step of forgetting. Steps run in the order in which they stand, tables in the order of the register. */
export type ErasureStep =
  | { act: 'remove'; where?: RawBuilder<SqlBool> }
  | { act: 'blank'; set: Readonly<Record<string, RawBuilder<unknown>>>; where?: RawBuilder<SqlBool> };

/** A table that holds, or hangs on, something personal. */
export interface PersonalTable {
  table: string;
  /** Which rows are somebody's. */
  mine: Condition;
  /** Columns that are not given out: secrets, hashes and what only our machine needs. 'all': nothing of it is. */
  withheld?: readonly string[] | 'all';
  /** What is given out beside the columns, worked out from them. */
  computed?: Readonly<Record<string, RawBuilder<unknown>>>;
  erase: readonly ErasureStep[];
  /** Rows that stand for a file: the columns with its key in `world.files` and with the name it is given out under. */
  file?: { key: string; name: string };
  /** Said of what is left after all steps; absent: nothing is left. */
  kept?: Ground;
}

export const text = (value: string) => sql`${sql.lit(value)}`;
export const nothing = sql`null`;
export const remove: readonly ErasureStep[] = [{ act: 'remove' }];
export const keep: readonly ErasureStep[] = [];

/** Rows whose column holds the address, however it is written. */
export const byEmail =
  (column: string): Condition =>
  ({ emails }) =>
    sql`lower(${sql.ref(column)}) = any(${emails}::text[])`;

/** Rows whose column holds the account's id. */
export const byUser =
  (column: string): Condition =>
  ({ userId }) =>
    sql`${sql.ref(column)} = ${userId}`;

export const either =
  (one: Condition, other: Condition): Condition =>
  (person) =>
    sql`(${one(person)} or ${other(person)})`;

/** Rows that hang on a row of theirs in another table. */
export const through =
  (column: string, table: string, key: string, mine: Condition): Condition =>
  (person) =>
    sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${mine(person)})`;
