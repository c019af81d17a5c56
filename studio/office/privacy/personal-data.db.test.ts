import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { noPersonalData } from './no-personal-data.ts';
import { personalTables } from './personal-data.ts';

const given = testDatabase();

/** Column names that are likely to identify or locate a person. */
const soundsPersonal =
  /^(name|.*_name|e?mail|.*_email|recipient|reply_to|user_id|student_id|author|payer.*|phone|address|.*_address|street|ships_to|ip.*|user_agent|.*_hash|note|answers|body|actor)$/;

async function columnsByTable(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%' and table_name <> 'migration_texts'
    order by 1, 2`.execute(given.db.query);
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

test('every table is in the register once: with its data subject, or the reason for having none', async () => {
  const registered = [...personalTables.map(({ table }) => table), ...Object.keys(noPersonalData)];
  expect(
    registered.toSorted(),
    'a new table needs its entry in personal-data.ts or no-personal-data.ts',
  ).toEqual([...(await columnsByTable()).keys()].toSorted());
});

test('no table registered as impersonal has a column that looks personal', async () => {
  const tables = await columnsByTable();
  const suspicious = Object.entries(noPersonalData).flatMap(([table, { columns = [] }]) =>
    (tables.get(table) ?? [])
      .filter((column) => soundsPersonal.test(column) && !columns.includes(column))
      .map((column) => `${table}.${column}`),
  );
  expect(suspicious, 'register the table as personal, or name the column as harmless').toEqual([]);
});

test('every column that the register omits or blanks exists', async () => {
  const tables = await columnsByTable();
  const unknown = personalTables.flatMap(({ table, withheld, erase }) =>
    [
      ...(withheld === 'all' ? [] : (withheld ?? [])),
      ...erase.flatMap((step) => (step.act === 'blank' ? Object.keys(step.set) : [])),
    ]
      .filter((column) => !tables.get(table)?.includes(column))
      .map((column) => `${table}.${column}`),
  );
  expect(unknown).toEqual([]);
});

test('every condition and step of the register is valid SQL', async () => {
  const person = { emails: ['nobody@example.com'], userId: null };
  for (const { table, mine } of personalTables) {
    const found = await sql`select 1 from ${sql.table(table)} where ${mine(person)}`.execute(given.db.query);
    expect(found.rows, table).toEqual([]);
  }
});
