import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ownPages, signInPages, visitorPages } from './support/browser/visitor-pages.ts';
import { testApp } from './support/site/app.ts';
import { pieces, textOf } from './support/site/html.ts';

const given = testApp();

describe.each(visitorPages)('%s', (path) => {
  test.each(['specified', 'other'] as const)(
    'in its %s language: two small scripts, nothing inline',
    async (reading) => {
      const address = reading === 'specified' ? path : otherReading(path);
      const answer = await given.fetch(address);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
      const executable = scripts.filter((attributes) => !attributes?.includes('application/ld+json'));
      expect(executable).toEqual([
        expect.stringMatching(/^ src="\/assets\/load-fonts-[^"]+\.js"/),
        expect.stringMatching(/type="module" src="\/assets\/enhance-[^"]+\.js"/),
      ]);
      expect(html).not.toMatch(/<[^>]+\sstyle="/);
      expect(html).not.toMatch(/<style\b/);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
      const loaded = [
        ...html.matchAll(
          /<(?:img|script|link|source|iframe|video|audio)\b[^>]*?(?:src|href|srcset)="([^"]+)"/g,
        ),
      ];
      const foreign = loaded.map(([, url]) => url ?? '').filter((url) => /^(https?:)?\/\//.test(url));
      expect(foreign.filter((url) => !url.startsWith(given.world.settings.siteUrl))).toEqual([]);
    },
  );

  test('has no sound named by the description of its picture', async () => {
    const html = await (await given.fetch(path)).text();
    const described = new Set([...html.matchAll(/ alt="([^"]+)"/g)].map(([, alt]) => alt));
    const named = pieces(html, 'button', / [^>]*class="hear-button"[^>]*/).map(textOf);
    const repeated = named.filter((name) => described.has(name.replace(/^[^:]+: |\d+:\d+$/g, '').trim()));
    expect(repeated).toEqual([]);
  });

  test('is byte-identical for everyone, whatever the browser sends, and sets no cookie [P.77]', async () => {
    const anonymous = await given.fetch(path);
    const known = await given.fetch(path, {
      address: '203.0.113.9',
      headers: { cookie: 'belcanto_flag=1; belcanto_hold=Zk3uX0mQ7nFzq2v9aLrT1w', 'accept-language': 'da' },
    });
    expect(anonymous.headers.get('set-cookie')).toBe(null);
    expect(known.headers.get('set-cookie')).toBe(null);
    expect(await known.text()).toBe(await anonymous.text());
  });
});

test('a visitor page names the rules by which links to pages that are the same for all are prefetched', async () => {
  const answer = await given.fetch('/courses');
  expect(answer.headers.get('speculation-rules')).toBe('"/prefetch.speculationrules"');
  const file = await given.fetch('/prefetch.speculationrules');
  expect(file.headers.get('content-type')).toBe('application/speculationrules+json');
  const { prefetch } = await file.json();
  const [{ where }] = prefetch;
  const excluded: string[] = where.and[1].not.href_matches;
  for (const path of ['/cart', '/checkout/main-course', '/orders/x', '/bookings/x', '/admin', '/dashboard'])
    expect(
      excluded.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path)),
      path,
    ).toBe(true);
  expect((await given.fetch('/login')).headers.get('speculation-rules')).toBe(null);
  expect((await given.fetch('/orders/AAAAAAAAAAAAAAAAAAAAAA')).headers.get('speculation-rules')).toBe(null);
});

test('the one script of a visitor page weighs at most 3 kB and loads no other', () => {
  const folder = new URL('../build/client/assets/', import.meta.url);
  const name = readdirSync(folder).find((file) => /^enhance-.*\.js$/.test(file)) ?? '';
  const script = readFileSync(new URL(name, folder));
  expect(gzipSync(script).length).toBeLessThanOrEqual(3_000);
  expect(script.toString()).not.toMatch(/\bimport\s*["'{]|from\s*["']/);
});

test('the player weighs at most 2 kB and loads neither React nor the list of islands', async () => {
  const [, address = ''] = /data-player="([^"]+)"/.exec(await (await given.fetch('/')).text()) ?? [];
  const files = new Set<string>();
  const follow = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const script = readFileSync(new URL(`../build/client${file}`, import.meta.url), 'utf8');
    for (const [, name] of script.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
      follow(`/assets/${name}`);
  };
  follow(address);
  const sizes = [...files].map(
    (file) => gzipSync(readFileSync(new URL(`../build/client${file}`, import.meta.url))).length,
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(2_000);
  expect([...files].filter((file) => /react|islands/.test(file))).toEqual([]);
});

function otherReading(path: string): string {
  const danish = [
    '/courses/voice-elevated',
    '/voice-elevated-application',
    '/courses/celebrity-vocal-experience',
  ];
  const prefix = danish.includes(path) ? '/en' : '/da';
  return path === '/' ? prefix : prefix + path;
}

/** Compressed bytes of styles that a public page may load. */
const mostStyleBytes = 20_000;
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
    for (const file of files) bytes += await styleBytes(file ?? '', sizes);
    if (bytes > mostStyleBytes) tooLarge.push(`${page}: ${bytes} bytes in ${files.size} files`);
  }
  expect(tooLarge).toEqual([]);
});

async function styleBytes(path: string, known: Map<string, number>): Promise<number> {
  const before = known.get(path);
  if (before !== undefined) return before;
  const answer = await given.fetch(path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding') ?? 'small', path).toMatch(/^(br|small)$/);
  const bytes = (await answer.arrayBuffer()).byteLength + headerBytes;
  known.set(path, bytes);
  return bytes;
}
