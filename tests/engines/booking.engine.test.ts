import { expect, test } from 'vitest';
import { type EnginePage, installedEngines, openEngine } from '#tests/support/engines/engine.ts';
import { until } from '#tests/support/engines/until.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();

const backs = process.env.PROVE ? 30 : 10;

async function openDialog(page: EnginePage): Promise<void> {
  await page.size(390, 844);
  await page.goto(`${site.url}/courses/private-coaching`);
  await page.click('main a[data-opens]');
  await until(page, () => document.querySelector('dialog[open] label.slot input:not(:disabled)') !== null);
}

async function holdTime(page: EnginePage): Promise<void> {
  await page.click('dialog[open] label.slot:has(input:not(:disabled))');
  await page.fill('dialog[open] input[name=name]', 'Ida Ørsted');
  await page.fill('dialog[open] input[name=email]', 'ida@example.dk');
  await page.click('dialog[open] button', 'Hold this time');
  await until(page, () => document.querySelector('dialog[open] .booking-pay') !== null);
}

async function goToPayment(page: EnginePage): Promise<void> {
  await until(
    page,
    () => document.querySelector('dialog[open] .booking-pay button:not([aria-busy])') !== null,
  );
  await page.click('dialog[open] .booking-pay button');
  await until(
    page,
    () => location.pathname.startsWith('/test-checkout/') && document.readyState === 'complete',
  );
}

const secondsLeft = () => /\d+:\d\d/.exec(document.querySelector('dialog[open]')?.textContent ?? '')?.[0];

async function expectClockToGoOn(page: EnginePage): Promise<void> {
  const shown = await page.evaluate(secondsLeft);
  await expect.poll(() => page.evaluate(secondsLeft)).not.toBe(shown);
}

test.each(installedEngines())(
  'booking in %s: the held time goes on after every Back from the checkout, and is paid once',
  async (engine) => {
    const page = await openEngine(engine);
    await openDialog(page);
    await holdTime(page);
    await page.evaluate(() => void document.documentElement.setAttribute('data-first', ''));
    for (let left = backs; left > 0; left -= 1) {
      await goToPayment(page);
      await page.back();
      await until(page, () => document.querySelector('dialog[open] .booking-pay') !== null);
      await expectClockToGoOn(page);
    }
    // The page itself came back, and was not loaded again.
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-first'))).toBe(true);
    await goToPayment(page);
    await page.click('button', 'Pay');
    await until(page, () => /Booking\s*confirmed/.test(document.body.textContent ?? ''));
    expect(await site.db.query.selectFrom('orders').select('state').execute()).toEqual([{ state: 'paid' }]);
    expect(page.problems()).toEqual([]);
  },
);
