import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { student } from '#tests/support/who.ts';
import { exportJournal } from './export-journal.ts';

const given = testDatabase();

test('the exported journal has every entry, oldest first, whatever their number [P.159]', async () => {
  await sql`insert into users (id, name, email, email_verified, role)
    values (${student.userId}, 'Åse', ${student.email}, true, 'student')`.execute(given.db.query);
  await sql`insert into journal_entries (id, user_id, body, created_at, changed_at)
    select gen_random_uuid(), ${student.userId}, 'Sung ' || i || '.', ${testNow}::timestamptz + i / 3 * interval '1 hour', ${testNow}
    from generate_series(1, 2050) as i`.execute(given.db.query);
  const text = await exportJournal(given.db.query, student, 'md');
  const sung = [...text.matchAll(/Sung (\d+)\./g)].map(([, number]) => Number(number));
  expect(new Set(sung).size).toBe(2050);
  expect([sung[0]! < 3, sung.at(-1)! > 2047]).toEqual([true, true]);
});
