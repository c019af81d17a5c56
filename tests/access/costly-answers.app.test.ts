import { expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { saveLimits } from '#tests/support/save-limits.ts';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `198.51.100.${networks}`;
};

async function statuses(paths: readonly string[], address: string): Promise<number[]> {
  const found: number[] = [];
  for (const path of paths) found.push((await given.fetch(path, { address })).status);
  return found;
}

test('searches: beyond the limit of a network 429 with Retry-After in the language of the page, and others are answered', async () => {
  await saveLimits(given.db, { searchesPerAddress: 2 });
  const address = newNetwork();
  const searches = ['/search?q=breath', '/da/search?q=sang', '/da/search?q=andet', '/search?q='];
  expect(await statuses(searches, address)).toEqual([200, 200, 429, 200]);
  const refused = await given.fetch('/da/search?q=mere', { address });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await refused.text();
  expect(page).toContain('<html lang="da"');
  expect(page).toContain('For mange forespørgsler');
  expect(await statuses(['/search?q=breath', '/'], newNetwork())).toEqual([200, 200]);
});

test('unknown addresses: beyond the limit of a network 429, while its other pages are answered [P.342]', async () => {
  await saveLimits(given.db, { missingPagesPerAddress: 4 });
  const address = newNetwork();
  const missing = ['/none/such', '/nobody', '/courses/none', '/da/shop/none', '/magazine/none', '/none/such'];
  expect(await statuses(missing, address)).toEqual([404, 404, 404, 404, 429, 429]);
  expect(await statuses(['/', '/contact', '/courses', '/login'], address)).toEqual([200, 200, 200, 200]);
  expect(await statuses(['/none/such'], newNetwork())).toEqual([404]);
});

test('unknown addresses: their page is rendered once for each language, and links to the same address in the other', async () => {
  const page = async (path: string) => (await given.fetch(path)).text();
  const [first, second] = [await page('/none/such'), await page('/none/other?a=1&b="x')];
  expect(first).toContain('href="/da/none/such"');
  expect(second).toContain('href="/da/none/other?a=1&amp;b=%22x"');
  expect(second.replaceAll('/none/other?a=1&amp;b=%22x', '/none/such')).toBe(first);
  expect(await page('/da/none/such')).toContain('href="/none/such"');
  expect(await page('/admin/none')).toContain('href="/admin"');
});

test('unknown addresses: their page follows the content, also for a program that sends a form', async () => {
  await given.fetch('/none/such');
  const { value } = await given.db.query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'studio')
    .executeTakeFirstOrThrow();
  const renamed = json({ ...(value as object), studioName: 'Kaleidoscope' });
  await given.db.query.updateTable('settings').set({ value: renamed }).where('key', '=', 'studio').execute();
  await clearPageCache(given.db);
  const page = await given.fetch('/none/such');
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('Kaleidoscope')]);
  const posted = await given.fetch('/none/such', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
  expect([posted.status, await posted.text()]).toEqual([404, expect.stringContaining('Kaleidoscope')]);
});

test('unknown addresses: a flood of them writes no row and is stored under no address of its own', async () => {
  const rows = () => given.db.query.selectFrom('rate_limits').select('key').execute();
  const before = await rows();
  const address = newNetwork();
  const all = Array.from({ length: 30 }, (_, index) => `/flood/${index}.php?page=${index}`);
  expect(new Set(await statuses(all, address))).toEqual(new Set([404]));
  await given.fetch('/search?q=flood', { address });
  expect(await rows()).toEqual(before);
});

test('unknown addresses: the page is the same whoever asks, and no cache may keep it without asking', async () => {
  const headers = await signedIn(given, 'owner');
  for (const path of ['/none/such', '/da/none/such', '/admin/none', '/dashboard/none', '/nobody']) {
    const [anybody, owner] = [await given.fetch(path), await given.fetch(path, { headers })];
    expect([anybody.status, owner.status], path).toEqual([404, 404]);
    expect(await owner.text(), path).toBe(await anybody.text());
    expect(owner.headers.get('cache-control'), path).toBe('no-cache');
    expect(owner.headers.get('set-cookie'), path).toBeNull();
  }
});

test('unknown addresses: the page follows neither headers nor markup of the one who asks first', async () => {
  const hostile = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-prefix': 'evil.example',
    host: 'evil.example',
  };
  await clearPageCache(given.db);
  await given.fetch('/none/such', { headers: hostile });
  const page = await (await given.fetch('/none/<script>alert(1)</script>?q="><b>$`')).text();
  expect(page).toContain('%22%3E%3Cb%3E$`"');
  expect(page).not.toContain('evil.example');
  expect(page).not.toContain('<script>alert');
  expect(page).not.toContain('"><b>');
});
