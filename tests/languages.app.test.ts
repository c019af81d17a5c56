import { describe, expect, test } from 'vitest';
import { aSessionRequest } from '#platform/payments/payments.contract.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { sampleIdentity } from '../db/sample/identity.ts';
import { seed } from './access/seed.ts';
import { seedDocuments } from './access/seed-documents.ts';
import { ownPages, signInPages, visitorPages } from './support/browser/visitor-pages.ts';
import { everyText, type Language } from './support/every-text.ts';
import { linkedPages } from './support/linked-pages.ts';
import { pageTexts } from './support/page-texts.ts';
import { testApp } from './support/site/app.ts';
import { testCheckout } from './support/test-checkout.ts';

const given = testApp();

const texts: Record<Language, Set<string>> = { en: new Set(), da: new Set() };
for (const { language, words } of everyText)
  if (language) texts[language].add(fillNames(words, sampleIdentity).replace(/\s+/g, ' ').trim());

/** Words that both languages use: loan words, and the parts of a headline that is set word by word. */
const sharedWords = ['at', 'Blog', 'Fri', 'I', 'Interview', 'Link', 'Voice'];

const otherOf = { en: 'da', da: 'en' } as const;

function foreignTexts(html: string, language: Language): string[] {
  const found = pageTexts(html).filter(
    ({ words, language: marked }) =>
      marked === language && texts[otherOf[language]].has(words) && !texts[language].has(words),
  );
  return [...new Set(found.map(({ words }) => words))];
}

describe.each(['en', 'da'] as const)('pages in %s', (language) => {
  test('say nothing in the other language, except words that both use [S2.190]', async () => {
    await seed(given.world);
    await seedDocuments(given.world);
    const walked = [
      ...visitorPages,
      ...ownPages,
      ...signInPages,
      ...(await linkedPages(given.world)),
      '/no-such-page',
      '/payment-success',
      `/newsletter/confirm/${'A'.repeat(22)}`,
      `/consultation/confirm/${'A'.repeat(22)}`,
    ];
    const foreign: Record<string, string[]> = {};
    for (const path of walked) {
      const answer = await given.fetch(pageAddress(path, language));
      const html = await answer.text();
      expect([200, 404], path).toContain(answer.status);
      expect(html, path).toContain(`<html lang="${language}"`);
      const found = foreignTexts(html, language).filter((words) => !sharedWords.includes(words));
      if (found.length > 0) foreign[path] = found;
    }
    expect(foreign).toEqual({});
  });

  test('the test checkout says nothing in the other language, also after a declined card', async () => {
    const { payments, checkout, now } = testCheckout(given.db);
    const { url } = await payments.createSession(aSessionRequest(now(), { language }));
    const body = new URLSearchParams({ action: 'decline', email: 'mia@example.com', name: 'Mia' });
    for (const init of [{}, { method: 'POST', body }]) {
      const answer = await checkout.app.request(url, init);
      const next = answer.headers.get('location');
      const html = await (next ? await checkout.app.request(next) : answer).text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(pageTexts(html).length).toBeGreaterThan(10);
      expect(foreignTexts(html, language)).toEqual([]);
    }
    await checkout.stop();
  });
});
