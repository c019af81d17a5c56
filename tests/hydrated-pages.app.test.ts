import { expect, test } from 'vitest';
import { accessTable } from '#tests/access/access-table.ts';
import { testApp } from '#tests/support/app.ts';
import { signedIn } from '#tests/support/signed-in.ts';

const given = testApp();
/** Bytes of compressed script that a hydrated page may bring with its first view. */
const most = 180_000;

const pages = ['/login', ...accessTable.owner, ...accessTable.student].filter((path) => !path.includes(':'));

test('every page behind the scenes brings at most 180 kB of script, split by route', async () => {
  const headers = await signedIn(given, 'owner');
  const sizes = new Map<string, number>();
  const tooLarge: string[] = [];
  let hydrated = 0;
  for (const page of pages) {
    const answer = await given.fetch(page, { headers: page === '/login' ? {} : headers });
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const scripts = scriptsOf(await answer.text());
    if (scripts.length > 0) hydrated += 1;
    let bytes = 0;
    for (const script of scripts) bytes += await sizeOf(script, sizes);
    if (bytes > most) tooLarge.push(`${page}: ${bytes} bytes in ${scripts.length} files`);
  }
  expect(hydrated).toBeGreaterThan(10);
  expect(tooLarge).toEqual([]);
});

/** What the page asks the browser to fetch before it is touched: its entry, and the modules of its routes. */
function scriptsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))];
}

/** As it is sent: the smallest files are sent as they are. */
async function sizeOf(path: string, known: Map<string, number>): Promise<number> {
  const before = known.get(path);
  if (before !== undefined) return before;
  const answer = await given.fetch(path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status, path).toBe(200);
  const { byteLength } = await answer.arrayBuffer();
  known.set(path, byteLength);
  return byteLength;
}
