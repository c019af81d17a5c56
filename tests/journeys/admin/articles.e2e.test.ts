import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const recording = fileURLToPath(new URL('../../../app/media/sounds/island.mp3', import.meta.url));

test('the owner publishes an article with audio on a phone, and a stranger hears it', async () => {
  const { page } = await browser.visitor(phone);
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin/website/articles`);
  await page.getByRole('link', { name: 'New article' }).tap();
  await page.getByLabel('Title in Danish').fill('De dybe toner');
  await page.getByRole('button', { name: 'Create article' }).tap();

  await page.getByText('Add a section').tap();
  await page.getByRole('link', { name: 'Audio', exact: true }).tap();
  await page.locator('input[type=file]').setInputFiles(recording);
  await page.getByRole('button', { name: 'Upload audio' }).tap();
  const title = page.locator('[name="da.title"]');
  await title.fill('Sådan lyder et dybt g');
  await page.getByRole('status').getByText('Draft saved.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).last().tap();
  await page.getByRole('button', { name: 'Publish now' }).tap();
  await page.getByText('Published. Visitors see it now.').waitFor();

  const stranger = (await browser.visitor(phone)).page;
  await stranger.goto(`${site.url}/da/testimonials`);
  await stranger.getByRole('link', { name: 'De dybe toner' }).tap();
  await stranger.getByRole('heading', { level: 1, name: 'De dybe toner' }).waitFor();
  const player = stranger.locator('article .player', { hasText: 'Sådan lyder et dybt g' });
  expect(await player.locator('audio').getAttribute('src')).toMatch(/^\/recordings\/[0-9a-f-]{36}\.mp3$/);
  await expectAccessible(stranger);
});
