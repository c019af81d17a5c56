import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { loadIsland, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test('a workbook turns by dot and arrow key, starts again on another tab, and is downloaded [S2.116]', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/book`);
  const place = page.locator('.leaves .place');
  const next = page.getByLabel('Next page');
  await loadIsland(page.locator('[data-island=leaf-through]'));
  await next.click();
  await expect.poll(() => place.textContent()).toBe('Page 2 of 8');
  expect(page.url()).toContain('page=2');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place.textContent()).toBe('Page 3 of 8');
  await page.keyboard.press('End');
  await expect.poll(() => place.textContent()).toBe('Page 8 of 8');
  expect(await next.isDisabled()).toBe(true);
  // The pressed control is disabled now, but keyboard focus must not be lost.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place.textContent()).toBe('Page 7 of 8');
  await expect
    .poll(() => page.locator('.leaves img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(720);
  await page.reload();
  await expect.poll(() => place.textContent()).toBe('Page 7 of 8');
  await page.getByRole('link', { name: /^Breath, on paper/ }).click();
  await expect.poll(() => place.textContent()).toBe('Page 1 of 8');
  expect(await page.getByLabel('Previous page').isDisabled()).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Breath, on paper' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('breath-on-paper.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

variant('on a phone a swipe turns the page, a scroll does not [S2.117]', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(`${site.url}/da/book?workbook=before-you-go-on`);
  const place = page.locator('.leaves .place');
  const sheet = page.locator('.leaves figure');
  await sheet.scrollIntoViewIfNeeded();
  const swipe = async (dx: number, dy: number) => {
    const box = (await sheet.boundingBox())!;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const fire = (type: string, x: number, y: number) =>
      sheet.dispatchEvent(type, { clientX: x, clientY: y, bubbles: true, pointerType: 'touch' });
    await fire('pointerdown', at.x, at.y);
    await fire('pointerup', at.x + dx, at.y + dy);
  };
  // The first swipe loads its handler and still turns the page.
  await swipe(-140, 5);
  await expect.poll(() => place.textContent()).toBe('Side 2 af 8');
  await swipe(-120, 10);
  await expect.poll(() => place.textContent()).toBe('Side 3 af 8');
  await swipe(-60, 200);
  await swipe(140, -5);
  await expect.poll(() => place.textContent()).toBe('Side 2 af 8');
});

test('without scripts every page has a URL, and the file can be downloaded', async () => {
  const { page } = await browser.visitor({ ...phone, javaScriptEnabled: false });
  await page.goto(`${site.url}/book`);
  await page.getByLabel('Next page').click();
  const place = page.locator('.leaves .place');
  await expect.poll(() => place.textContent()).toBe('Page 2 of 8');
  await page.goto(page.url().replace(/page=2$/, 'page=8'));
  await expect.poll(() => place.textContent()).toBe('Page 8 of 8');
  expect(await page.getByLabel('Next page').isDisabled()).toBe(true);
});

variant(
  'workbooks are reordered, hidden, and deleted after a confirmation that can be dismissed [S3.20]',
  async () => {
    const { page, expectComplaint } = await browser.visitor(phone);
    expectComplaint(/status of 409/);
    await signInBrowser(page.context(), site, 'owner');
    await page.goto(`${site.url}/admin/workbooks`);
    await waitForHydration(page);
    const titles = () =>
      page.getByRole('main').locator('a[href^="/admin/workbooks/"].text-link').allTextContents();
    const [first = '', second = '', third = ''] = await titles();
    const stale = await page.context().newPage();
    await stale.goto(`${site.url}/admin/workbooks`);
    await waitForHydration(stale);
    await page.getByRole('button', { name: `Move “${first}” down` }).click();
    await expect.poll(titles).toEqual([second, first, third]);
    await page.getByRole('button', { name: `Move “${first}” up` }).click();
    await expect.poll(titles).toEqual([first, second, third]);
    await page.getByRole('button', { name: `Hide: ${second}` }).click();
    await page.getByText('Hidden. Nothing is lost.').waitFor();
    // Another window with an outdated list is refused, shows the current one and continues from there.
    await stale.getByRole('button', { name: `Hide: ${second}` }).click();
    await stale.getByRole('button', { name: `Show: ${second}` }).waitFor();
    await page.getByRole('button', { name: `Move “${third}” up` }).click();
    await expect.poll(titles).toEqual([first, third, second]);
    const moveDown = stale.getByRole('button', { name: `Move “${first}” down` });
    await moveDown.click();
    await stale.getByText(/Someone else has changed this since you opened the page/).waitFor();
    const shown = stale.getByRole('main').locator('a[href^="/admin/workbooks/"].text-link');
    await expect.poll(() => shown.allTextContents()).toEqual([first, third, second]);
    await expectAccessible(stale);
    await moveDown.click();
    await stale.getByRole('status').getByText('Moved.').waitFor();
    expect(await shown.allTextContents()).toEqual([third, first, second]);
    expect(await (await page.request.get(`${site.url}/book`)).text()).not.toContain(second);
    await page.getByRole('link', { name: second }).click();
    await page.getByRole('heading', { level: 1, name: second }).waitFor();
    const dialog = page.getByText('Delete the workbook', { exact: true });
    const yes = page.getByRole('button', { name: 'Yes, delete' });
    await dialog.click();
    await page.getByText(`Delete “${second}” with its PDFs permanently?`).waitFor();
    await expectAccessible(page);
    await dialog.click();
    await expect.poll(() => yes.isVisible()).toBe(false);
    await page.goto(`${site.url}/admin/workbooks`);
    expect(await titles()).toEqual([third, first, second]);
    await page.getByRole('link', { name: second }).click();
    await dialog.click();
    await yes.click();
    await page.getByText('Deleted.').waitFor();
    expect(await titles()).toEqual([third, first]);
  },
);
