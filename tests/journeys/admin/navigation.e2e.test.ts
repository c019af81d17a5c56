import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminFrameMessages } from '#app/routes/admin/frame.messages.ts';
import { sectionGroups, settings } from '#app/routes/admin/sections.ts';
import { currentPricesOf } from '#studio/offers/catalogue/offers.queries.ts';
import { taskRules } from '#studio/office/admin-tasks/task.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { bookedSoon } from '#tests/support/booked-soon.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { keyboard, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const sections = [...sectionGroups.flat(), settings];
const sectionLink = (page: Page, href: string) => page.locator(`.admin-contents a[href="${href}"]`);
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

async function openAdmin() {
  const visitor = await browser.visitor(desktop);
  await signInBrowser(visitor.page.context(), site, 'owner');
  await visitor.page.goto(`${site.url}/admin`);
  await mark(visitor.page);
  return visitor;
}

test('admin navigation: every section opens without a new document, with at most three requests, focus and title', async () => {
  const { page } = await openAdmin();
  const requests: string[] = [];
  page.on('response', (response) => {
    // A link that is pointed at asks for data, which is refused: personal data is read on the click.
    const isRefusedPrefetch = response.status() === 204;
    // The browser asks for the icon once, when it has time.
    const isPicture =
      response.request().resourceType() === 'image' || response.url().endsWith('/favicon.svg');
    if (!isRefusedPrefetch && !isPicture) requests.push(response.url());
  });
  const links = sections.map(({ pages: [{ href }] }) => sectionLink(page, href));
  const inTabs = ({ href }: { href: string }) => page.locator(`.admin-page > .tabs a[href="${href}"]`);
  const tabsOf = sections.map(({ pages, isListed }) => (isListed ? [] : pages.slice(1).map(inTabs)));
  const steps = links.flatMap((link, at) => [link, ...tabsOf[at]!]);
  for (const link of [...steps.slice(1), steps[0]!]) {
    requests.length = 0;
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`${site.url}${href}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await link.getAttribute('aria-current'), href).toBe('page');
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(3);
    const heading = (await page.locator('h1').textContent()) ?? '';
    expect(await page.title(), href).toContain(heading);
  }
  await page.goBack();
  await page.waitForURL(/\/admin\/settings$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await isSameDocument(page)).toBe(true);
});

test('admin by keyboard alone: every section, the search, and an offer found and saved', async () => {
  const { page } = await openAdmin();
  await waitForHydration(page);
  const hasFocus = () => page.evaluate(() => document.activeElement?.tagName);
  for (const { pages } of [...sections.slice(1), sections[0]!]) {
    const [{ href }] = pages;
    await keyboard.press(sectionLink(page, href));
    await page.waitForURL(`${site.url}${href}`);
    await expect.poll(hasFocus, { message: href }).toBe('H1');
  }
  await keyboard.type(page.locator('#admin-q'), 'singing workshop');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/search\?(?:.*&)?q=singing/);
  await keyboard.press(page.locator('main a[href="/admin/catalogue/singing-workshop-1d"]'));
  await page.waitForURL(`${site.url}/admin/catalogue/singing-workshop-1d`);
  await keyboard.type(page.getByLabel('DKK', { exact: true }), '1234');
  await keyboard.press(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByRole('status').getByText('Saved').waitFor();
  const saved = await currentPricesOf(site.db.query, 'singing-workshop-1d', site.world.clock.now());
  expect(saved.DKK).toBe(123_400);
  expect(await isSameDocument(page)).toBe(true);
});

test('admin today: with ten tasks it is at most one and a half phone screens long [P.189]', async () => {
  const { page } = await browser.visitor(phone);
  for (const kind of Object.keys(taskRules).slice(0, 10))
    await site.db.query
      .insertInto('tasks')
      .values({ kind, subject_id: randomUUID(), details: '{"name":"Søren Ægidius Blåbjerg"}' })
      .execute();
  await bookedSoon(site.world);
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin`);
  expect(await page.locator('.task').count()).toBe(10);
  const { height } = page.viewportSize() ?? phone.viewport;
  const end = await page.evaluate(
    () => document.querySelector('.today-page')?.getBoundingClientRect().bottom,
  );
  expect(end).toBeLessThanOrEqual(1.5 * height);
});

test('admin navigation: a search is a navigation in the same document', async () => {
  const { page } = await openAdmin();
  await sectionLink(page, '/admin/catalogue').click();
  await page.locator('.admin-page > .tabs a[href="/admin/courses"]').click();
  await page.locator('#list-q').fill('nobody');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/courses\?(?:.*&)?q=nobody/);
  await expect.poll(() => page.locator('#list-q').inputValue()).toBe('nobody');
  expect(await isSameDocument(page)).toBe(true);
});

variant(
  'admin navigation: a session that has ended leads to sign-in, and from there to the page',
  async () => {
    const { page } = await openAdmin();
    await page.context().clearCookies();
    await sectionLink(page, '/admin/orders').click();
    await page.waitForURL(`${site.url}/login?next=%2Fadmin%2Forders`);
  },
);

variant(
  'admin navigation: when a deployment removed the next page’s script, the page is loaded as a document',
  async () => {
    const { page, expectComplaint } = await openAdmin();
    expectComplaint(/status of 404|Error loading route module|Failed to fetch dynamically imported module/);
    let isOldDocument = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOldDocument = false;
    });
    await page.route(/\/assets\/orders-/, (route) =>
      isOldDocument ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await sectionLink(page, '/admin/orders').click();
    await expect.poll(() => page.url()).toBe(`${site.url}/admin/orders`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(adminFrameMessages.en.names.orders);
    expect(await isSameDocument(page)).toBe(false);
  },
);

variant('admin navigation: a page that is slow to come says so', async () => {
  const { page } = await openAdmin();
  const held = Promise.withResolvers<void>();
  await page.route(/\/admin\/orders\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await sectionLink(page, '/admin/orders').click();
  await page.locator('.page-pending').filter({ hasText: 'Loading…' }).waitFor();
  held.resolve();
  await page.waitForURL(`${site.url}/admin/orders`);
});
