import { expect, test } from 'vitest';
import { sampleOnlyPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';

const given = testApp({ SAMPLE_DATA: 'off' });
const addresses = visitorPages
  .filter((path) => !sampleOnlyPages.includes(path))
  .map((path) => path.replace('thea-lindehav', 'coach'));

test('an empty studio renders every page, with a heading and without sample content', async () => {
  for (const path of addresses) {
    const answer = await given.fetch(path);
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    expect(textOf(pieces(html, 'h1')[0] ?? ''), path).toBeTruthy();
    expect(textOf(pieces(html, 'title')[0] ?? ''), path).toBeTruthy();
    expect(html, path).not.toMatch(/Lindehav|lindehav|Prøvegade/);
  }
});

test('its links lead to existing pages', async () => {
  const targets = new Set<string>();
  for (const path of addresses) {
    for (const href of linksOf(await (await given.fetch(path)).text())) {
      const url = new URL(href, new URL(path, given.world.settings.siteUrl));
      if (url.origin === given.world.settings.siteUrl) targets.add(url.pathname);
    }
  }
  for (const target of targets) expect((await given.fetch(target)).status, target).toBeLessThan(400);
});

test('its course overview says that there are no courses yet', async () => {
  const html = await (await given.fetch('/courses')).text();
  expect(textOf(html)).toContain('There are no courses yet. Come back soon.');
  expect(html).not.toContain('Buy Now');
});
