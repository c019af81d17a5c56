import { expect, test } from 'vitest';
import { addressOf, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { ownPages, signInPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { åse } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { baseline } from './engines.ts';
import { covers, markupFallbacks } from './fallbacks.ts';
import { newMarkup } from './markup-features.ts';

const given = testApp();

test('pages: whatever elements and attributes the oldest browsers lack have a fallback', async () => {
  const populated = await populate(given.world);
  const found = new Map<string, string>();
  const visit = async (pages: readonly string[], headers: Record<string, string> = {}) => {
    for (const page of pages) {
      const answer = await given.fetch(addressOf(page, populated), { headers });
      for (const [feature, place] of newMarkup(await answer.text(), baseline))
        found.set(feature, `${page}: ${place}`);
    }
  };
  await visit([...visitorPages, ...ownPages, ...signInPages.filter((page) => !page.startsWith('/reset'))]);
  await visit(signedInPages.student, await signedIn(given, 'student', åse));
  await visit(signedInPages.owner, await signedIn(given, 'owner'));
  const patterns = markupFallbacks.flatMap(({ features }) => features);
  expect([...found].filter(([feature]) => !patterns.some((one) => covers(one, feature)))).toEqual([]);
  expect(patterns.filter((one) => ![...found.keys()].some((feature) => covers(one, feature)))).toEqual([]);
});
