import type { BrowserContext } from '#tests/packages/playwright.ts';
import type { TestApp } from './app.ts';

const password = 'a password for tests';

/** By default the owner, or the student. Another address is another student. */
export interface Person {
  email?: string;
  name?: string;
}

type Place = Pick<TestApp, 'world' | 'db'>;

/**
 * The header of a request by the owner, or by a student with a confirmed address. Each call creates another
 * session.
 */
export async function signedIn(
  { world, db }: Place,
  role: 'owner' | 'student',
  { email = `${role}-signed-in@example.com`, name = role === 'owner' ? 'Owner' : 'Student' }: Person = {},
): Promise<Record<string, string>> {
  const at = world.clock.now();
  const known = await db.query.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (!known) {
    const passwordHash = await world.accounts.hashPassword(password);
    if (role === 'owner') {
      const account = { name, email, passwordHash, language: 'en', at } as const;
      await db.transaction((tx) => world.accounts.setOwner(tx, account));
    } else {
      const id = `s-${email}`;
      const student = { id, name, email, role, email_verified: true, image: null, language: 'en' } as const;
      await db.query.insertInto('users').values(student).execute();
      const credential = { id: `a-${email}`, account_id: id, provider_id: 'credential', user_id: id };
      await db.query
        .insertInto('accounts')
        .values({ ...credential, password: passwordHash, updated_at: at })
        .execute();
    }
  }
  const sessions = db.query.selectFrom('sessions').select('id');
  const before = (await sessions.execute()).map(({ id }) => id);
  const answer = await world.accounts.signIn({ email, password });
  if (!answer.ok) throw new Error('not signed in');
  // Sessions start by the system clock: this one is changed to the world's clock, which may not advance.
  for (const { id } of await sessions.execute()) {
    if (before.includes(id)) continue;
    await db.query.updateTable('sessions').set({ created_at: at }).where('id', '=', id).execute();
  }
  return { cookie: answer.cookies.map((line) => line.split(';')[0]).join('; ') };
}

/** The same for a real browser: its requests to the site are signed in from now on. */
export async function signInBrowser(
  context: BrowserContext,
  site: Place & { readonly url: string },
  role: 'owner' | 'student',
  person: Person = {},
): Promise<void> {
  const { cookie = '' } = await signedIn(site, role, person);
  const pairs = [...cookie.split('; '), 'belcanto_flag=1'].map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.url };
  });
  await context.addCookies(pairs);
}
