import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richOptions } from '#studio/shared/content/rich-text/rich-text.ts';
import { parseRichText } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import type { Locator, Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { tabTo } from '#tests/support/browser/input-methods.ts';
import { anyHtml, pasted, pastedLines } from '#tests/support/browser/pasted-texts.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

async function prose() {
  const { page } = await pageDraft(site.db.query, 'private-coaching');
  const at = page.en.findIndex(({ type }) => type === 'prose');
  return { at, block: page.en[at] };
}

async function openSection(page: Page) {
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin/website/private-coaching/sections/${(await prose()).at}`);
  const textarea = page.locator('[name="en.paragraphs"]');
  const editor = page.locator('[data-field="en.paragraphs"]');
  return { textarea, editor, saved: page.getByRole('status').getByText('Draft saved.') };
}

const isWithin = (editor: Locator) => editor.evaluate((element) => element.contains(document.activeElement));

test('rich text: by keyboard alone, the owner formats a text and links it', async () => {
  const { page } = await browser.visitor(desktop);
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  const { textarea, editor, saved } = await openSection(page);
  await page.locator('.stage-page main h1').first().waitFor({ state: 'attached' });
  expect(loaded.filter((url) => url.includes('rich-text-editor'))).toEqual([]);

  await tabTo(page.locator('[name="en.heading"]'));
  await page.keyboard.press('Tab');
  await editor.waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Bring your ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('songs');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('24. december holder vi lukket.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('- 2 * 3 * 4 = 24, __ikke fed__');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('water');
  await page.keyboard.press('Enter');
  await page.keyboard.type('the terms');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  const address = page.getByLabel('Address');
  await address.waitFor();
  await page.keyboard.type('the terms');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a website, an email address', { exact: false }).waitFor();
  await expectAccessible(page);
  await address.fill('/terms-of-service');
  await page.keyboard.press('Enter');
  await expect.poll(() => isWithin(editor)).toBe(true);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A part');
  await tabTo(page.getByRole('button', { name: 'Bold', exact: true }).first());
  for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await saved.waitFor();
  await expect.poll(() => textarea.inputValue()).toMatch(/# A part$/);
  expect(await textarea.inputValue()).toBe(
    [
      'Bring your **songs**',
      '24\\. december holder vi lukket.\n\\- 2 * 3 * 4 = 24, __ikke fed__',
      '- water\n- the [terms](/terms-of-service)',
      '# A part',
    ].join('\n\n'),
  );
  await expect.poll(async () => JSON.stringify(await prose())).toContain('"level":3');
  await expectAccessible(page);
  await expect.poll(() => isWithin(editor)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isWithin(editor)).toBe(false);
});

test('rich text: opened by touch, in Danish and dark, it keeps the text and what follows', async () => {
  const { page } = await browser.visitor({ ...phone, colorScheme: 'dark', locale: 'da-DK' });
  const { textarea, editor } = await openSection(page);
  const before = await textarea.inputValue();
  await textarea.tap();
  await editor.waitFor();
  expect(await textarea.inputValue()).toBe(before);
  await page.keyboard.type('Mere. ');
  await expect.poll(() => textarea.inputValue()).toContain('Mere.');
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expectAccessible(page);
});

test('rich text: what is typed while the editor is loading is shown as typed', async () => {
  const { page } = await browser.visitor(desktop);
  const mayLoad = Promise.withResolvers<void>();
  await page.route(/rich-text-editor/, async (route) => {
    await mayLoad.promise;
    await route.continue();
  });
  const { textarea, editor } = await openSection(page);
  await textarea.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('- replik\n1. akt *alene* [scene](x) C:\\');
  mayLoad.resolve();
  await editor.waitFor();
  await page.keyboard.type(' - slut');
  const lines = await editor.locator('p').allInnerTexts();
  expect(lines.join('\n')).toBe('- replik\n1. akt *alene* [scene](x) C:\\ - slut');
});

test('rich text: without scripts, what is formatted is edited as text and stays formatted', async () => {
  const { page, expectComplaint } = await browser.visitor({ ...desktop, javaScriptEnabled: false });
  expectComplaint(/status of 400/);
  const { textarea } = await openSection(page);
  await textarea.fill('Bring **water**.\n\n1. one\n2. two');
  await page.getByRole('button', { name: 'Done' }).last().click();
  await page.goto(`${site.url}/admin/website/private-coaching/sections/${(await prose()).at}`);
  expect(await textarea.inputValue()).toBe('Bring **water**.\n\n1. one\n2. two');
  expect(JSON.stringify((await prose()).block)).toContain('"orderedList"');
  await textarea.fill('A [link](javascript:alert(1))');
  await page.getByRole('button', { name: 'Done' }).last().click();
  await page.getByText('a link isn’t valid', { exact: false }).waitFor();
  expect(await textarea.inputValue()).toBe('A [link](javascript:alert(1))');
});

test('rich text: of two windows on one section, the second gets a message and keeps its text', async () => {
  const first = await browser.visitor(desktop);
  const one = await openSection(first.page);
  const second = await browser.visitor(desktop);
  const other = await openSection(second.page);
  second.expectComplaint(/409/);
  await one.textarea.click();
  await one.editor.waitFor();
  await first.page.keyboard.type('First. ');
  await one.saved.waitFor();
  await other.textarea.click();
  await other.editor.waitFor();
  await second.page.keyboard.type('Second. ');
  await second.page.getByRole('status').getByText('someone else has changed this page').waitFor();
  expect(await other.textarea.inputValue()).toContain('Second.');
  await second.page.getByRole('button', { name: 'Done' }).last().click();
  await second.page.getByText('Your text is still in the form', { exact: false }).waitFor();
  expect(await second.page.locator('[name="en.paragraphs"]').inputValue()).toContain('Second.');
  expect(JSON.stringify((await prose()).block)).toContain('First.');
});

test('rich text: pasted HTML keeps the formatting that the design has, and nothing else [60 generated]', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  // Between two of them the text is empty.
  expectComplaint(/status of 400/);
  const { textarea, editor } = await openSection(page);
  await textarea.click();
  await editor.waitFor();
  for (const [from, html, source] of pasted) {
    await paste(page, html);
    expect(await textarea.inputValue(), from).toBe(source);
  }
  // Of the last one; each `status` is announced.
  await page.getByRole('status').getByText('2 pictures were left out.').waitFor();
  await page.getByRole('status').getByText('1 video, sound or file was left out. 2 links were').waitFor();
  await paste(page, pastedLines, { type: 'text/plain' });
  expect(await textarea.inputValue()).toBe(
    'Linje 1\nLinje 2\n\nNy afsnit\n\\- punkt\n\\- punkt 2\n\\* indrykket',
  );
  expect(await page.getByText('left out').count()).toBe(0);
  for (const html of fc.sample(anyHtml, { numRuns: 60, seed: 19 })) {
    await paste(page, html);
    const source = await textarea.inputValue();
    const read = parseRichText(source, richOptions.long);
    expect(read.ok, `${html}\n${source}`).toBe(true);
    expect(JSON.stringify(read)).not.toMatch(/"href":"(?:javascript|data):/i);
  }
});

/** Over all that the editor holds. */
test('rich text: each line of a list is an entry, typed or pasted, with its formatting', async () => {
  const { page } = await browser.visitor(desktop);
  await signInBrowser(page.context(), site, 'owner');
  const sections = async () => (await pageDraft(site.db.query, 'beginner-vocals')).page.en;
  const at = (await sections()).findIndex(({ type }) => type === 'list');
  await page.goto(`${site.url}/admin/website/beginner-vocals/sections/${at}`);
  const textarea = page.locator('[name="en.items"]');
  await textarea.focus();
  await page.locator('[data-field="en.items"]').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Water');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Songs');
  await expect.poll(() => textarea.inputValue()).toBe('Water\n**Songs**');
  await expectAccessible(page);
  await page.getByRole('status').getByText('Draft saved.').waitFor();
  expect((await sections())[at]).toMatchObject({ items: ['Water', { type: 'doc' }] });
  await paste(page, '<p>One</p><ol><li>Two</li><li><i>Three</i></li></ol><h2>Four</h2>', {
    field: 'en.items',
  });
  expect(await textarea.inputValue()).toBe('One\nTwo\n*Three*\nFour');
});

async function paste(
  page: Page,
  content: string,
  { field = 'en.paragraphs', type = 'text/html' } = {},
): Promise<void> {
  await page.locator(`[data-field="${field}"]`).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.locator(`[data-field="${field}"]`).evaluate(
    (element, given) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'plain');
      data.setData(given.type, given.content);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    { content, type },
  );
}
