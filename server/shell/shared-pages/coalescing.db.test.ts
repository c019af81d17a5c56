import { afterEach, expect, test } from 'vitest';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { htmlAnswer, openShell, type RenderCall, type TestShell } from '#tests/support/site/shell.ts';

const given = testDatabase();
let shell: TestShell;
let milliseconds = 0;

afterEach(() => shell.close());

async function open(render: (call: RenderCall) => Response) {
  const gate = Promise.withResolvers<void>();
  shell = await openShell(
    given.db,
    async (call) => {
      await gate.promise;
      return render(call);
    },
    { now: () => milliseconds },
  );
  return gate;
}

const page = 'Kærlighed på første tone. '.repeat(200);
const together = (path = '/cached', count = 64) => Array.from({ length: count }, () => shell.get(path));
const texts = async (answers: Promise<Response>[]) =>
  Promise.all((await Promise.all(answers)).map((answer) => answer.text()));
const change = () => contentChanged(given.db.query, 'home');

test('coalescing: 64 parallel requests after an invalidation cause one render and get the same bytes', async () => {
  const gate = await open(() => htmlAnswer(`${page}${shell.rendered.length}`));
  gate.resolve();
  await shell.get('/cached');
  await change();
  await expect.poll(() => shell.get('/cached').then((answer) => answer.text())).toBe(`${page}2`);
  await change();
  const answers = await Promise.all(together());
  const found = await Promise.all(answers.map((answer) => answer.text()));
  const last = shell.rendered.length;
  expect(new Set(found)).toEqual(new Set([`${page}${last}`]));
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(64);
  expect(await texts(together())).toEqual(found);
  expect(shell.rendered).toHaveLength(last);
});

test('coalescing: a render begun before an invalidation satisfies no request that came after it', async () => {
  let content = 'old';
  const gate = Promise.withResolvers<void>();
  shell = await openShell(given.db, async () => {
    const read = content;
    if (read === 'old') await gate.promise;
    return htmlAnswer(read);
  });
  const before = together('/cached', 3);
  await expect.poll(() => shell.rendered.length).toBe(1);
  content = 'new';
  await shell.get('/cached/other');
  await change();
  await expect.poll(cachedPages).toBe(0);
  expect(await texts(together('/cached', 3))).toEqual(['new', 'new', 'new']);
  gate.resolve();
  expect(await texts(before)).toEqual(['old', 'old', 'old']);
  expect(await (await shell.get('/cached')).text()).toBe('new');
  expect(shell.rendered).toHaveLength(3);
});

async function cachedPages(): Promise<number> {
  const text = await (await shell.get('/metrics')).text();
  return Number(/^page_cache_pages (\d+)$/m.exec(text)?.[1]);
}

test('coalescing: a failed render is answered to all who waited, each with its own number, and is not repeated', async () => {
  let isBroken = true;
  const gate = await open(() => (isBroken ? htmlAnswer('of the first', { status: 500 }) : htmlAnswer(page)));
  const waiting = together();
  await expect.poll(() => shell.rendered.length).toBe(1);
  gate.resolve();
  const answers = await Promise.all(waiting);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
  expect(first).toBe('of the first');
  others.forEach((text, at) => {
    expect(text).toContain(answers[at + 1]?.headers.get('x-request-id'));
  });
  expect(shell.rendered).toHaveLength(1);
  isBroken = false;
  expect((await shell.get('/cached')).status).toBe(200);
  expect(shell.rendered).toHaveLength(2);
});

test('coalescing: a render that throws is answered with 500 to all who waited, and the next request renders again', async () => {
  let isBroken = true;
  const gate = await open(() => {
    if (isBroken) throw new Error('no database');
    return htmlAnswer(page);
  });
  const waiting = together('/cached', 8);
  gate.resolve();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(8).fill(500));
  isBroken = false;
  expect((await shell.get('/cached')).status).toBe(200);
  expect(shell.rendered).toHaveLength(2);
});

test('coalescing: when the first client disconnects, the others get the page', async () => {
  const gate = await open(({ request }) => {
    request.signal.throwIfAborted();
    return htmlAnswer(page);
  });
  const client = new AbortController();
  const first = shell.get('/cached', { signal: client.signal });
  const others = together('/cached', 8);
  await expect.poll(() => shell.rendered.length).toBe(1);
  client.abort();
  gate.resolve();
  expect(await texts(others)).toEqual(Array(8).fill(page));
  await first;
  expect(shell.rendered).toHaveLength(1);
});

test('coalescing: an answer with Set-Cookie goes to the request it was rendered for, and to no other', async () => {
  const gate = await open(({ request }) =>
    htmlAnswer(page, {
      headers: {
        'content-type': 'text/html',
        ...(request.headers.get('cookie') ? { 'set-cookie': 'flash=; Max-Age=0' } : {}),
      },
    }),
  );
  const first = shell.get('/cached', { headers: { cookie: 'flash=saved' } });
  const others = together('/cached', 3);
  gate.resolve();
  expect((await first).headers.get('set-cookie')).toBe('flash=; Max-Age=0');
  for (const answer of await Promise.all(others)) {
    expect(answer.headers.get('set-cookie')).toBe(null);
    expect(await answer.text()).toBe(page);
  }
});

test('own page: a browser with the hold cookie neither gets a stored page nor leaves one', async () => {
  const gate = await open(({ request }) =>
    htmlAnswer(request.headers.get('cookie')?.includes('hold') ? 'own' : page),
  );
  gate.resolve();
  const holder = { headers: { cookie: 'belcanto_flag=1; belcanto_hold=token' } };
  expect(await texts([shell.get('/cached', holder)])).toEqual(['own']);
  expect(await texts([shell.get('/cached'), shell.get('/cached')])).toEqual([page, page]);
  expect(await texts([shell.get('/cached', holder), shell.get('/cached', holder)])).toEqual(['own', 'own']);
  const other = { headers: { cookie: 'belcanto_flag=1' } };
  expect(await texts([shell.get('/cached', other)])).toEqual([page]);
  expect(shell.rendered).toHaveLength(4);
});

test('coalescing: pages that are not cacheable are rendered for each request', async () => {
  const gate = await open(({ id }) => htmlAnswer(id));
  const waiting = together('/account', 8);
  gate.resolve();
  expect(new Set(await texts(waiting)).size).toBe(8);
});

test('stale page: it is served at once while one render without cookies refreshes it', async () => {
  milliseconds = 0;
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  gates[0]?.resolve();
  shell = await openShell(
    given.db,
    async () => {
      const nth = shell.rendered.length;
      await gates[nth - 1]?.promise;
      return htmlAnswer(`rendered ${nth}`);
    },
    { now: () => milliseconds },
  );
  await shell.get('/cached');
  milliseconds = 50_000;
  const init = { headers: { cookie: 'flag=1', 'if-none-match': '"x"' } };
  const stale = Array.from({ length: 8 }, () => shell.get('/cached', init));
  expect(await texts(stale)).toEqual(Array(8).fill('rendered 1'));
  expect(shell.rendered).toHaveLength(2);
  expect([...(shell.rendered[1]?.request.headers.keys() ?? [])]).toEqual(['host']);
  gates[1]?.resolve();
  await expect.poll(async () => (await shell.get('/cached')).text()).toBe('rendered 2');
  expect(shell.rendered).toHaveLength(2);
});
