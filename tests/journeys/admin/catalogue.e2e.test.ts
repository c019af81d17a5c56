import { expect, test } from 'vitest';
import { pricesOf } from '#studio/offers/catalogue/offers.queries.ts';
import { priceSteps } from '#studio/offers/catalogue/price.ts';
import type { Locator, Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

type View = typeof phone | typeof desktop;

interface Effort {
  taps: number;
  fields: number;
}

/** The owner's browser, with the catalogue open before every task. */
async function ownersBrowser(view: View) {
  const { page } = await browser.visitor(view);
  await signInBrowser(page.context(), site, 'owner');
  const effort: Effort = { taps: 0, fields: 0 };
  const tap = async (target: Locator) => {
    effort.taps += 1;
    await target.click({ timeout: 10_000 });
  };
  const type = async (name: string, value: string) => {
    effort.fields += 1;
    // A required field's label has a mark after its words.
    await page.getByLabel(new RegExp(`^${name}`)).fill(value, { timeout: 10_000 });
  };
  const task = async (work: () => Promise<void>): Promise<Effort> => {
    await page.goto(`${site.url}/admin/catalogue`);
    Object.assign(effort, { taps: 0, fields: 0 });
    await work();
    return { ...effort };
  };
  return { page, tap, type, task };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A new offer of a kind, on sale, from the button in the catalogue to its page. */
async function create(
  { page, tap, type }: Awaited<ReturnType<typeof ownersBrowser>>,
  { kind, fields }: { kind: string | null; fields: Readonly<Record<string, string>> },
): Promise<void> {
  await tap(page.getByRole('link', { name: 'New offer' }));
  if (kind) await tap(page.getByRole('radio', { name: kind }));
  for (const [name, value] of Object.entries(fields)) await type(name, value);
  await tap(page.getByLabel('Put on sale at once'));
  await tap(button(page, 'Create offer'));
  await page.getByRole('status').getByText('Offer created').waitFor();
}

/** A Saturday in half a year, on which the sample has no date. */
function saturday(): Temporal.PlainDate {
  const day = site.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').toPlainDate().add({ days: 250 });
  return day.add({ days: (13 - day.dayOfWeek) % 7 });
}

const views = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

test.each(views)(
  'catalogue: on %s the owner creates a programme, a session and a course, raises a price and takes a workshop off sale',
  async (_, view) => {
    const owner = await ownersBrowser(view);
    const { page, tap, type, task } = owner;
    const names = (en: string, da: string, DKK: string) => ({ English: en, Danish: da, DKK });
    const first = saturday();
    const weekends = [0, 1, 7, 8].map((days) => first.add({ days }).toString());

    const programme = await task(async () => {
      await create(owner, { kind: 'Programme', fields: names('Spring Choir', 'Forårskor', '6800') });
      await expectAccessible(page);
      await tap(page.getByRole('link', { name: 'Add date' }));
      for (const [at, date] of weekends.entries()) await type(`Day ${at + 1}, Date`, date);
      await tap(button(page, 'Create date'));
      await page.getByRole('status').getByText('Date created').waitFor();
    });
    const session = await task(() =>
      create(owner, {
        kind: null,
        fields: { ...names('Long Session', 'Lang time', '2700'), 'Length in minutes': '90' },
      }),
    );
    const course = await task(() =>
      create(owner, {
        kind: 'Online course',
        fields: { ...names('Breath at Home', 'Vejrtrækning', '900'), 'Monthly instalments': '2' },
      }),
    );
    const price = await task(async () => {
      await tap(page.getByRole('link', { name: 'Private Coaching', exact: true }));
      await type('DKK', '2100');
      await type('Valid from', `${first.year + 1}-01-01`);
      await tap(button(page, 'Save'));
      await page.getByRole('status').getByText('Saved').waitFor();
      await page.getByText('planned').waitFor();
      await expectAccessible(page);
    });
    const workshop = await task(async () => {
      await tap(page.getByRole('link', { name: 'Singing Workshop, one day', exact: true }));
      await tap(page.getByRole('checkbox', { name: 'On sale' }));
      await tap(button(page, 'Save'));
      await page.getByRole('status').getByText('Saved').waitFor();
    });
    expect({ programme, session, course, price, workshop }).toEqual({
      programme: { taps: 6, fields: 7 },
      session: { taps: 3, fields: 4 },
      course: { taps: 4, fields: 4 },
      price: { taps: 2, fields: 2 },
      workshop: { taps: 3, fields: 0 },
    });
    await expectOnSite(first, view);
  },
);

/** What a visitor sees and can do at once. */
async function expectOnSite(first: Temporal.PlainDate, view: View): Promise<void> {
  const { page } = await browser.visitor(view);
  await page.goto(`${site.url}/courses`);
  for (const name of ['Spring Choir', 'Long Session', 'Breath at Home'])
    await page.getByRole('link', { name, exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Buy Now Singing Workshop, one day' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Spring Choir', exact: true }).click();
  await page.getByText(`${first.year}`).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Apply', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Apply for Spring Choir' }).waitFor();
  await page.goto(`${site.url}/courses/long-session`);
  await page.getByRole('link', { name: 'Choose a time' }).first().click();
  await page.getByText('Long Session, 90 minutes').waitFor();
  await page.goto(`${site.url}/courses/breath-at-home`);
  await page.getByText('2 monthly payments of DKK 450').first().waitFor();
  const [planned] = priceSteps(
    await pricesOf(site.db.query, 'private-lessons-thea-lindehav'),
    site.world.clock.now(),
  );
  expect(planned).toMatchObject({ time: 'upcoming', prices: { DKK: 210_000 } });
}
