import { beforeEach, expect, test } from 'vitest';
import { isClientPage } from '#app/web/navigation/client-pages.ts';
import { makeOwnerLink } from '#studio/people/accounts/owner-link.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { chooseHour } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { addTranslator, translate } from '#tests/support/browser/changed-pages.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { addressOf, hydratedSignInPages, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { åse } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
let studio: Readonly<Record<string, string>>;

beforeEach(async () => {
  const setupToken = new URL(await makeOwnerLink(site.world)).pathname.split('/').at(-1) ?? '';
  studio = { ...(await populate(site.world)), setupToken };
});

/** Their documents allow the frame with the email, so links open them as documents. */
const framed = /\/preview$|-preview$|\/reminders\//;

/** Pages with a control or hint that only scripts show: their texts differ from the server's. */
const scripted = new Set([
  '/dashboard/journal/:entry',
  '/admin/lessons/:lesson',
  '/admin/orders/:parcel/packing-slip',
  '/admin/orders/:refunded',
  '/admin/settings/embed',
  '/admin/settings/monitoring',
  '/admin/settings/notifications',
  '/admin/website/media',
]);

/** The last page of each route: what follows a colon, and a query, only choose the row. */
function onePerRoute(pages: readonly string[]): string[] {
  const routes = new Map(pages.map((page) => [page.replaceAll(/:\w+/g, ':').replace(/\?.*/, ''), page]));
  return [...routes.values()];
}

interface Router {
  navigate(to: string): Promise<void>;
  state: { location: { pathname: string }; navigation: { state: string } };
}

/** As a link of a translated page does: without another document, where the page allows it. */
async function open(page: Page, path: string): Promise<void> {
  const isShown = await page.evaluate(
    async ({ to, isDocument }) => {
      const router = (window as unknown as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
      if (isDocument || !router) return false;
      const [before, main] = [location.pathname, document.querySelector('main')];
      await router.navigate(to);
      const { pathname } = new URL(to, location.href);
      if (router.state.location.pathname !== pathname) return false;
      // The router has arrived before React has rendered the page.
      while (before !== pathname && main?.isConnected) await new Promise(requestAnimationFrame);
      return true;
    },
    { to: path, isDocument: framed.test(path) },
  );
  if (isShown) return;
  await page.goto(site.url + path);
  await waitForHydration(page);
  await translate(page);
}

/** Texts that the page has lost or kept of the page before: what the server says of the address is compared. */
async function differentTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const textOf = (root: Document) => {
      const main = root.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
      for (const other of main?.querySelectorAll('script, style, noscript, template') ?? []) other.remove();
      return (main?.textContent ?? '').replaceAll(/[[\]\s]+/g, '');
    };
    const sent = await (await fetch(location.href, { headers: { accept: 'text/html' } })).text();
    const texts = [textOf(document), textOf(new DOMParser().parseFromString(sent, 'text/html'))];
    return texts[0] === texts[1] ? [] : texts;
  });
}

/** Opens and closes what opens, then submits forms with their required fields empty, which stores nothing. */
async function use(page: Page): Promise<{ opened: number; refused: number }> {
  const using = page.evaluate(async () => {
    const settled = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
    const main = ':is(summary, button[aria-expanded], button[aria-haspopup], [role=tab])';
    const openers = [...document.querySelectorAll<HTMLElement>(`main ${main}, header button[aria-expanded]`)];
    for (const opener of openers) {
      for (const _state of ['open', 'closed']) {
        opener.click();
        await settled();
      }
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await settled();
    }
    const written = ':is([type=text], [type=email], [type=password], :not([type]))';
    for (const form of document.querySelectorAll<HTMLFormElement>('main form[method=post]')) {
      const required = form.querySelectorAll<HTMLInputElement>(
        `input:is([required], [aria-required=true])${written}`,
      );
      for (const field of required) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (required.length > 0) form.requestSubmit();
      await settled();
    }
    return openers.length;
  });
  // A form without the router opens a document.
  const opened = await using.catch(() => null);
  if (opened === null) await page.waitForLoadState();
  await page.waitForFunction(() => {
    const router = (window as unknown as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
    return (router?.state.navigation.state ?? 'idle') === 'idle';
  });
  return { opened: opened ?? 0, refused: await page.locator('main [role=alert] font').count() };
}

const areas = [
  { role: null, start: '/login', pages: hydratedSignInPages.filter((page) => page !== '/ui') },
  { role: 'student', start: '/dashboard', pages: signedInPages.student },
  { role: 'owner', start: '/admin', pages: signedInPages.owner.filter(isClientPage) },
] as const;

test('translated pages: every hydrated page keeps its texts, menus, errors and links', async () => {
  const wrong: Record<string, string[]> = {};
  const used = { opened: 0, refused: 0 };
  for (const { role, start, pages } of areas) {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(/status of 4/);
    await addTranslator(page, 'replaces');
    if (role) await signInBrowser(page.context(), site, role, role === 'student' ? åse : {});
    await page.goto(site.url + start);
    await waitForHydration(page);
    await translate(page);
    for (const path of onePerRoute(pages)) {
      await open(page, addressOf(path, studio));
      const texts = scripted.has(path) ? [] : await differentTexts(page);
      if (texts.length > 0) wrong[path] = texts;
      const { opened, refused } = await use(page);
      used.opened += opened;
      used.refused += refused;
      const title = await page.title();
      if (!title || title.startsWith('Unexpected')) wrong[`${path}, used`] = [title];
    }
  }
  expect(wrong).toEqual({});
  expect(used.opened).toBeGreaterThan(50);
  expect(used.refused).toBeGreaterThan(20);
});

/** Their forms answer in the page. Booking is in changed-pages, and the others show no text of their own. */
const pagesWithForms = [
  '/contact',
  '/testimonials/share',
  '/celebrity-application',
  '/voice-elevated-application',
];

test('translated pages: islands show their errors, translated, and keep the page', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/status of 4/);
  await addTranslator(page, 'replaces');
  for (const path of pagesWithForms) {
    await page.goto(site.url + path);
    await translate(page);
    const heading = await page.locator('h1').first().textContent();
    const next = 'main form .button:is([type=submit], .between-steps a):not(.ghost):visible';
    const submit = page.locator(next).last();
    await submit.click();
    await page.locator('main .error font').first().waitFor();
    const reasons = await page.locator('main .error').allTextContents();
    await submit.click();
    await expect.poll(() => page.locator('main .error').allTextContents()).toEqual(reasons);
    expect(await page.locator('h1').first().textContent(), path).toBe(heading);
    expect(page.url()).toBe(site.url + path);
  }
});

test('translated pages: a consultation is requested, a workbook is leafed through, and a video is added', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  // React renders an island again whose text was changed before it was used.
  expectComplaint(/Minified React error #(418|423|425)/);
  await addTranslator(page, 'replaces');
  const open = async (path: string) => {
    await page.goto(site.url + path);
    await translate(page);
  };

  await open('/consultation');
  const form = page.getByRole('main');
  await chooseHour(form, 3);
  await form.locator('input[name=name]').fill('Åse Ørsted');
  await form.locator('input[name=email]').fill('translated@example.dk');
  await form.locator('input[name=place]').first().check();
  await form.locator('button[type=submit]').last().click();
  await form.getByText('translated@example.dk').first().waitFor();
  expect(await form.textContent()).toContain('[Check your email]');

  await open('/book');
  await page.locator('main a[href*="/book/"]').first().click();
  await translate(page);
  const leaf = page.locator('.leaves img');
  const first = await leaf.getAttribute('src');
  await page.locator('.page-dots .turn').last().click();
  await expect.poll(() => leaf.getAttribute('src')).not.toBe(first);

  await open('/thea-lindehav');
  await page.locator('.add-video input[name=video]').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.locator('.add-video button').click();
  await page.locator('.films .own').first().waitFor();
});
