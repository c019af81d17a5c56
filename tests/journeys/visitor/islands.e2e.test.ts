import { expect, onTestFinished, test } from 'vitest';
import { patience } from '#app/client/touch-islands.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { desktop, testBrowser } from '#tests/support/browser/browser.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

/** The effect of the island, distinguishable from that of the plain HTML. */
const islandScript = `
  window.wakings = 0;
  export async function wake(host) {
    window.wakings += 1;
    host.addEventListener('click', (event) => {
      if (!event.target.closest('a, button')) return;
      event.preventDefault();
      document.querySelector('output').textContent += 'by the island;';
    });
  }`;

const body = `
  <main>
    <div data-island="example">
      <a href="/plain-link">A link</a>
      <a href="/plain-tab" target="_blank">A new tab</a>
      <form action="/plain-form"><input name="word" value="typed"><button>Send</button></form>
    </div>
    <a href="/plain-dialog" data-opens="box">Open</a>
    <dialog id="box"><div data-island="example"><p>Inside</p></div></dialog>
    <output></output>
  </main>`;

/**
 * A page with an island, under our own page script. `script`: how the request for the island's script is answered.
 */
async function openExample(script: 'arrives' | 'is slow' | 'fails', stored?: string) {
  const { page, expectComplaint } = await browser.visitor(desktop, {
    usesPlainFallback: script !== 'arrives',
  });
  expectComplaint(/islands-example/);
  expectComplaint(/Failed to load resource/);
  const home = await (await fetch(site.url)).text();
  const enhance = /src="(\/assets\/enhance-[^"]+)"/.exec(home)?.[1];
  const requested: string[] = [];
  const arrival = Promise.withResolvers<void>();
  onTestFinished(() => arrival.resolve());
  await page.clock.install();
  const html = (words: string) => `<!DOCTYPE html><html lang="en"><title>Example</title>${words}</html>`;
  await page.route('**/plain-*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html('plain') }),
  );
  await page.route('**/island-example', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: html(
        `<script type="module" src="${enhance}" data-islands="/islands-example.js"></script>${stored ? body.replace('data-island="example"', `data-island="example" data-wake-if="${stored}"`) : body}`,
      ),
    }),
  );
  await page.route('**/islands-example.js', async (route) => {
    requested.push(route.request().url());
    if (script === 'fails') return route.abort();
    // It arrives at the end of the test: the page had to work without it.
    if (script === 'is slow') await arrival.promise;
    await route.fulfill({ contentType: 'text/javascript', body: islandScript }).catch(() => {});
  });
  if (stored) {
    await page.goto(`${site.url}/plain-start`);
    await page.evaluate((key) => localStorage.setItem(key, '1'), stored);
  }
  await page.goto(`${site.url}/island-example`);
  return { page, requested };
}

const done = (page: Page) => page.locator('output').textContent();

test('no script is loaded before the island is used [P.79]', async () => {
  const { page, requested } = await openExample('arrives');
  await page.mouse.wheel(0, 500);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});

test('the click that hydrates an island takes effect, once', async () => {
  const { page } = await openExample('arrives');
  await page.getByRole('link', { name: 'A link' }).click();
  await expect.poll(() => done(page)).toBe('by the island;');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => done(page)).toBe('by the island;by the island;');
  expect(await page.evaluate('window.wakings')).toBe(1);
});

variant('so does the key: Enter in a field, Enter on a link', async () => {
  const { page } = await openExample('arrives');
  await page.getByRole('textbox').press('Enter');
  await expect.poll(() => done(page)).toBe('by the island;');
  await page.getByRole('link', { name: 'A link' }).press('Enter');
  await expect.poll(() => done(page)).toBe('by the island;by the island;');
});

test.each(['is slow', 'fails'] as const)('when its script %s, the link works as a link', async (script) => {
  const { page } = await openExample(script);
  await page.getByRole('link', { name: 'A link' }).click();
  if (script === 'is slow') await page.clock.fastForward(patience);
  await page.waitForURL('**/plain-link');
});

test('a link to a new tab opens it at once: browsers block a tab that opens later', async () => {
  const { page } = await openExample('is slow');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'A new tab' }).click();
  await (await opened).waitForURL('**/plain-tab');
  expect(new URL(page.url()).pathname).toBe('/island-example');
});

test.each(['is slow', 'fails'] as const)(
  'when its script %s, the form is submitted with the input',
  async (script) => {
    const { page } = await openExample(script);
    await page.getByRole('textbox').fill('ærlig');
    await page.getByRole('button', { name: 'Send' }).click();
    if (script === 'is slow') await page.clock.fastForward(patience);
    await page.waitForURL(`**/plain-form?word=${encodeURIComponent('ærlig')}`);
  },
);

variant('a click with a modifier key is left to the browser', async () => {
  const { page } = await openExample('is slow');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'A link' }).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('**/plain-link*');
});

test('a link opens its dialog, and hydrates the contents', async () => {
  const { page, requested } = await openExample('arrives');
  await page.getByRole('link', { name: 'Open' }).click();
  await page.getByText('Inside').waitFor();
  await expect.poll(() => requested.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog').isVisible()).toBe(false);
});

variant('stored state hydrates its island without a click', async () => {
  const { requested } = await openExample('arrives', 'belcanto-draft:example');
  await expect.poll(() => requested.length).toBe(1);
});
