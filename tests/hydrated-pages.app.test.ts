import { expect, test } from 'vitest';
import { makeOwnerLink } from '#studio/people/accounts/owner-link.ts';
import { addressOf, hydratedSignInPages, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { åse } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
/** Bytes of compressed script that a hydrated page may load on first view. */
const most = 180_000;

test('every hydrated page loads at most 180 kB of script, split by route [S2.49]', async () => {
  const populated = await populate(given.world);
  const owner = await signedIn(given, 'owner');
  const student = await signedIn(given, 'student', åse);
  const setupToken = new URL(await makeOwnerLink(given.world)).pathname.split('/').at(-1) ?? '';
  const studio = { ...populated, setupToken };
  const requested = [
    // The page of all components exists in development only (docs/decisions/127).
    ...hydratedSignInPages.filter((page) => page !== '/ui').map((page) => ({ page, headers: {} })),
    ...signedInPages.student.map((page) => ({ page, headers: student })),
    ...signedInPages.owner.map((page) => ({ page, headers: owner })),
  ];
  const sizes = new Map<string, number>();
  const tooLarge: string[] = [];
  for (const { page, headers } of requested) {
    const answer = await given.fetch(addressOf(page, studio), { headers });
    expect(answer.status, page).toBe(page.startsWith('/reset/') ? 404 : 200);
    expect(answer.headers.get('content-type'), page).toMatch(/^text\/html/);
    const scripts = scriptsOf(await answer.text());
    expect(scripts.length, page).toBeGreaterThan(0);
    let bytes = 0;
    for (const script of scripts) bytes += await sizeOf(script, sizes);
    if (bytes > most) tooLarge.push(`${page}: ${bytes} bytes in ${scripts.length} files`);
  }
  expect(tooLarge).toEqual([]);
});

/** What the page loads before any interaction: its entry and the modules of its routes. */
function scriptsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))];
}

/** As sent: the smallest files are not compressed. */
async function sizeOf(path: string, known: Map<string, number>): Promise<number> {
  const before = known.get(path);
  if (before !== undefined) return before;
  const answer = await given.fetch(path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status, path).toBe(200);
  const { byteLength } = await answer.arrayBuffer();
  known.set(path, byteLength);
  return byteLength;
}
