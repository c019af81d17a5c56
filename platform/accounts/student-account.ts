import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries, Tx } from '../db/database.ts';
import type { Account, AccountToOpen } from './accounts.ts';

export async function accountBy(
  q: Queries,
  key: { email: string } | { userId: string },
): Promise<Account | null> {
  const found = q.selectFrom('users').select(['id as userId', 'name', 'email', 'role', 'language']);
  const one = 'email' in key ? found.where('email', '=', key.email) : found.where('id', '=', key.userId);
  return (await one.executeTakeFirst()) ?? null;
}

export async function openAccount(tx: Tx, account: AccountToOpen): Promise<string | null> {
  const { name, email, language, at } = account;
  const id = randomUUID();
  const made = await tx
    .insertInto('users')
    .values({ id, name, email, language, email_verified: true, image: null, role: 'student', created_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  await setPassword(tx, { userId: id, passwordHash: account.passwordHash, at });
  return id;
}

export async function setName(
  tx: Tx,
  { userId, name, at }: { userId: string; name: string; at: Temporal.Instant },
): Promise<void> {
  await tx.updateTable('users').set({ name, updated_at: at }).where('id', '=', userId).execute();
}

export async function setPassword(
  tx: Tx,
  { userId, passwordHash, at }: { userId: string; passwordHash: string; at: Temporal.Instant },
): Promise<void> {
  const password = { password: passwordHash, updated_at: at };
  await tx
    .insertInto('accounts')
    .values({ ...password, id: randomUUID(), account_id: userId, provider_id: 'credential', user_id: userId })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet(password))
    .execute();
}

/** The unique index decides between concurrent requests for one address. */
export async function setEmail(
  tx: Tx,
  { userId, email, at }: { userId: string; email: string; at: Temporal.Instant },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 3))`.execute(tx);
  const holder = await accountBy(tx, { email });
  if (holder) return holder.userId === userId;
  await tx
    .updateTable('users')
    .set({ email, email_verified: true, updated_at: at })
    .where('id', '=', userId)
    .execute();
  return true;
}
