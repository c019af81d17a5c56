import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { otherSite } from '#tests/support/site/other-site.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

/* The consultation embedded on another site: other host, and a policy that only allows the studio's script. */

const site = runningSite();
const other = otherSite();
const browser = testBrowser(() => [new URL(site.url).host, new URL(other.url).host]);

const claims = () =>
  site.db.query.selectFrom('claims').select('state').where('kind', '=', 'consultation').execute();
const mails = () =>
  site.db.query.selectFrom('emails').select(['recipient', 'kind']).orderBy('created_at').execute();

function choirPage(script = 'allowed', lang = 'en') {
  const html = `<!doctype html><html lang="${lang}"><head><title>Koret</title>
    <script type="module" src="${site.url}/embed/consultation.js"></script></head>
    <body><main><h1>The choir</h1><belcanto-consultation>
      <a href="${site.url}/consultation">Book a free consultation</a>
    </belcanto-consultation></main></body></html>`;
  const scripts = script === 'allowed' ? site.url : "'none'";
  const policy = `default-src 'none'; script-src ${scripts}; connect-src ${site.url}; require-trusted-types-for 'script'; trusted-types 'none'`;
  other.show('/', { html, policy });
}

test.each(
  variantAt(
    [
      ['phone', phone],
      ['desktop', desktop],
    ] as const,
    0,
  ),
)(
  'a half hour is requested under a strict third-party policy, without a cookie (%s) [S2.100]',
  async (name, profile) => {
    choirPage();
    const { page } = await browser.visitor({ ...profile, timezoneId: 'America/New_York' });
    await page.goto(other.url);
    const element = page.locator('belcanto-consultation');
    await element.getByRole('heading', { name: 'Choose your half hour' }).waitFor();
    await element.getByText('below them, the time in New York').waitFor();
    await expectAccessible(page);

    // Empty submission: an error at each field, and no request.
    await element.getByRole('button', { name: 'Request this time' }).click();
    await element.getByText('Pick a time.').waitFor();
    expect(await element.locator('.wrong').count()).toBe(3);
    await expectAccessible(page);

    await element.locator('summary').nth(3).focus();
    await page.keyboard.press('Enter');
    await element.locator('details').nth(3).getByRole('radio').nth(4).focus();
    await page.keyboard.press('Space');
    await element.getByLabel('Name').fill('Åse Ørsted');
    await element.getByLabel(/^E-?mail/).fill(`${name}@example.dk`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await element.getByRole('heading', { name: 'Check your email' }).waitFor();
    await element.getByText(`We’ve emailed ${name}@example.dk.`, { exact: false }).waitFor();
    expect(await claims()).toEqual([{ state: 'held' }]);
    expect(await mails()).toEqual([{ recipient: `${name}@example.dk`, kind: 'consultation-request' }]);

    // A corrected email address replaces the first; everything else is kept.
    await element.getByRole('button', { name: 'Choose another time or email' }).click();
    expect(await element.getByLabel('Name').inputValue()).toBe('Åse Ørsted');
    await element.getByLabel(/^E-?mail/).fill(`rigtig-${name}@example.dk`);
    await element.locator('summary').nth(4).click();
    await element.locator('details').nth(4).locator('label').first().click();
    await element.getByRole('button', { name: 'Request this time' }).click();
    await element.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect((await claims()).map(({ state }) => state).sort()).toEqual(['held', 'released']);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
  },
);

variant('a network error, and a slot just taken: the input is kept', async () => {
  choirPage('allowed', 'da');
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/Failed to load resource/);
  await page.goto(other.url);
  const element = page.locator('belcanto-consultation');
  const time = element.locator('label.slot').first();
  await time.click();
  const slot_start = (await time.locator('input').getAttribute('value')) ?? '';
  await element.getByLabel('Navn').fill('Søren Ærø');
  await element.getByLabel(/^E-?mail/).fill('soren@example.dk');
  await element.getByLabel('Online').check();
  const send = element.getByRole('button', { name: 'Bed om tiden' });
  await page.route('**/embed/consultation/ask', (route) => route.abort());
  await send.click();
  await element.getByText('Vi kan ikke få forbindelse til studiet.', { exact: false }).waitFor();
  await page.unroute('**/embed/consultation/ask');

  const rival = { name: 'Mia', email: 'mia@example.dk', slot_start };
  await fetch(`${site.url}/embed/consultation/ask`, { method: 'POST', body: new URLSearchParams(rival) });
  await send.click();
  await element.getByText('Tiden er lige blevet optaget.', { exact: false }).waitFor();
  expect(await element.locator(`input[value="${slot_start}"]`).count()).toBe(0);
  expect(await element.getByLabel('Navn').inputValue()).toBe('Søren Ærø');
  expect(await element.getByLabel(/^E-?mail/).inputValue()).toBe('soren@example.dk');
  expect(await element.getByLabel('Online').isChecked()).toBe(true);
});

variant.each([
  ['its script blocked', 'blocked', false],
  ['no answer from the studio', 'allowed', true],
])('with %s, the link remains and leads to the studio [S2.101]', async (_name, script, isSilent) => {
  choirPage(script);
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/Content Security Policy|Failed to load resource/);
  if (isSilent) await page.route('**/embed/consultation/times*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(other.url);
  await failed;
  await page.getByRole('link', { name: 'Book a free consultation' }).click();
  await page.waitForURL(`${site.url}/consultation`);
});

test('the snippets of the admin work on another website: times of a session lead to the booking page', async () => {
  const { page } = await browser.visitor(phone);
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin/settings/embed?language=en`);
  await page.locator('belcanto-session').first().getByRole('heading', { name: 'Book a session' }).waitFor();
  const snippets = await page
    .locator('textarea')
    .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  const html = `<!doctype html><html lang="da"><head><title>Koret</title></head><body><main><h1>Koret</h1>${snippets.join('\n')}</main></body></html>`;
  const policy = `default-src 'none'; script-src ${site.url}; connect-src ${site.url}; require-trusted-types-for 'script'; trusted-types 'none'`;
  other.show('/', { html, policy });
  const visitor = await browser.visitor(phone);
  await visitor.page.goto(other.url);
  const session = visitor.page.locator('belcanto-session').first();
  await session.getByRole('heading', { name: 'Book a session' }).waitFor();
  await visitor.page
    .locator('belcanto-consultation')
    .getByRole('heading', { name: 'Choose your half hour' })
    .waitFor();
  await expectAccessible(visitor.page);
  await session.locator('summary').nth(2).tap();
  const slot = session.locator('details').nth(2).locator('a.slot').first();
  const name = (await slot.getAttribute('aria-label')) ?? '';
  const opens = visitor.page.context().waitForEvent('page');
  await slot.tap();
  const booking = await opens;
  await booking.waitForURL(/\/private-coaching\/book\?slot_start=/);
  await expect.poll(() => booking.locator('input[name="slot_start"]:checked').count()).toBe(1);
  expect(name).not.toBe('');
  expect(await visitor.page.locator('iframe').count()).toBe(0);
});
