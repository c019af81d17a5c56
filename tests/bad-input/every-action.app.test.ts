import { expect, test } from 'vitest';
import { parameters } from '#tests/access/access-table.ts';
import { seed, seededEmail, seededName } from '#tests/access/seed.ts';
import { testApp } from '#tests/support/site/app.ts';
import { actingPaths } from '#tests/support/site/routes.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { sample } from '#tests/support/site/times.ts';
import { stopReconciliation } from '#tests/support/stop-jobs.ts';
import {
  expectNoErrors,
  faultsOf,
  formCall,
  leaksOf,
  type RequestSpec,
  requestFromAnywhere,
  rowCounts,
} from './expect-refusal.ts';

const given = testApp();

/** Addresses that take a form or a call. */
const actions = await actingPaths();

const isOwners = (path: string) => /^(\/shop)?\/admin\b/.test(path);
const isStudents = (path: string) => path.startsWith('/dashboard');
const addressOf = (path: string) =>
  path
    .split('/')
    .map((segment) => parameters[segment] ?? segment)
    .join('/');

/** A call without a body: upload tokens are issued to anyone, a few times an hour. */
const readsNothing = /\/upload-token$/;

/** A form with a rejected file may redirect to its page with the reason. */
const isLedBack = (answer: Response) =>
  answer.status === 303 && /[?&]refused=/.test(answer.headers.get('location') ?? '');

function noRequests(path: string): Record<string, RequestSpec> {
  const type = (value: string) => ({ 'content-type': value });
  const truncated = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nmia@exa';
  const fields = { name: 'Mia', email: 'mia@example.dk' };
  return {
    'a broken object': formCall(path, '{"email": "mia@exa', type('application/json')),
    text: formCall(path, 'email=mia', type('text/plain')),
    'no type': formCall(path, 'email=mia', type('')),
    xml: formCall(path, '<a/>', type('application/xml')),
    truncated: formCall(path, truncated, type('multipart/form-data; boundary=x')),
    'no boundary': formCall(path, truncated, type('multipart/form-data')),
    NUL: formCall(path, { ...fields, intent: 'mia\u0000', email: 'mia\u0000@example.dk' }),
    'NUL in a name': formCall(path, 'a%00b=c'),
    'too much': formCall(path, `message=${'x'.repeat(1_200_000)}`),
    'another site': formCall(path, fields, { origin: 'https://evil.example' }),
    'another site, by its fetch header': formCall(path, fields, { 'sec-fetch-site': 'cross-site' }),
  };
}

async function expectAllRefuse(routes: readonly string[], cookie: string): Promise<void> {
  expect(routes.length).toBeGreaterThan(8);
  // What the seeded data causes, and what reconciliation does each minute, is no effect of a request.
  await stopReconciliation(given.db);
  const before = await rowCounts(given.db);
  const faults: string[] = [];
  for (const route of routes) {
    const path = addressOf(route);
    for (const [name, { init }] of sample(Object.entries(noRequests(path)), path)) {
      const headers = { ...init?.headers, ...(cookie ? { cookie } : {}) };
      const answer = await requestFromAnywhere(given, { path, init: { ...init, headers } });
      const look = isLedBack(answer) ? leaksOf : faultsOf;
      faults.push(
        ...look(given, { name: `${path} ${name}`, status: answer.status, text: await answer.text() }),
      );
    }
    const after = await rowCounts(given.db);
    const stored = Object.keys(after).filter((table) => after[table] !== before[table]);
    if (stored.length > 0) faults.push(`${path}: stores something in ${stored.join(', ')}`);
    Object.assign(before, after);
  }
  expect(faults).toEqual([]);
  expectNoErrors(given);
}

test('every public action refuses malformed, truncated and cross-site requests [P.69]', async () => {
  await seed(given.world);
  await expectAllRefuse(
    actions.filter((path) => !isOwners(path) && !isStudents(path) && !readsNothing.test(path)),
    '',
  );
});

test('every action of the student area refuses the same, also for its student', async () => {
  await seed(given.world);
  const { cookie = '' } = await signedIn(given, 'student', { email: seededEmail, name: seededName });
  await expectAllRefuse(actions.filter(isStudents), cookie);
});

test('every action of the admin refuses the same, also for the owner', async () => {
  await seed(given.world);
  const { cookie = '' } = await signedIn(given, 'owner');
  await expectAllRefuse(actions.filter(isOwners), cookie);
});
