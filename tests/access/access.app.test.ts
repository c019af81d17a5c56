import type { RouteConfigEntry } from '@react-router/dev/routes';
import { beforeEach, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { testApp } from '#tests/support/app.ts';
import { type Access, accessTable, parameters } from './access-table.ts';
import { plant, plantedEmail, plantedName } from './planted.ts';

// From another computer: whoever sits at this one may read the outbox.
const given = testApp();
const elsewhere = { host: 'studio.example' };
const password = 'en god lang sætning';

type Role = 'visitor' | 'student' | 'owner';
const roles: readonly Role[] = ['visitor', 'student', 'owner'];
let cookies: Record<Role, string>;

beforeEach(async () => {
  const { world, db } = given;
  const at = world.clock.now();
  const passwordHash = await world.accounts.hashPassword(password);
  const account = { name: 'Owner', email: 'owner@example.com', passwordHash, language: 'en' } as const;
  await db.transaction((tx) => world.accounts.setOwner(tx, { ...account, at }));
  const student = { id: 's-1', name: 'Student', email: 'student@example.com', role: 'student' } as const;
  await db.query
    .insertInto('users')
    .values({ ...student, email_verified: true, image: null, language: 'en' })
    .execute();
  const credential = { id: 'a-1', account_id: 's-1', provider_id: 'credential', user_id: 's-1' };
  await db.query
    .insertInto('accounts')
    .values({ ...credential, password: passwordHash, updated_at: at })
    .execute();
  await plant(world);
  slug = (await studioIdentity(world)).coachSlug;
  cookies = { visitor: '', student: await signIn(student.email), owner: await signIn(account.email) };
});

async function signIn(email: string): Promise<string> {
  const answer = await given.world.accounts.signIn({ email, password });
  if (!answer.ok) throw new Error(`${email} cannot sign in`);
  return answer.cookies.map((line) => line.split(';')[0]).join('; ');
}

const ask = (path: string, role: Role, init: RequestInit = {}) =>
  given.fetch(path, {
    ...init,
    headers: { ...elsewhere, ...(cookies[role] ? { cookie: cookies[role] } : {}), ...init.headers },
  });

interface Row {
  route: string;
  access: Access;
}

const rows: readonly Row[] = Object.entries(accessTable).flatMap(([access, routesOfIt]) =>
  routesOfIt.map((route) => ({ route, access: access as Access })),
);
let slug = '';

/** The route with something put in for its parameters. */
function addressOf({ route }: Row): string {
  const segments = route.split('/').map((segment) => parameters[segment] ?? segment);
  return segments.join('/').replace('SLUG', slug);
}

test('every route has a row in the table, and every row a route', () => {
  const listed = rows.map((row) => row.route).sort();
  expect(listed, 'a new route needs its place in tests/access/access-table.ts').toEqual(
    pathsOf(routes).sort(),
  );
});

describe.each(roles)('a %s', (role) => {
  test('gets no error of ours and nobody else’s data, whatever is asked and however', async () => {
    const wrong: string[] = [];
    for (const row of rows) {
      for (const [init, prefix] of askings) {
        const path = addressOf(row);
        const answer = await ask(prefix + (path === '/' && prefix ? '' : path), role, init);
        const said = `${init.method ?? 'GET'} ${prefix}${path} → ${answer.status}`;
        if (answer.status >= 500) wrong.push(said);
        const text = role === 'owner' ? '' : await answer.text();
        if (text.includes(plantedName) || text.includes(plantedEmail)) wrong.push(`${said} tells too much`);
      }
    }
    expect(wrong).toEqual([]);
    expect(given.logged.filter((line) => line.level === 'error')).toEqual([]);
  });

  test('is answered as the table says', async () => {
    const answers: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const row of rows) {
      const path = addressOf(row);
      answers[path] = kindOf(await ask(path, role));
      expected[path] = expectedOf(row, role);
    }
    expect(answers).toEqual(expected);
  });

  test('cannot speak for a vendor', async () => {
    const init = { method: 'POST', body: '{"id":"evt_1","type":"checkout.session.completed"}' };
    for (const row of rows.filter(({ access }) => access === 'signed')) {
      expect((await ask(addressOf(row), role, init)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
const askings: readonly [RequestInit, prefix: string][] = [
  [{}, ''],
  [{}, '/da'],
  [form({ a: 'b' }), ''],
  [{ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, ''],
  [{ method: 'DELETE' }, ''],
];

type Kind = 'shown' | 'led on' | 'asked to sign in' | 'not there' | 'refused';

function kindOf(answer: Response): Kind | number {
  if (answer.status === 200) return 'shown';
  if (answer.headers.get('location')?.startsWith('/login')) return 'asked to sign in';
  if (answer.status === 301 || answer.status === 302) return 'led on';
  if (answer.status === 404) return 'not there';
  return answer.status >= 400 && answer.status < 500 ? 'refused' : answer.status;
}

function expectedOf(row: Row, role: Role): Kind {
  if (row.route === '/login' && role !== 'visitor') return 'led on';
  switch (row.access) {
    case 'everybody':
      return 'shown';
    case 'moved':
      return 'led on';
    case 'owner':
      return role === 'owner' ? 'shown' : role === 'student' ? 'not there' : 'asked to sign in';
    case 'student':
      return role === 'visitor' ? 'asked to sign in' : 'shown';
    case "somebody else's":
      return role === 'visitor' ? 'asked to sign in' : 'not there';
    case 'secret link':
    case 'own computer':
    case 'nowhere':
      return 'not there';
    case 'call':
    case 'signed':
      return 'refused';
  }
}

test('what has moved leads to a page that is there, in either language', async () => {
  for (const row of rows.filter(({ access, route }) => access === 'moved' && !route.includes('.'))) {
    for (const prefix of ['', '/da']) {
      const way = [prefix + addressOf(row)];
      for (let answer = await ask(way[0]!, 'visitor'); answer.headers.has('location'); ) {
        way.push(answer.headers.get('location')!);
        answer = await ask(way.at(-1)!, 'visitor');
        expect(way.length, way.join(' → ')).toBeLessThan(4);
        if (!answer.headers.has('location')) expect(answer.status, way.join(' → ')).toBe(200);
      }
      expect(way.length).toBeGreaterThan(1);
    }
  }
});

test('what lies behind a secret is kept by nobody and named to nobody, good or not', async () => {
  for (const row of rows.filter(({ access }) => access === 'secret link')) {
    const { headers } = await ask(addressOf(row), 'visitor');
    expect(headers.get('cache-control'), row.route).toBe('no-store');
    expect(headers.get('referrer-policy'), row.route).toBe('no-referrer');
    expect(headers.get('x-robots-tag'), row.route).toBe('noindex');
  }
});

describe("what is the owner's", () => {
  test('is refused to others as an act, too', async () => {
    const init = form({ task: 'x', remedy: 'done' });
    expect(kindOf(await ask('/admin', 'visitor', init))).toBe('asked to sign in');
    expect(kindOf(await ask('/admin', 'student', init))).toBe('not there');
  });

  test('is refused to a session that was forged or has ended', async () => {
    const [name, value = ''] = cookies.owner.split('=');
    for (const forged of [value.slice(0, -8), value.split('.')[0], 'x']) {
      const answer = await given.fetch('/admin', { headers: { cookie: `${name}=${forged}` } });
      expect(kindOf(answer)).toBe('asked to sign in');
    }
    await given.world.accounts.signOut(new Headers({ cookie: cookies.owner }));
    expect(kindOf(await ask('/admin', 'owner'))).toBe('asked to sign in');
  });
});

describe('a direct booking over the wire', () => {
  const row = (hour: number) => {
    const day = given.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').add({ days: 2 });
    const slot = day.with({ hour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
    const course = { course_id: 'private-coaching', course_name: 'Private Coaching' };
    const person = { name: 'Mia', email: 'mia@example.com' };
    return JSON.stringify({
      ...course,
      ...person,
      slot_start: slot.toInstant().toString(),
      slot_end: slot.add({ hours: 1 }).toInstant().toString(),
      payment_status: 'paid',
    });
  };
  const book = (hour: number, role: Role, headers: Record<string, string> = {}) =>
    ask('/rest/v1/bookings', role, {
      method: 'POST',
      body: row(hour),
      headers: { 'content-type': 'application/json', ...headers },
    });

  test.each(['visitor', 'student'] as const)('is refused to a %s', async (role) => {
    const answer = await book(9, role);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: '42501', message: 'Could not create booking.' });
  });

  test("is the owner's right, by cookie and by bearer token", async () => {
    expect((await book(9, 'owner')).status).toBe(201);
    const token = cookies.owner.split('=')[1];
    expect((await book(10, 'visitor', { authorization: `Bearer ${token}` })).status).toBe(201);
    expect((await book(11, 'visitor', { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(403);
  });
});

/** Full paths of all routes, from the root. */
function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.index ? parent || '/' : entry.path ? `${parent}/${entry.path}` : parent;
    const isPage = entry.index || (entry.path && !entry.children);
    return [...(isPage ? [path] : []), ...pathsOf(entry.children ?? [], path === '/' ? '' : path)];
  });
}
