import { expect, test } from 'vitest';
import { type EnginePage, installedEngines, openEngine } from '#tests/support/engines/engine.ts';
import { until } from '#tests/support/engines/until.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();

const isAtCheckout = () =>
  location.pathname.startsWith('/test-checkout/') && document.readyState === 'complete';
const isAt = (path: string) => location.pathname === path && document.readyState === 'complete';
const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;

async function buyTwice(page: EnginePage, path: string): Promise<void> {
  const button = 'form[data-island=buy-button] button[type=submit]';
  await page.goto(site.url + path);
  for (let left = 2; left > 0; left -= 1) {
    await until(page, isShown, `${button}:enabled:not([aria-busy])`);
    await page.click(button);
    await until(page, isAtCheckout);
    await page.back();
    await until(page, isAt, path);
  }
}

async function holdOnThePage(page: EnginePage): Promise<void> {
  await page.goto(`${site.url}/private-coaching/book`);
  await page.click('main .bar-day:not(.none)');
  await page.click('main label.slot:has(input:not(:disabled))');
  await page.fill('main input[name=name]', 'Ida');
  await page.fill('main input[name=email]', 'ida@example.dk');
  await page.click('main button', 'Hold this time');
  for (let left = 2; left > 0; left -= 1) {
    await until(page, isShown, 'main .booking-pay button:not([aria-busy])');
    await page.click('main .booking-pay button');
    await until(page, isAtCheckout);
    await page.back();
  }
  await until(page, isShown, 'main .booking-pay button:not([aria-busy])');
}

async function writeAndReturn(page: EnginePage): Promise<void> {
  const text = 'Which key is it in?';
  await page.goto(`${site.url}/contact`);
  await page.fill('main textarea[name=message]', text);
  await page.click('footer a[href$="/terms-of-service"]');
  await until(page, isAt, '/terms-of-service');
  await page.back();
  await until(page, isAt, '/contact');
  await until(
    page,
    (kept) => document.querySelector<HTMLTextAreaElement>('main textarea[name=message]')?.value === kept,
    text,
  );
}

async function followTheMenu(page: EnginePage): Promise<void> {
  await page.goto(`${site.url}/shop`);
  await page.click('header summary');
  await page.click('header details a[href="/search"]');
  await until(page, isAt, '/search');
  await page.back();
  await until(page, isAt, '/shop');
  expect(await page.evaluate(isShown, 'header details[open] a')).toBe(false);
}

async function openNewTab(page: EnginePage): Promise<void> {
  await page.goto(`${site.url}/checkout/main-course`);
  await page.click('form a[target=_blank][href$="/terms-of-service"]');
  const asked = () => site.logged.filter(({ fields }) => fields.path === '/terms-of-service').length;
  await expect.poll(asked).toBe(1);
  expect(await page.evaluate(() => location.pathname)).toBe('/checkout/main-course');
}

/** Public reports of the same: each is what a person does there, done here. */
const reports: ReadonlyArray<[what: string, reports: string, act: (page: EnginePage) => Promise<void>]> = [
  ['a card is bought, Back', 'woocommerce-blocks 3196, papermark 2184', (page) => buyTwice(page, '/courses')],
  [
    'a page’s button is pressed, Back',
    'chameleon-system 296, kpi 4410',
    (page) => buyTwice(page, '/courses/singing-workshop-1d'),
  ],
  ['a time is held on the page, Back', 'hydrogen-examples 7, sx-monorepo 2140', holdOnThePage],
  ['a form is filled in, a link followed, Back', 'Markus 5173, mushroom-observer 5144', writeAndReturn],
  ['the menu is left, Back', 'page-builder-framework 25, zulip 8664', followTheMenu],
  ['a link to a new tab is pressed first', 'wonder-blocks 1087, codeg 410', openNewTab],
];

test.each(installedEngines().flatMap((engine) => reports.map((report) => [engine, ...report] as const)))(
  'in %s: %s (%s)',
  async (engine, _what, _reports, act) => {
    const page = await openEngine(engine);
    await page.size(390, 844);
    await act(page);
    expect(page.problems()).toEqual([]);
  },
);
