import type { Locator, Page } from '#tests/packages/playwright.ts';

const dayOfChoice = 3;

export const visitorName = 'Åse Ørsted';

/**
 * Fills the booking form in `scope` for the n-th free slot of a day some days ahead. Returns the slot, ISO in UTC.
 */
export async function fillBooking(scope: Locator, email: string, nth = 0): Promise<string> {
  const start = await chooseSlot(scope, nth);
  await scope.getByLabel('Name').fill(visitorName);
  await scope.getByLabel(/^E-?mail/).fill(email);
  return start;
}

/** For people whose name and email are known. Returns the slot, ISO in UTC. */
export async function chooseSlot(scope: Locator, nth = 0): Promise<string> {
  const hour = await chooseHour(scope, dayOfChoice, nth);
  return (await hour.locator('input').getAttribute('value')) ?? '';
}

/** Chooses the n-th free slot of a day of the week line; on a phone it opens the day first. */
export async function chooseHour(scope: Locator, day: number, nth = 0): Promise<Locator> {
  const bar = scope.locator('.bar').nth(day);
  const hour = bar.locator('label.slot').nth(nth);
  await bar.waitFor({ state: 'attached' });
  if (!(await hour.isVisible())) await bar.locator('.bar-day').click();
  await hour.click();
  return hour;
}

/** Opens the booking page and holds a slot there. */
export async function holdOnPage(page: Page, url: string, email: string, nth = 0): Promise<string> {
  await page.goto(`${url}/private-coaching/book`);
  const form = page.getByRole('main');
  const start = await fillBooking(form, email, nth);
  await form.getByRole('button', { name: 'Hold this time' }).click();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
  return start;
}

export async function atCheckout(page: Page, button: 'Pay' | 'Decline' | 'Pay slowly'): Promise<void> {
  await page.waitForURL(/\/test-checkout\//);
  const exactly = button === 'Pay' ? /^Pay(?! slowly)/ : button;
  await page.getByRole('button', { name: exactly }).click();
}

/** Holds a slot on the page, pays, and waits for the confirmation. */
export async function bookAndPay(page: Page, url: string, email: string, nth = 0): Promise<string> {
  const start = await holdOnPage(page, url, email, nth);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await atCheckout(page, 'Pay');
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  return start;
}
