import { describe, expect, test } from 'vitest';
import { plant, plantedMessage } from '#tests/access/planted.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { atCheckout } from '#tests/support/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser.ts';
import { mailTo } from '#tests/support/mails.ts';
import { runningSite } from '#tests/support/running-site.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

/** Presses Tab until a control that fits has the focus, and sees that the ring is there to be seen. */
async function tabTo(page: Page, fits: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((selector) => {
      const focused = document.activeElement;
      if (!focused?.matches(selector)) return null;
      const { width, height } = focused.getBoundingClientRect();
      return width > 0 && height > 0;
    }, fits);
    if (found !== null) {
      expect(found, `${fits} has the focus where nobody sees it`).toBe(true);
      return;
    }
  }
  throw new Error(`No Tab leads to ${fits} on ${page.url()}`);
}

/** As they came over the wire, compressed. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

async function press(page: Page, fits: string): Promise<void> {
  await tabTo(page, fits);
  await page.keyboard.press('Enter');
}

async function buyWorkshop(): Promise<void> {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/courses`);
  const card = page.locator('form', { has: page.locator('input[name=courseId][value=singing-workshop-1d]') });
  await card.getByRole('button', { name: /^Buy Now/ }).click();
  await atCheckout(page, 'Pay');
  await expect.poll(paidOrders).toHaveLength(1);
}

const paidOrders = () =>
  site.db.query.selectFrom('orders').select('number').where('state', '=', 'paid').execute();
const messageState = async () =>
  (
    await site.db.query
      .selectFrom('contact_messages')
      .select('state')
      .where('id', '=', plantedMessage)
      .executeTakeFirst()
  )?.state;

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the owner by keyboard alone (%s)', (_name, profile) => {
  test('finds an order and gives a part back, declines an application after a question, deletes a message and brings it back', async () => {
    await plant(site.world);
    await buyWorkshop();
    const [bought] = await paidOrders();
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/status of 4(00|09)/);
    await signInBrowser(page.context(), site, 'owner');

    // Orders: searched by the number, opened, refused, given back.
    await page.goto(`${site.url}/admin/orders`);
    await expectAccessible(page);
    expect(await scriptBytes(page)).toBeLessThanOrEqual(180_000);
    await tabTo(page, '#list-q');
    await page.keyboard.type(bought?.number ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=B-/);
    await press(page, 'tbody th a');
    await page.waitForURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
    await expectAccessible(page);
    await press(page, 'details:has([value=refund-part]) > summary');
    await tabTo(page, '#refund-amount');
    await page.keyboard.type('1.000.000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').first().waitFor();
    expect(await page.locator('#refund-amount').inputValue()).toBe('1.000.000');
    await expectAccessible(page);
    await page.locator('#refund-amount').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('600,00');
    await page.keyboard.press('Enter');
    await page.waitForURL(/did=refund/);
    await mailTo(site.db, 'test@example.com', 'refund-sent');
    await page.reload();
    await page.getByText(/^Credit note \d+ \(PDF\)/).waitFor();

    // Applications: filtered, opened, declined behind its question.
    await page.goto(`${site.url}/admin/applications`);
    await press(page, '.tab[href*="state=received"]');
    await page.waitForURL(/state=received/);
    await expectAccessible(page);
    await press(page, 'tbody th a');
    await page.waitForURL(/\/admin\/applications\//);
    await press(page, '.second-thought > summary');
    await expectAccessible(page);
    await press(page, '[name=answer][value=decline]');
    await page.waitForURL(/did=back/);

    // Messages: sorted, opened, deleted, brought back.
    await page.goto(`${site.url}/admin/messages`);
    await press(page, '.sort[href*="sort=name"]');
    await page.waitForURL(/sort=name/);
    await press(page, 'tbody th a');
    await page.waitForURL(/\/admin\/messages\//);
    await expectAccessible(page);
    await press(page, '[name=act][value=deleted]');
    await page.waitForURL(/gone=/);
    expect(await messageState()).toBe('deleted');
    await expectAccessible(page);
    await press(page, '[name=act][value=back]');
    await page.waitForURL(/did=back/);
    expect(await messageState()).toBe('new');
  });
});
