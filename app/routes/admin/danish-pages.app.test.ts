import { expect, test } from 'vitest';
import { addressOf, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { everyText } from '#tests/support/every-text.ts';
import { pageTexts } from '#tests/support/page-texts.ts';
import { åse } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();

/** Of the interface: sample texts and emails are the owner's, who edits them in both languages. */
const messages = everyText.filter(({ place }) => place.includes('.messages.ts'));
const textsIn = (wanted: 'en' | 'da') =>
  new Set(
    messages
      .filter(({ language }) => language === wanted)
      .map(({ words }) => words.replace(/\s+/g, ' ').trim()),
  );
const [english, danish] = [textsIn('en'), textsIn('da')];

/** Names of what was bought, as the purchase stored them. */
const stored = ['Private Coaching', 'Studio Day'];
/** The text of an uploaded PDF. */
const ofPdf = /\/text$/;

test('the admin and the student area in Danish say nothing of ours in English, in no text or label [S2.290]', async () => {
  const populated = await populate(given.world);
  const found: Record<string, string[]> = {};
  for (const role of ['student', 'owner'] as const) {
    const headers = await signedIn(given, role, role === 'student' ? åse : {});
    await given.db.query.updateTable('users').set({ language: 'da' }).execute();
    for (const page of signedInPages[role].filter((path) => !ofPdf.test(path))) {
      const answer = await given.fetch(addressOf(page, populated), { headers });
      const html = await answer.text();
      expect(html, page).toContain('<html lang="da"');
      const foreign = pageTexts(html)
        .filter(({ language }) => language === 'da')
        .map(({ words }) => words)
        .filter((words) => english.has(words) && !danish.has(words) && !stored.includes(words));
      if (foreign.length > 0) found[page] = [...new Set(foreign)];
    }
  }
  expect(found).toEqual({});
});
