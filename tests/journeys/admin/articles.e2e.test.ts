import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createArticle } from '#studio/site/magazine/edit-articles.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { OwnerAtWork } from '#tests/support/browser/owner-at-work.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';
import { owner as ownerRole } from '#tests/support/who.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

describe.each(variantAt(adminVariants, 0))('the owner (%s)', (_name, profile, input) => {
  const owner = async () => {
    const { page } = await browser.visitor(profile);
    await signInBrowser(page.context(), site, 'owner');
    return new OwnerAtWork(page, input, site.url);
  };
  const stranger = async (path: string) => {
    const { page } = await browser.visitor(phone);
    await page.goto(site.url + path);
    return page;
  };

  test('publishes an article with audio with seven presses, and a stranger hears it', async () => {
    const thea = await owner();
    const { page } = thea;
    await thea.open('/admin/website/articles');
    await thea.press(page.getByRole('link', { name: 'New article' }));
    await page.getByLabel('Title in Danish').waitFor();
    await thea.type({ titleDa: 'De dybe toner' });
    await thea.button('Create article');
    await thea.press(page.locator('summary', { hasText: 'Add a section' }));
    await thea.press(page.getByRole('link', { name: 'Audio', exact: true }));
    await page.locator('input[type=file]').setInputFiles(file('app/media/sounds/island.mp3'));
    await thea.button('Upload audio');
    await page.locator('[name="da.title"]').waitFor();
    await thea.type({ 'da.title': 'Sådan lyder et dybt g' });
    await page.getByRole('status').getByText('Draft saved.').waitFor();
    await expectAccessible(page);
    await thea.saveAndPublish();
    expect(thea.presses).toBe(7);

    const other = await stranger('/da/testimonials');
    await other.getByRole('link', { name: 'De dybe toner' }).tap();
    await other.getByRole('heading', { level: 1, name: 'De dybe toner' }).waitFor();
    const player = other.locator('article .player', { hasText: 'Sådan lyder et dybt g' });
    expect(await player.locator('audio').getAttribute('src')).toMatch(/^\/recordings\/[0-9a-f-]{36}\.mp3$/);
    await expectAccessible(other);
  });

  test('adds a film of the phone with six presses, deletes the article with three and recovers it with one', async () => {
    const thea = await owner();
    const { page } = thea;
    const title = { en: 'The low notes', da: '' };
    const made = await createArticle(site.world, ownerRole, { title });
    const key = made.ok ? made.key : '';
    await thea.open(`/admin/website/${key}`);
    await thea.openContents();
    await thea.press(page.locator('summary', { hasText: 'Add a section' }));
    await thea.press(page.getByRole('link', { name: 'Video', exact: true }));
    await page.getByRole('heading', { name: 'New video' }).waitFor();
    await page.locator('input[type=file]').setInputFiles(file('tests/files/phone-h264.mov'));
    const use = page.getByRole('button', { name: /^Use\b.*phone-h264/ });
    await use.waitFor();
    await expectAccessible(page);
    await thea.press(use);
    await page.locator('[name="en.title"]').waitFor();
    await thea.type({ 'en.title': 'A low g', 'en.transcript': 'She sings a low g.' });
    await page.getByRole('status').getByText('Draft saved.').waitFor();
    await thea.saveAndPublish();
    expect(thea.presses).toBeLessThanOrEqual(6);
    const other = await stranger('/magazine/the-low-notes');
    const film = other.locator('article .player.film');
    expect(await film.locator('video').getAttribute('src')).toMatch(/^\/media\/[0-9a-f-]{36}\.mp4$/);
    expect(await other.locator('article').textContent()).toContain('She sings a low g.');
    await expectAccessible(other);

    await thea.open(`/admin/website/${key}`);
    await thea.openContents();
    await thea.press(page.locator('summary', { hasText: 'Delete article' }));
    await thea.button('Yes, delete');
    await page.getByText('You can recover it here.').waitFor();
    expect(thea.presses).toBeLessThanOrEqual(3);
    const status = async () => (await fetch(`${site.url}/magazine/the-low-notes`)).status;
    await expect.poll(status).toBe(410);
    await expectAccessible(page);
    await thea.button('Recover: The low notes');
    await page.getByText('Article recovered.').waitFor();
    expect(thea.presses).toBeLessThanOrEqual(4);
  });
});
