import type { TestApp } from './app.ts';

const password = 'a password for tests';

/** The header that makes a request somebody's: the owner's, or a student's. */
export async function signedIn(
  { world, db }: Pick<TestApp, 'world' | 'db'>,
  role: 'owner' | 'student',
): Promise<Record<string, string>> {
  const email = `${role}-signed-in@example.com`;
  const at = world.clock.now();
  const passwordHash = await world.accounts.hashPassword(password);
  if (role === 'owner') {
    const account = { name: 'Owner', email, passwordHash, language: 'en', at } as const;
    await db.transaction((tx) => world.accounts.setOwner(tx, account));
  } else {
    const student = { id: 's-in', name: 'Student', email, role, email_verified: true } as const;
    await db.query
      .insertInto('users')
      .values({ ...student, image: null, language: 'en' })
      .execute();
    const credential = { id: 'a-in', account_id: 's-in', provider_id: 'credential', user_id: 's-in' };
    await db.query
      .insertInto('accounts')
      .values({ ...credential, password: passwordHash, updated_at: at })
      .execute();
  }
  const answer = await world.accounts.signIn({ email, password });
  if (!answer.ok) throw new Error('not signed in');
  return { cookie: answer.cookies.map((line) => line.split(';')[0]).join('; ') };
}
