import { describe, expect, test } from 'vitest';
import { visitorPages } from './support/browser/visitor-pages.ts';
import { testApp } from './support/site/app.ts';

const given = testApp();

function addressesIn(html: string): string[] {
  const found = [
    ...html.matchAll(/<(?:a|link|img|script|source|form|iframe)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g),
  ];
  const own = found.map(([, address]) => (address ?? '').replaceAll('&amp;', '&').replace(/#.*$/, ''));
  return own.filter((address) => address.startsWith('/') && !address.startsWith('//'));
}

describe('no link on the visitor pages answers 404', () => {
  test.each(['', '/da'])('under %j', async (prefix) => {
    const requested = new Map<string, string>();
    for (const path of visitorPages) {
      let address = `${prefix}${path === '/' && prefix ? '' : path}`;
      let answer = await given.fetch(address);
      // The page's own language has no prefix.
      if (answer.status === 301) {
        address = answer.headers.get('location') ?? '';
        answer = await given.fetch(address);
      }
      expect([address, answer.status]).toEqual([address, 200]);
      for (const link of addressesIn(await answer.text())) requested.set(link, address);
    }
    expect(requested.size).toBeGreaterThan(30);
    const dead: string[] = [];
    for (const [link, from] of requested) {
      const { status } = await given.fetch(link);
      if (status >= 400 && status !== 405) dead.push(`${from} → ${link}: ${status}`);
    }
    expect(dead).toEqual([]);
  });
});

test('every linked anchor exists', async () => {
  const missing: string[] = [];
  for (const path of visitorPages) {
    const html = await (await given.fetch(path)).text();
    for (const [, address, id] of html.matchAll(/<a\b[^>]*?\shref="([^"#]*)#([^"]+)"/g)) {
      const target = address === '' ? html : await (await given.fetch(address ?? '/')).text();
      if (!target.includes(`id="${id}"`)) missing.push(`${path} → ${address}#${id}`);
    }
  }
  expect(missing).toEqual([]);
});
