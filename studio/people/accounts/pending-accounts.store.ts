import type { Tx } from '#platform/db/database.ts';
import { spellingsOf } from '#studio/people/own-rows.queries.ts';

export interface NewSignUp {
  email: string;
  name: string;
  passwordHash: string;
  language: 'da' | 'en';
  browserHash: string;
  at: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

/** Pending until the address is verified. Returns its id. */
export async function insertSignUp(tx: Tx, signUp: NewSignUp): Promise<string> {
  const { id } = await tx
    .insertInto('sign_ups')
    .values({
      email: signUp.email,
      name: signUp.name,
      password_hash: signUp.passwordHash,
      language: signUp.language,
      browser_hash: signUp.browserHash,
      created_at: signUp.at,
      expires_at: signUp.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteSignUps(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('sign_ups').where('email', '=', email).execute();
}

export async function insertEmailChange(
  tx: Tx,
  change: { userId: string; email: string; at: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<string> {
  await deleteEmailChanges(tx, change.userId);
  const { id } = await tx
    .insertInto('email_changes')
    .values({
      user_id: change.userId,
      email: change.email,
      created_at: change.at,
      expires_at: change.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteEmailChanges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

export async function takeOverEmail(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('former_emails').where('email', 'in', spellingsOf(email)).execute();
}

export async function keepFormerEmail(
  tx: Tx,
  former: { email: string; userId: string; at: Temporal.Instant },
): Promise<void> {
  const rows = spellingsOf(former.email).map((email) => ({
    email,
    user_id: former.userId,
    left_at: former.at,
  }));
  await tx
    .insertInto('former_emails')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ user_id: former.userId, left_at: former.at }),
    )
    .execute();
}

export async function deleteExpiredPending(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('sign_ups').where('expires_at', '<', before).execute();
  await tx.deleteFrom('email_changes').where('expires_at', '<', before).execute();
}
