import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sendContactMessage } from '#studio/people/contact/send-contact-message.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { newVisitor } from '#tests/support/page-fixture.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const megabytes = 12;

/** So slow that the upload ends by being cancelled only. */
async function withSlowUploads(page: Page, send: () => Promise<void>): Promise<void> {
  const network = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: 200_000 });
  await send();
  const percent = page.locator('.progress output');
  await percent.filter({ hasText: /^\d{1,2} %$/ }).waitFor();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await page.getByText('Nothing was saved.').waitFor();
  await percent.waitFor({ state: 'detached' });
  await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
}

test('a reply with a file shows its progress, is cancelled and keeps everything, as when it is refused', async () => {
  const from = { name: 'Mia Ærø', email: 'mia@example.dk', message: 'Which key?' };
  await sendContactMessage(site.world, newVisitor().who, from);
  const { id } = await site.world.db.query
    .selectFrom('contact_messages')
    .select('id')
    .executeTakeFirstOrThrow();
  const file = `${temporaryFolder()}/song.mp3`;
  await writeFile(file, Buffer.alloc(megabytes * 1024 ** 2, 7));
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/ERR_(ABORTED|FAILED)|status of 4\d\d/);
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin/messages/${id}`);
  await waitForHydration(page);
  const text = page.locator('textarea[name=body]');
  const files = page.locator('input[type=file]');
  const chosen = () => files.evaluate((input: HTMLInputElement) => input.files?.length);
  const send = () => page.getByRole('button', { name: 'Preview email' }).click({ noWaitAfter: true });
  await text.fill('In F, as on the recording.');
  await files.setInputFiles(file);
  await withSlowUploads(page, send);
  expect([await text.inputValue(), await chosen()]).toEqual(['In F, as on the recording.', 1]);
  await send();
  await page.getByText('song.mp3 doesn’t fit').first().waitFor();
  expect(await text.inputValue()).toBe('In F, as on the recording.');
});

test('a picture of a product shows its progress on the page without React, too', async () => {
  const file = `${temporaryFolder()}/shirt.jpg`;
  await writeFile(file, Buffer.alloc(megabytes * 1024 ** 2, 7));
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/ERR_(ABORTED|FAILED)|status of 4\d\d/);
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/shop/admin`);
  const form = page.locator('form[data-island="file-form"]').first();
  await form.evaluate((element) => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (parent instanceof HTMLDetailsElement) parent.open = true;
  });
  await form.locator('[name=alt]').fill('A shirt');
  await form.locator('input[type=file]').setInputFiles(file);
  await withSlowUploads(page, () => form.locator('button[type=submit]').click({ noWaitAfter: true }));
  expect(await form.locator('[name=alt]').inputValue()).toBe('A shirt');
});
