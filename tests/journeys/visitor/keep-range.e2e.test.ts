import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { exampleRange } from '#studio/site/range/range-examples.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { keyboard, pointer } from '#tests/support/browser/input-methods.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const ways = [
  ['on a phone', phone, pointer],
  ['on a desktop, by keyboard alone', desktop, keyboard],
] as const;

test.each(variantAt(ways, 0))(
  '%s: a range is kept by a press only, shown beside the next one, made into a card, and deleted [P.392]',
  async (_name, profile, input) => {
    const { page } = await browser.visitor({ ...profile, acceptDownloads: true });
    await page.goto(`${site.url}/range`);
    const button = (name: string) => input.press(page.getByRole('button', { name, exact: true }));
    const kept = () => page.evaluate(() => localStorage.getItem('belcanto_ranges'));
    // Both ends by piano keys, which needs no microphone.
    await page.locator('[data-press=keys]').first().waitFor();
    await input.press(page.locator('[data-stage=start] [data-press=keys]'));
    for (const key of [0, 0]) {
      await input.press(page.locator(`[data-press=key][data-key="${key}"]`));
      await input.press(page.locator('[data-press=choose]'));
    }
    await page.getByRole('button', { name: 'Keep on this device' }).waitFor();
    expect(await kept()).toBeNull();

    await button('Keep on this device');
    await expect.poll(kept).toContain('"lowest":{"certainty":"certain","note":60}');
    await page.getByRole('img', { name: 'From C4 to C5. My range' }).waitFor();
    await page.getByLabel('Name on the card (optional)').fill('Freja');
    await page.getByRole('img', { name: 'From C4 to C5. Freja’s range' }).waitFor();
    await input.press(page.getByRole('link', { name: 'Keep the card' }));
    await expect
      .poll(() =>
        page.locator('#range-card').evaluate((card) => Math.abs(card.getBoundingClientRect().top) < 400),
      )
      .toBe(true);
    for (const [name, start] of [
      ['Picture', '\u0089PNG'],
      ['PDF', '%PDF'],
    ] as const) {
      const coming = page.waitForEvent('download');
      await button(name);
      const download = await coming;
      expect(download.suggestedFilename()).toMatch(/^from-c4-to-c5\.(png|pdf)$/);
      expect((await readFile(await download.path())).toString('latin1').slice(0, 4)).toBe(start);
    }

    const earlier = [{ ...exampleRange, sungOn: '2026-08-24' }];
    await page.evaluate((ranges) => {
      const now = JSON.parse(localStorage.getItem('belcanto_ranges') ?? '[]');
      localStorage.setItem('belcanto_ranges', JSON.stringify([...ranges, ...now]));
    }, earlier);
    await input.press(page.locator('[data-stage=result] [data-press=start-over]'));
    await input.press(page.locator('[data-stage=start] [data-press=keys]'));
    for (const key of [2, 0]) {
      await input.press(page.locator(`[data-press=key][data-key="${key}"]`));
      await input.press(page.locator('[data-press=choose]'));
    }
    await button('Keep on this device');
    await expect.poll(() => page.locator('[data-part=months] tbody tr').count()).toBeGreaterThanOrEqual(4);
    expect(await page.locator('[data-part=both]').textContent()).toContain('D4–C5');

    await button('Delete from this device');
    await expect.poll(kept).toBeNull();
    expect(await page.locator('[data-part=months]').isHidden()).toBe(true);
  },
);
