import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { addressesOf } from '#studio/people/addresses.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { personalTables } from './personal-data.ts';
import type { Person, PersonalTable } from './personal-table.ts';

export type OwnRow = Readonly<Record<string, unknown>>;

/** Every verified address and the account. */
export async function personOf(q: Queries, who: Pick<Who, 'userId' | 'email'>): Promise<Person> {
  return { emails: await addressesOf(q, who), userId: who.userId };
}

export function accountOf(q: Queries, userId: string): Promise<{ email: string } | undefined> {
  return q.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
}

export async function ownData(q: Queries, person: Person): Promise<Map<string, OwnRow[]>> {
  const found = new Map<string, OwnRow[]>();
  for (const entry of personalTables) {
    if (entry.withheld === 'all') continue;
    const rows = await rowsOf(q, entry, person);
    const withheld = new Set(entry.withheld ?? []);
    const given = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !withheld.has(column))),
    );
    found.set(entry.table, given);
  }
  return found;
}

export interface OwnFile {
  key: string;
  name: string;
}

export async function ownFiles(q: Queries, person: Person): Promise<OwnFile[]> {
  const files: OwnFile[] = [];
  for (const entry of personalTables) {
    if (!entry.file) continue;
    const { key, name } = entry.file;
    for (const row of await rowsOf(q, entry, person)) {
      files.push({ key: String(row[key]), name: String(row[name]) });
    }
  }
  return files;
}

async function rowsOf(
  q: Queries,
  { table, mine, computed }: PersonalTable,
  person: Person,
): Promise<OwnRow[]> {
  const more = Object.entries(computed ?? {}).map(([name, value]) => sql`, ${value} as ${sql.ref(name)}`);
  const { rows } = await sql<OwnRow>`select ${sql.table(table)}.* ${sql.join(more, sql` `)}
    from ${sql.table(table)} where ${mine(person)}`.execute(q);
  return rows;
}
