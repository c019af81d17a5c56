import type { RouteConfigEntry } from '@react-router/dev/routes';
import { beforeEach, describe, expect, test } from 'vitest';
import { jsonRoutes } from '#app/json-routes.ts';
import routes from '#app/routes.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { showSampleTakes } from '#tests/support/populated/take-pairs.ts';
import { testApp } from '#tests/support/site/app.ts';
import { type Person, signedIn } from '#tests/support/site/signed-in.ts';
import { sample } from '#tests/support/site/times.ts';
import { isUploadPath } from '../../server/shell/path-kinds.ts';
import { type Access, accessTable, ownParameters, parameters } from './access-table.ts';
import { type Caller, callers, callTable, creditEmail } from './call-table.ts';
import { seed, seedCredit, seededEmail, seededMessage, seededName } from './seed.ts';
import { seedAttachment } from './seed-attachment.ts';

// Requests come from another computer, because the local one may read the outbox.
const given = testApp();
const otherHost = { host: 'studio.example' };

/** 'its person': the student for whom everything is seeded; 'student' is any other student. */
type Role = 'visitor' | 'student' | 'its person' | 'owner';
const roles: readonly Role[] = ['visitor', 'student', 'its person', 'owner'];
let cookies: Record<Role, string>;

beforeEach(async () => {
  const { world } = given;
  await seed(world);
  await showSampleTakes(world);
  await seedAttachment(world, { messageId: seededMessage, name: seededName, email: seededEmail });
  const [student, itsPerson] = [{ email: creditEmail }, { email: seededEmail, name: seededName }];
  slug = (await studioIdentity(world)).coachSlug;
  const cookieOf = async (role: 'student' | 'owner', person: Person = {}) =>
    (await signedIn(given, role, person)).cookie ?? '';
  cookies = {
    visitor: '',
    student: await cookieOf('student', student),
    'its person': await cookieOf('student', itsPerson),
    owner: await cookieOf('owner'),
  };
});

const request = (path: string, role: Role, init: RequestInit = {}) =>
  given.fetch(path, {
    ...init,
    // One network may ask for 1,200 missing pages.
    address: `192.0.2.${roles.indexOf(role) + 1}`,
    headers: { ...otherHost, ...(cookies[role] ? { cookie: cookies[role] } : {}), ...init.headers },
  });

interface Row {
  route: string;
  access: Access;
}

const endsSessions = ({ route }: Row) => /^\/logout$|\/account\/sessions$/.test(route);
const rows: readonly Row[] = Object.entries(accessTable)
  .flatMap(([access, routesOfIt]) => routesOfIt.map((route) => ({ route, access: access as Access })))
  .sort((one, other) => Number(endsSessions(one)) - Number(endsSessions(other)));
let slug = '';

/** The route with its parameters filled in. */
function addressOf({ route }: Row): string {
  const segments = route
    .split('/')
    .map((segment) => ownParameters[route]?.[segment] ?? parameters[segment] ?? segment);
  return segments.join('/').replace('SLUG', slug);
}

test('every route has a row in the access table, and every row a route', () => {
  const listed = rows.map((row) => row.route).sort();
  expect(listed, 'a new route needs its place in tests/access/access-table.ts').toEqual(
    [...pathsOf(routes), ...jsonRoutes.map(({ path }) => path)].sort(),
  );
});

describe.each(roles)('as a %s', (role) => {
  test('gets the answer in the table on every route, with no server error and no data of others [S2.46]', async () => {
    const wrong: string[] = [];
    const answers: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const row of rows) {
      const path = addressOf(row);
      expected[path] = expectedOf(row, role);
      for (const [init, prefix] of [...methods, ...sample(otherMethods, path, 1)]) {
        const answer = await request(prefix + (path === '/' && prefix ? '' : path), role, init);
        if (init === plainly && !prefix) answers[path] = kindOf(answer);
        const exchange = `${init.method ?? 'GET'} ${prefix}${path} → ${answer.status}`;
        if (answer.status >= 500) wrong.push(exchange);
        if (init === asForm && isClosed(row, role) && !isMethodRefused(answer))
          wrong.push(`${exchange} is an act`);
        const maySee = role === 'owner' || role === 'its person';
        const text = maySee && init !== plainly ? '' : await answer.text();
        wrong.push(
          ...fileFormsOf(text, path)
            .filter((to) => !isUploadPath(to))
            .map(refusedFiles),
        );
        if (maySee) continue;
        if (text.includes(seededName) || text.includes(seededEmail))
          wrong.push(`${exchange} reveals too much`);
      }
    }
    expect(wrong).toEqual([]);
    expect(answers).toEqual(expected);
    expect(given.logged.filter((line) => line.level === 'error')).toEqual([]);
  });

  test('cannot send events as a provider', async () => {
    const init = { method: 'POST', body: '{"id":"evt_1","type":"checkout.session.completed"}' };
    for (const row of rows.filter(({ access }) => access === 'signed')) {
      expect((await request(addressOf(row), role, init)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

/** Where the forms with a file field are sent to. */
function fileFormsOf(html: string, path: string): string[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gis)].flatMap(
    ([, attributes = '', content = '']) => {
      if (!/type="file"/i.test(content)) return [];
      const action = /\baction="([^"]*)"/i.exec(attributes)?.[1];
      return [new URL(action || path, `http://${otherHost.host}${path}`).pathname];
    },
  );
}

const refusedFiles = (path: string) => `${path} takes no files (server/shell/path-kinds.ts)`;

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
const plainly: RequestInit = {};
const asForm = form({ a: 'b' });
const methods: readonly [RequestInit, prefix: string][] = [
  [plainly, ''],
  [asForm, ''],
];
const otherMethods: readonly [RequestInit, prefix: string][] = [
  [plainly, '/da'],
  [{ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, ''],
  [{ method: 'DELETE' }, ''],
];

type Kind = 'shown' | 'redirected' | 'sign-in required' | 'not there' | 'refused';

function kindOf(answer: Response): Kind | number {
  if (answer.status === 200) return 'shown';
  if (answer.headers.get('location')?.startsWith('/login?next=')) return 'sign-in required';
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (answer.status === 401 && isPage) return 'sign-in required';
  if (answer.status === 301 || answer.status === 302) return 'redirected';
  if (answer.status === 404) return 'not there';
  return answer.status >= 400 && answer.status < 500 ? 'refused' : answer.status;
}

function expectedOf(row: Row, role: Role): Kind {
  if (row.route === '/login' && role !== 'visitor') return 'redirected';
  switch (row.access) {
    case 'public':
      return 'shown';
    case 'moved':
    case "owner's form":
    case 'form below a page':
      return 'redirected';
    case 'own page':
      return role === 'visitor' ? 'sign-in required' : 'redirected';
    case "owner's callback":
      return role === 'owner' ? 'redirected' : role === 'visitor' ? 'sign-in required' : 'not there';
    case 'owner':
      return role === 'owner' ? 'shown' : role === 'visitor' ? 'sign-in required' : 'not there';
    case 'student':
      return role === 'visitor' ? 'sign-in required' : 'shown';
    case "another student's":
      return role === 'visitor' ? 'sign-in required' : 'not there';
    case "one person's":
      if (role === 'visitor') return 'sign-in required';
      return role === 'its person' ? 'shown' : 'not there';
    case 'secret link':
    case 'own computer':
    case 'not a page':
      return 'not there';
    case 'call':
    case 'signed':
      return 'refused';
  }
}

/** Whoever may not read a page may not post to it either. */
function isClosed(row: Row, role: Role): boolean {
  if (row.access === 'form below a page') return isClosed(pageAbove(row), role);
  const isOwners = row.access === 'moved' && /^\/(shop\/)?admin\//.test(row.route);
  if (isOwners || row.access === "owner's form") return role !== 'owner';
  // A course is returned at a URL below the order that has no page.
  if (row.access === "another student's" && role === 'its person') return false;
  return ['sign-in required', 'not there'].includes(expectedOf(row, role));
}

function pageAbove({ route }: Row): Row {
  const above = rows.filter((row) => row.access !== 'form below a page' && route.startsWith(`${row.route}/`));
  const page = above.sort((one, other) => other.route.length - one.route.length)[0];
  if (!page) throw new Error(`no page above ${route}`);
  return page;
}

/** 405: no method is available to anybody. */
function isMethodRefused(answer: Response): boolean {
  return ['sign-in required', 'not there'].includes(String(kindOf(answer))) || answer.status === 405;
}

test('a moved URL redirects to an existing page, in either language', async () => {
  for (const row of rows.filter(({ access, route }) => access === 'moved' && !route.includes('.'))) {
    for (const prefix of ['', '/da']) {
      const step = [prefix + addressOf(row)];
      for (let answer = await request(step[0]!, 'visitor'); answer.headers.has('location'); ) {
        step.push(answer.headers.get('location')!);
        answer = await request(step.at(-1)!, 'visitor');
        expect(step.length, step.join(' → ')).toBeLessThan(4);
        if (!answer.headers.has('location')) expect(answer.status, step.join(' → ')).toBe(200);
      }
      expect(step.length).toBeGreaterThan(1);
    }
  }
});

test('pages behind a secret are not cached and send no referrer, valid or not [P.83]', async () => {
  for (const row of rows.filter(({ access }) => access === 'secret link')) {
    const { headers } = await request(addressOf(row), 'visitor');
    expect(headers.get('cache-control'), row.route).toBe('no-store');
    expect(headers.get('referrer-policy'), row.route).toBe('same-origin');
    expect(headers.get('x-robots-tag'), row.route).toBe('noindex');
  }
});

describe('actions of the owner', () => {
  test('are refused to others [S6.01]', async () => {
    const path = '/admin/tasks/x/done';
    const init = form({});
    expect(kindOf(await request(path, 'visitor', init))).toBe('sign-in required');
    for (const role of ['student', 'its person'] as const)
      expect(kindOf(await request(path, role, init))).toBe('not there');
  });

  test('are refused to a forged or expired session', async () => {
    const [name, value = ''] = cookies.owner.split('=');
    for (const forged of [value.slice(0, -8), value.split('.')[0], 'x']) {
      const answer = await given.fetch('/admin', { headers: { cookie: `${name}=${forged}` } });
      expect(kindOf(answer)).toBe('sign-in required');
    }
    await given.world.accounts.signOut(new Headers({ cookie: cookies.owner }));
    expect(kindOf(await request('/admin', 'owner'))).toBe('sign-in required');
  });
});

describe('calls', () => {
  const cookieOf: Record<Caller, Role> = {
    visitor: 'visitor',
    student: 'student',
    'other student': 'its person',
    owner: 'owner',
  };
  const offered = (hour: number) => {
    const day = given.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').add({ days: 2 });
    const slot = day.with({ hour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
    return slot.toInstant().toString();
  };

  test('have a row each in the access table, and every row a call', () => {
    const listed = [...new Set(callTable.map(({ route }) => route))].sort();
    expect(listed, 'a new call needs its row in tests/access/call-table.ts').toEqual(
      [...accessTable.call].sort(),
    );
  });

  test('give everyone the answer in the table [P.102]', async () => {
    await seedCredit(given.world, creditEmail);
    const answers: Record<string, number[]> = {};
    const expected: Record<string, readonly number[]> = {};
    for (const { route, what, answers: wanted, init } of callTable) {
      const name = `${route}: ${what}`;
      expected[name] = wanted;
      answers[name] = [];
      for (const caller of callers) {
        const path = addressOf({ route, access: 'call' });
        answers[name].push((await request(path, cookieOf[caller], init(caller, offered))).status);
      }
      await given.db.query.deleteFrom('rate_limits').execute();
    }
    expect(answers).toEqual(expected);
  });

  test('authenticate by bearer token as by cookie, and by nothing else', async () => {
    const row = callTable.find(({ what }) => what.startsWith('a direct booking'));
    const token = cookies.owner.split('=')[1];
    const book = (caller: Caller, bearer: string) => {
      const init = row?.init(caller, offered) ?? {};
      return request('/rest/v1/bookings', 'visitor', {
        ...init,
        headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${bearer}` },
      });
    };
    expect((await book('owner', token ?? '')).status).toBe(201);
    const refused = await book('visitor', 'AAAAAAAAAAAAAAAAAAAAAA');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: '42501', message: 'Could not create booking.' });
  });
});

/** Full paths of all routes, from the root. */
function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.index ? parent || '/' : entry.path ? `${parent}/${entry.path}` : parent;
    const isPage = entry.index || entry.path;
    return [...(isPage ? [path] : []), ...pathsOf(entry.children ?? [], path === '/' ? '' : path)];
  });
}
