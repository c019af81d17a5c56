import { beforeEach, expect, test } from 'vitest';
import { seed, seededApplication, seededMessage, seededStory } from '#tests/access/seed.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let headers: Record<string, string> = {};
beforeEach(async () => {
  headers = await signedIn(given, 'owner');
});
const page = async (path: string) => (await given.fetch(path, { headers })).text();

test('the inbox leads to every conversation, application and story, and marks those that wait', async () => {
  const empty = await page('/admin/inbox');
  expect(textOf(empty)).toContain('The inbox is empty');
  expect(empty).toMatch(/<main.*href="\/admin\/messages\/new"/s);
  await seed(given.world);
  for (const [language, story, application] of [
    ['en', 'Story.', 'Application.'],
    ['da', 'Historie.', 'Ansøgning.'],
  ] as const) {
    await given.db.query.updateTable('users').set({ language }).where('role', '=', 'owner').execute();
    const html = await page('/admin/inbox');
    for (const path of [
      `/admin/messages/${seededMessage}`,
      `/admin/applications/${seededApplication}`,
      `/admin/stories/${seededStory}`,
    ])
      expect(html).toContain(`href="${path}"`);
    expect(html).toContain(`<strong>${story}</strong>`);
    expect(html).toContain(`<strong>${application}</strong>`);
    expect(html.match(/<li class="waiting"/g)).toHaveLength(3);
  }
  await given.db.query.updateTable('users').set({ language: 'en' }).where('role', '=', 'owner').execute();
  expect(textOf(await page('/admin/inbox?q=zaphod'))).toContain('Zaphod Lyserød');
  expect(textOf(await page('/admin/inbox?q=xyzzy'))).toContain('No results');
});
