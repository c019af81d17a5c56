import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settingsMessages } from '#app/routes/admin/office/settings/settings.messages.ts';
import { startMessages } from '#app/routes/admin/office/start/start.messages.ts';
import { setupMessages } from '#app/routes/people/account/setup.messages.ts';
import { makeOwnerLink } from '#studio/people/accounts/owner-link.ts';
import { type Language, languages, pageAddress } from '#studio/shared/language.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { bookAndPay } from '#tests/support/browser/booking-steps.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { mailTo } from '#tests/support/emails.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const locales = { en: 'en-GB', da: 'da-DK' } as const;
const studio = { studioName: 'Æbeløe Sang', coachName: 'Mia Æbeløe', coachFirstName: 'Mia' } as const;
const address = { street: 'Ærøgade 7', postcode: '8000', city: 'Aarhus C', email: 'mia@aebeloe.dk' } as const;

/** From the link that the start prints to the steps after the first sign-in, all of them put off. */
async function setUp(page: Page, language: Language): Promise<void> {
  const words = setupMessages[language];
  await page.goto(await makeOwnerLink(site.world));
  await waitForHydration(page);
  await page.getByLabel(/^E-?mail/).fill(address.email);
  await page.getByLabel(words.password).fill('en sætning der er nem at huske');
  await page.getByRole('button', { name: words.submit }).tap();
  for (const step of [1, 2]) {
    await page.getByText(new RegExp(`^(?:Step|Trin) ${step}`)).waitFor();
    await page.getByRole('link', { name: settingsMessages[language].steps.later }).tap();
  }
  await page.getByText(/^(?:Step|Trin) 3/).waitFor();
  await page.goto(`${site.url}/admin`);
}

async function fillStart(page: Page, language: Language): Promise<void> {
  for (const [name, text] of Object.entries({ ...studio, ...address }))
    await page.locator(`[name="${name}"]`).fill(text);
  const [own, other] = language === 'da' ? ['nameDa', 'nameEn'] : ['nameEn', 'nameDa'];
  await page.locator(`[name="offer-0-${own}"]`).fill(language === 'da' ? 'Sangtime' : 'Singing lesson');
  expect(await page.locator(`[name="offer-0-${other}"]`).inputValue()).toBe('');
  const buffer = await readFile(new URL('../../files/phone.heic', import.meta.url));
  const picture = { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer };
  await page.locator('input[type=file]').setInputFiles(picture);
}

test.each(languages)(
  'day one on a phone: from the link to an own studio with a picture, and the first booking (%s)',
  async (language) => {
    const words = startMessages[language];
    const { page, expectComplaint } = await browser.visitor({ ...phone, locale: locales[language] });
    expectComplaint(/status of 400/);
    await setUp(page, language);
    await page.getByRole('link', { name: settingsMessages[language].setUp.start }).first().tap();
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await waitForHydration(page);
    await fillStart(page, language);

    // The price is missing: everything else is kept.
    await page.getByRole('button', { name: words.submit }).tap();
    await page.getByText(words.notStarted).waitFor();
    expect(await page.locator('[name="coachName"]').inputValue()).toBe(studio.coachName);
    expect(await page.locator('[name="offer-0-DKK"]').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await page.locator('[name="offer-0-DKK"]').fill('650');
    if (
      (await page.locator('input[type=file]').evaluate((field: HTMLInputElement) => field.files?.length)) ===
      0
    )
      await fillStart(page, language);
    await page.getByRole('button', { name: words.submit }).tap();
    await page.getByText(words.started).waitFor();
    await expectAccessible(page);

    const visitor = await browser.visitor({ ...phone, locale: locales[language] });
    for (const shown of languages) {
      await visitor.page.goto(site.url + pageAddress('/', shown));
      const text = await visitor.page.getByRole('main').textContent();
      expect(text).toContain(studio.coachName);
      expect(text).not.toMatch(/\bsample\b|eksempel|Lindehav/i);
      // The picture of the first screen covers no word of its headline.
      const bottoms = await visitor.page
        .locator('h1 .sung')
        .evaluateAll((all) => all.map((word) => word.getBoundingClientRect().bottom));
      const picture = await visitor.page.locator('.hero .coach').boundingBox();
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(picture?.y ?? 0);
    }
    const picture = visitor.page.getByRole('main').locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await bookAndPay(visitor.page, site.url, 'first@example.com');
    await mailTo(site.db, 'first@example.com', 'booking-confirmed');
  },
);
