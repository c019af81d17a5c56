import { describe, expect, test } from 'vitest';
import { sendDueIssues } from '#studio/messages/newsletter-sending/send-issue.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { OwnerAtWork } from '#tests/support/browser/owner-at-work.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { insertSubscribers } from '#tests/support/newsletter/written-issue.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

describe.each(variantAt(adminVariants, 0))('the owner (%s)', (name, profile, input) => {
  test('writes a first issue and sends it to one segment with at most twelve presses and four fields, and a reader reads it', async () => {
    await insertSubscribers(site.db, [
      { email: 'anna@example.dk', language: 'da' },
      { email: 'ben@example.com' },
    ]);
    const { page } = await browser.visitor(profile);
    await signInBrowser(page.context(), site, 'owner');
    const thea = new OwnerAtWork(page, input, site.url);
    const subject = `Ti minutter før, ${name}`;
    await thea.open('/admin/newsletter');
    await expectAccessible(page);
    await thea.press(page.getByRole('link', { name: 'New issue' }).first());
    await page.getByLabel('Subject in Danish').waitFor();
    await expectAccessible(page);
    await thea.type({ subjectDa: subject });
    await thea.button('Create issue');
    for (const [section, texts] of [
      ['Introduction', { 'da.text': 'Omklædningsrummet er for lille.' }],
      ['Text', { 'da.paragraphs': 'Intet med stemmen.' }],
    ] as const) {
      await page.getByRole('link', { name: 'Check and send' }).last().waitFor();
      await thea.openContents();
      await thea.press(page.locator('.page-sections').getByRole('link', { name: section }).first());
      await thea.type(texts);
      await thea.saveSection();
    }
    await thea.press(page.getByRole('link', { name: 'Check and send' }).last());
    await page.getByRole('heading', { name: 'Before you send' }).waitFor();
    await thea.press(page.locator('summary', { hasText: 'Change recipients' }));
    await page.getByLabel('Language', { exact: true }).selectOption('da');
    await thea.button('Use this group');
    await page.getByRole('status').getByText('Recipients changed.').waitFor();
    await expectAccessible(page);
    await thea.button('Send to 1 person');
    await page.getByRole('status').getByText('Scheduled.').waitFor();
    await expectAccessible(page);
    expect(thea.presses).toBeLessThanOrEqual(12);

    await site.db.query.updateTable('newsletter_issues').set({ send_at: site.world.clock.now() }).execute();
    expect(await sendDueIssues(site.world)).toBe(1);
    const { slug } = await site.db.query
      .selectFrom('newsletter_issues')
      .select('slug')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const { page: reader } = await browser.visitor(phone);
    await reader.goto(`${site.url}/da/newsletter/${slug}`);
    await reader.getByRole('heading', { level: 1, name: subject }).waitFor();
    await expectAccessible(reader);
    await page.goto(`${site.url}/da/newsletter/${slug}`);
    await expectAccessible(page);
  });
});
