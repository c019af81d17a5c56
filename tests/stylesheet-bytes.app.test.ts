import { expect, test } from 'vitest';
import { ownPages, signInPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();
/** Compressed bytes of styles that a public page may load. */
const most = 20_000;
/** What a browser counts for the response headers of a file. */
const headerBytes = 375;

test('every public page loads at most 20 kB of styles', async () => {
  const sizes = new Map<string, number>();
  const tooLarge: string[] = [];
  for (const page of [...visitorPages, ...ownPages, ...signInPages]) {
    const html = await (await given.fetch(page)).text();
    const files = new Set(
      [...html.matchAll(/<link[^>]*href="(\/assets\/[\w.-]+\.css)"/g)].map(([, at]) => at),
    );
    expect(files.size, page).toBeGreaterThan(0);
    let bytes = 0;
    for (const file of files) bytes += await sizeOf(file ?? '', sizes);
    if (bytes > most) tooLarge.push(`${page}: ${bytes} bytes in ${files.size} files`);
  }
  expect(tooLarge).toEqual([]);
});

async function sizeOf(path: string, known: Map<string, number>): Promise<number> {
  const before = known.get(path);
  if (before !== undefined) return before;
  const answer = await given.fetch(path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding') ?? 'small', path).toMatch(/^(br|small)$/);
  const bytes = (await answer.arrayBuffer()).byteLength + headerBytes;
  known.set(path, bytes);
  return bytes;
}
