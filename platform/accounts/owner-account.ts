import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries, Tx } from '../db/database.ts';
import type { Account, LanguageChoice, OwnerToSet } from './accounts.ts';

export async function ownerOf(q: Queries): Promise<Account | null> {
  const row = await q
    .selectFrom('users')
    .select(['id as userId', 'name', 'email', 'role', 'language'])
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return row ?? null;
}

async function lockOwner(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('set-owner', 2))`.execute(tx);
}

export async function makeFirstOwner(tx: Tx, owner: OwnerToSet): Promise<boolean> {
  await lockOwner(tx);
  return (await ownerOf(tx)) === null && setOwner(tx, owner);
}

export async function setOwner(tx: Tx, owner: OwnerToSet): Promise<boolean> {
  await lockOwner(tx);
  const { email, name, language, at } = owner;
  const present = await ownerOf(tx);
  const namesake = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (present && namesake && namesake.id !== present.userId) return false;
  const known = { name, email, email_verified: true, language, role: 'owner' as const, updated_at: at };
  const userId = present?.userId ?? namesake?.id ?? randomUUID();
  await tx
    .insertInto('users')
    .values({ ...known, id: userId, image: null, created_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(known))
    .execute();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  const password = { password: owner.passwordHash, updated_at: at };
  await tx
    .insertInto('accounts')
    .values({ ...password, id: randomUUID(), account_id: userId, provider_id: 'credential', user_id: userId })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet(password))
    .execute();
  return true;
}

export async function setLanguage(tx: Tx, { userId, language, at }: LanguageChoice): Promise<void> {
  await tx.updateTable('users').set({ language, updated_at: at }).where('id', '=', userId).execute();
}
