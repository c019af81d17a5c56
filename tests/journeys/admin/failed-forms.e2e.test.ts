import { expect, test } from 'vitest';
import { savedReplyMessages } from '#app/routes/admin/people/inbox/saved-replies/saved-replies.messages.ts';
import { desktop, testBrowser } from '#tests/support/browser/browser.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const troubles = [
  ['the session has ended', 'shown-signed-out'],
  ['the server fails', 'shown-failure'],
] as const;

test.each(troubles)(
  'a form keeps what was typed when %s and the notice cannot be loaded',
  async (kind, notice) => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(/status of (401|404|503)|Failed to fetch dynamically imported module/);
    await signInBrowser(page.context(), site, 'owner');
    await page.goto(`${site.url}/admin/saved-replies`);
    await waitForHydration(page);
    await page.route(new RegExp(`/assets/${notice}-`), (route) => route.fulfill({ status: 404, body: '' }));
    if (kind === 'the session has ended') await page.context().clearCookies();
    else
      await page.route(/saved-replies/, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      );
    await page.getByText(savedReplyMessages.en.create, { exact: true }).first().click();
    const field = page.locator('main form textarea').first();
    await field.fill('Ærlig tak for din besked');
    await page.locator('main form').getByRole('button', { name: savedReplyMessages.en.save }).click();
    await page.getByRole('alert').getByText('Nothing on this page is lost.').waitFor();
    expect(await field.inputValue()).toBe('Ærlig tak for din besked');
  },
);
