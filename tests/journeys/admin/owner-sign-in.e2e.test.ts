import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeOwnerLink } from '#studio/people/accounts/owner-link.ts';
import { openTools, putOffFirstSteps } from '#tests/support/back-office.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { pressDuringNetworkError, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const password = 'en god lang sætning';

const sizes = [
  ['phone', phone],
  ['desktop', desktop],
] as const;

async function setOwner(email = 'clara@example.com') {
  const { accounts, clock, db } = site.world;
  const passwordHash = await accounts.hashPassword(password);
  const owner = { name: '', email, passwordHash, language: null, at: clock.now() };
  await db.transaction((tx) => accounts.setOwner(tx, owner));
}

async function openTask(details: object, kind = 'decide-application') {
  await site.db.query
    .insertInto('tasks')
    .values({
      kind,
      subject_id: randomUUID(),
      details: JSON.stringify(details),
      due_at: site.world.clock.now().add({ hours: 48 }),
      done_at: null,
      done_by: null,
    })
    .execute();
}

test.each(variantAt(sizes, 0))(
  'the owner sets up the account, finds an empty task list, logs out and in again (%s) [P.146]',
  async (_name, profile) => {
    const visitor = await browser.visitor(profile);
    const { page, expectComplaint } = visitor;
    const link = await makeOwnerLink(site.world);
    await page.goto(link);
    await expectAccessible(page);
    await page.getByLabel(/^E-?mail/).fill('clara@example.com');
    await page.getByLabel('Password').fill('too short');
    expectComplaint(/status of 400/);
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
    expect(await page.getByLabel(/^E-?mail/).inputValue()).toBe('clara@example.com');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await page.waitForURL(/setup=1$/);
    await expectAccessible(page);
    if (profile === phone) {
      await page.getByLabel('Name of the studio').fill('Æbleskov Sang');
      await pressDuringNetworkError(visitor, 'request', () =>
        page.getByRole('button', { name: 'Save and continue' }).click(),
      );
      expect(await page.getByLabel('Name of the studio').inputValue()).toBe('Æbleskov Sang');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.waitForURL(/\/opening\?setup=1$/);
      await expectAccessible(page);
      await page.goBack();
    }
    await putOffFirstSteps(page);
    if (profile === phone) await expect.poll(() => page.title()).toContain('Æbleskov Sang');
    await page.getByRole('heading', { name: 'You’re up to date' }).waitFor();
    await expectAccessible(page);

    expectComplaint(/status of 404/);
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await expectAccessible(page);
    await page.goto(`${site.url}/admin`);
    await openTools(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${site.url}/`);
    await page.goto(`${site.url}/admin`);
    await page.waitForURL(/\/login\?next=/);
    await page.getByLabel(/^E-?mail/).fill('clara@example.com');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${site.url}/admin`);
  },
);

variant('a wrong password shows an error, keeps the email and stays on the page', async () => {
  await setOwner();
  const { page, expectComplaint } = await browser.visitor(phone);
  await page.goto(`${site.url}/login`);
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByLabel(/^E-?mail/).fill('clara@example.com');
  await page.getByLabel('Password').fill('wrong');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/login.data*', async (route) => {
    await held;
    await route.continue();
  });
  expectComplaint(/status of 401/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const button = page.getByRole('button', { name: 'Signing in...' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  release();
  await page.getByRole('alert').getByText('Wrong email or password.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.getByLabel(/^E-?mail/).inputValue()).toBe('clara@example.com');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByText('You don’t need an account').waitFor();
  await expectAccessible(page);
});

variant('sign-in works by keyboard alone [S4.21]', async () => {
  await setOwner();
  await openTask({ name: 'Søren Ågård' }, 'dispute');
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/login`);
  await page.getByLabel(/^E-?mail/).focus();
  await page.keyboard.type('clara@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/admin`);
  const done = page.getByRole('button', { name: 'Done Answer a dispute: Søren Ågård' });
  const task = page.locator('.task summary').first();
  await task.waitFor();
  for (const control of [task, done]) {
    while (!(await control.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  }
  await page.getByRole('status').getByText('Done.').waitFor();
  await page.getByRole('heading', { name: 'You’re up to date' }).waitFor();
});

variant.each(variantAt(sizes, 1))(
  'a refund requires a confirmation that names it (%s)',
  async (_name, profile) => {
    await openTask({
      name: 'Søren Ågård',
      email: 's@example.dk',
      what: 'Voice Elevated',
      orderNumber: 'B-1001',
    });
    const visitor = await browser.visitor(profile);
    const { page, expectComplaint } = visitor;
    await signInBrowser(page.context(), site, 'owner');
    await page.goto(`${site.url}/admin`);
    await expectAccessible(page);
    const yes = page.getByRole('button', { name: /^Refund/ });
    await page.locator('.task summary').first().click();
    expect(await yes.isVisible()).toBe(false);
    await page.getByText('Decline and refund').click();
    await page.getByText('Refund? Voice Elevated, Søren Ågård, order B-1001.').waitFor();
    await expectAccessible(page);
    expectComplaint(/status of 409/);
    await pressDuringNetworkError(visitor, 'request', () => yes.click());
    await yes.click();
    await page.getByRole('alert').getByText('no longer possible').waitFor();
    await expectAccessible(page);
  },
);

variant('the page uses the language that the owner chooses', async () => {
  await setOwner();
  const { page } = await browser.visitor({ ...phone, locale: 'da-DK' });
  await page.goto(`${site.url}/login`);
  await page.getByLabel(/^E-?mail/).fill('clara@example.com');
  await page.getByLabel('Adgangskode').fill(password);
  await page.getByRole('button', { name: 'Log ind' }).click();
  await page.getByRole('heading', { name: 'Ingen opgaver' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('da');
  await openTools(page);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'More' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

variant.each(variantAt(sizes, 0))('without scripts the same works (%s)', async (_name, profile) => {
  await openTask({ name: 'Søren Ågård' }, 'dispute');
  const { page, expectComplaint } = await browser.visitor({ ...profile, javaScriptEnabled: false });
  expectComplaint(/status of 400/);
  await page.goto(await makeOwnerLink(site.world));
  await page.getByLabel(/^E-?mail/).fill('clara@example.com');
  await page.getByLabel('Password').fill('too short');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel(/^E-?mail/).inputValue()).toBe('clara@example.com');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await putOffFirstSteps(page);
  await page.locator('.task summary').first().click();
  await page.getByRole('button', { name: /^Done/ }).click();
  await page.getByRole('status').getByText('Done.').waitFor();
  await openTools(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${site.url}/`);
});
