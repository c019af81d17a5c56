import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { isOwnRow, spellingsOf } from './own-rows.queries.ts';

const given = testDatabase();

async function write(email: string): Promise<void> {
  await given.db.query
    .insertInto('contact_messages')
    .values({ name: '', email, message: email, language: 'da', answered_at: null })
    .execute();
}

const messagesOf = async (who: Parameters<typeof isOwnRow>[1]) => {
  const rows = await given.db.query
    .selectFrom('contact_messages')
    .select('message')
    .where((eb) => isOwnRow(eb, who, { email: 'contact_messages.email' }))
    .orderBy('message')
    .execute();
  return rows.map(({ message }) => message);
};

async function account(id: string, email: string): Promise<void> {
  const person = { id, email, name: '', role: 'student', email_verified: true } as const;
  await given.db.query
    .insertInto('users')
    .values({ ...person, image: null, language: null })
    .execute();
}

describe("one person's data", () => {
  test('are found in any letter case of the address, and only by that person [P.98]', async () => {
    await write('Student@Example.COM');
    await write('student@example.com.dk');
    expect(await messagesOf(student)).toEqual(['Student@Example.COM']);
    expect(await messagesOf(owner)).toEqual([]);
  });

  test('are empty for a visitor, whatever address the browser claims', async () => {
    await write('student@example.com');
    expect(await messagesOf(visitor)).toEqual([]);
    expect(await messagesOf({ userId: null, email: 'student@example.com' })).toEqual([]);
    expect(await messagesOf({ userId: 'student-1', email: null })).toEqual([]);
  });

  test('are found under both spellings of a Danish domain', async () => {
    await write('hej@Blåtoner.dk');
    await write('hej@xn--bltoner-fxa.dk');
    const who = { ...student, email: 'hej@xn--bltoner-fxa.dk' };
    expect(await messagesOf(who)).toEqual(['hej@Blåtoner.dk', 'hej@xn--bltoner-fxa.dk']);
    expect(spellingsOf('a@example.com')).toEqual(['a@example.com']);
  });

  test('stay with the account under a previously verified address', async () => {
    await account('student-1', 'student@example.com');
    await account('student-2', 'other@example.com');
    const former = { user_id: 'student-1', email: 'old@example.com', left_at: testNow };
    await given.db.query.insertInto('former_emails').values(former).execute();
    await write('Old@example.com');
    expect(await messagesOf(student)).toEqual(['Old@example.com']);
    expect(await messagesOf({ ...student, userId: 'student-2', email: 'other@example.com' })).toEqual([]);
  });

  test('include what was granted to the account itself', async () => {
    const credit = {
      kind: 'credit',
      offer_id: 'private-coaching',
      order_id: null,
      date_id: null,
    } as const;
    const { id: offerId } = await given.db.query
      .selectFrom('offers')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await given.db.query
      .insertInto('entitlements')
      .values({
        ...credit,
        offer_id: offerId,
        email: 'giver@example.com',
        user_id: 'student-1',
        valid_until: null,
      })
      .execute();
    const ownedBy = (who: Parameters<typeof isOwnRow>[1]) =>
      given.db.query
        .selectFrom('entitlements')
        .select('id')
        .where((eb) => isOwnRow(eb, who, { email: 'entitlements.email', userId: 'entitlements.user_id' }))
        .execute();
    expect(await ownedBy(student)).toHaveLength(1);
    expect(await ownedBy({ ...student, userId: 'student-2' })).toEqual([]);
  });

  test('are found by an index in every table with an address', async () => {
    const plan = (table: string, extra = '') =>
      given.db.transaction(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        const columns = { email: `${table}.email`, ...(extra ? { userId: `${table}.${extra}` } : {}) };
        const mine = isOwnRow({} as never, student, columns as never);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain select 1 from ${sql.table(table)} where ${mine}`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    for (const table of ['orders', 'bookings', 'applications', 'withdrawals', 'stories', 'contact_messages'])
      expect(await plan(table), table).not.toMatch(new RegExp(`Seq Scan on ${table}`));
    const entitlements = await plan('entitlements', 'user_id');
    expect(entitlements).not.toMatch(/Seq Scan on entitlements/);
  });
});
