import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';

const given = testDatabase('server');

test('two concurrent transactions, one of which removes a guest’s last order: the guest list is consistent', async () => {
  const order = (email: string) => sql`
    insert into orders (state, currency, total_minor, capture, name, email, language, terms_version)
    values ('paid', 'DKK', 100, 'now', 'Åse', ${email}, 'da', 'da-1')`;
  const emails = Array.from({ length: 12 }, (_, at) => `aase${at}@example.dk`);
  for (const email of emails) await order(email).execute(given.db.query);
  await Promise.all(
    emails.flatMap((email) => [
      given.db.transaction((tx) =>
        sql`update orders set name = '', email = '' where email = ${email}`.execute(tx),
      ),
      given.db.transaction((tx) => order(email.toUpperCase()).execute(tx)),
    ]),
  );
  const known = await given.db.query.selectFrom('guests').select('id').execute();
  const named = await sql<{
    id: string;
  }>`select distinct lowercase(email) as id from orders where email <> ''`.execute(given.db.query);
  expect(known.map(({ id }) => id).toSorted()).toEqual(named.rows.map(({ id }) => id).toSorted());
});
