import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ownPages, signInPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { type EnginePage, installedOldest, openEngine } from '#tests/support/engines/engine.ts';
import { until } from '#tests/support/engines/until.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';

const site = runningSite();
const engines = installedOldest();

const includes = (text: string) => document.body.textContent.includes(text);

/** Null: the page has an end, and shows what it shows without scripts. */
const faultOf = (): string | null => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > 60_000) return `${scrollHeight} pixels high`;
  if (scrollWidth > innerWidth) return `${scrollWidth} pixels wide`;
  if (document.querySelector('noscript')) return 'still waits for scripts';
  const dead = [...document.querySelectorAll('.hear-button, .with-scripts')];
  return dead.some((one) => one.getClientRects().length > 0) ? 'shows what needs scripts' : null;
};

const boxOfHeading = () => {
  const heading = document.querySelector('h1');
  heading?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const words = document.createRange();
  if (heading) words.selectNodeContents(heading);
  const boxes = [...words.getClientRects()];
  const box = boxes.find((one) => one.width > 20 && one.height > 10);
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  const [left, top] = [Math.max(0, Math.ceil(x)), Math.max(0, Math.ceil(y))];
  const [right, bottom] = [Math.min(innerWidth, x + width), Math.min(innerHeight, y + height)];
  return { left, top, width: Math.floor(right) - left, height: Math.floor(bottom) - top };
};

/** Layout alone does not say whether a text is painted. */
async function isHeadingPainted(page: EnginePage): Promise<boolean> {
  const box = await page.evaluate(boxOfHeading);
  if (box.width < 8 || box.height < 8) return false;
  const file = `${temporaryFolder()}/heading.png`;
  await page.screenshot(file);
  const { channels } = await sharp(file).extract(box).greyscale().stats();
  return (channels[0]?.stdev ?? 0) > 4;
}

const fillPerson = async (page: EnginePage) => {
  await page.fill('main input[name=name]', 'Ida Ørsted');
  await page.fill('main input[name=email]', 'ida@example.dk');
};

async function pay(page: EnginePage): Promise<void> {
  await until(page, includes, 'Decline');
  await page.click('form button[type=submit], form button', 'Pay');
}

test.each(engines)('in %s every page can be read, and shows no more than without scripts', async (engine) => {
  const page = await openEngine(engine);
  const faults: Record<string, string> = {};
  for (const path of [...visitorPages, ...ownPages, ...signInPages]) {
    await page.goto(site.url + path);
    const fault = await page.evaluate(faultOf);
    if (fault) faults[path] = fault;
    else await expect.poll(() => isHeadingPainted(page), { message: `${path}: painted` }).toBe(true);
  }
  expect(faults).toEqual({});
  expect(page.problems().filter((line) => !line.includes('404'))).toEqual([]);
});

test.each(engines)('in %s a time is booked, paid and cancelled by the link in the email', async (engine) => {
  const page = await openEngine(engine);
  await page.goto(`${site.url}/private-coaching/book`);
  await page.click('.bar-hours label.slot');
  await fillPerson(page);
  await page.click('main button', 'Hold this time');
  await until(page, includes, 'Held for you');
  await page.click('.booking-pay button');
  await pay(page);
  await until(page, includes, 'The time is yours.');
  const mail = await mailTo(site.db, 'ida@example.dk', 'booking-confirmed');
  await page.goto(`${linkIn(mail, /\/bookings\/[\w-]+/)}/cancel`);
  await page.click('main button', 'Cancel the session');
  await until(page, includes, 'This session is cancelled.');
  expect(page.problems()).toEqual([]);
});

test.each(engines)('in %s a gift card is bought, and a message sent', async (engine) => {
  const page = await openEngine(engine);
  await page.goto(`${site.url}/checkout/gift-card-1000`);
  await fillPerson(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('main form input[type=checkbox]')?.click());
  await page.click('main button', 'Order and pay');
  await pay(page);
  await until(page, includes, 'We’re sending the gift card to ida@example.dk');
  await page.goto(`${site.url}/contact`);
  await fillPerson(page);
  await page.fill('main textarea[name=message]', 'Hej, jeg synger alt.');
  await page.click('main form button[type=submit]');
  await until(page, includes, 'Message Sent');
  const rows = await site.db.query.selectFrom('contact_messages').select(['name', 'message']).execute();
  expect(rows).toEqual([{ name: 'Ida Ørsted', message: 'Hej, jeg synger alt.' }]);
  expect(page.problems()).toEqual([]);
});
