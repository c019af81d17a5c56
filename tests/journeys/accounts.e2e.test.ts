import { expect, test } from 'vitest';
import { codeAt, stepAt } from '#studio/people/totp.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser.ts';
import { keyboard, takenOver } from '#tests/support/hands.ts';
import { linkIn, mailTo } from '#tests/support/mails.ts';
import { runningSite } from '#tests/support/running-site.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const mia = { name: 'Mia Ærø', email: 'mia@example.dk', password: 'en god lang sætning' };

const mailed = async (email: string, kind: string) =>
  linkIn(await mailTo(site.db, email, kind), /\/(confirm|email|reset|sign-in)\//);

async function fillSignUp(page: Page, person: typeof mia) {
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
}

test('on a phone: signing up, refused and cut off on the way, ends in the room of whoever pressed the button', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  await page.goto(`${site.url}/login`);
  await takenOver(page);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Your name').waitFor();
  await fillSignUp(page, { ...mia, email: 'mia', password: 'kort' });
  expectComplaint(/status of 400/);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await page.locator('#sign-up-email-error').waitFor();
  await expectAccessible(page);
  expect(await page.getByLabel('Your name').inputValue()).toBe(mia.name);
  expect(await page.getByLabel('Password').inputValue()).toBe('kort');
  await fillSignUp(page, mia);

  // The line is cut in mid-send: said, and what was typed is still there.
  await page.route('**/login.data*', (route) => route.abort());
  expectComplaint(/ERR_FAILED|Failed to fetch|TypeError/);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await page.getByRole('alert').getByText('There is no connection.').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(mia.email);
  await page.unroute('**/login.data*');

  await page.getByRole('button', { name: 'Open my account' }).dblclick();
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
  await expectAccessible(page);
  const link = await mailed(mia.email, 'account-sign-up');
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, open my account' }).click();
  await page.waitForURL(`${site.url}/dashboard`);
  await page.goto(`${site.url}/dashboard/account`);
  await expectAccessible(page);
  await page.goBack();
  expectComplaint(/status of 404/);
  await page.goto(link);
  await page.getByRole('heading', { name: 'This link is over' }).waitFor();
  await expectAccessible(page);
});

test('without scripts: a new password by mail, changes to the account, and out everywhere', async () => {
  const { page, expectComplaint } = await browser.visitor({ ...desktop, javaScriptEnabled: false });
  await signInBrowser(page.context(), site, 'student', { email: mia.email, name: mia.name });
  await page.goto(`${site.url}/dashboard/account`);
  await page.getByLabel('Your name').fill('Mia Østergård');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('status').getByText('Your name is saved.').waitFor();
  expectComplaint(/status of 40[01]/);
  await page.getByLabel('New e-mail').fill('ny@example.dk');
  await page.getByLabel('Your password', { exact: false }).first().fill('not it at all');
  await page.getByRole('button', { name: 'Send me the mail' }).click();
  await page.locator('#settings-email-password-error').waitFor();
  expect(await page.getByLabel('New e-mail').inputValue()).toBe('ny@example.dk');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL(/\/login$/);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(mia.email);
  await page.getByRole('button', { name: 'Send me the mail' }).click();
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
  await page.goto(await mailed(mia.email, 'account-reset'));
  await page.getByLabel('New password').fill('kort');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('New password').fill('en helt anden sætning');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.waitForURL(`${site.url}/dashboard`);
});

test('by keyboard alone: in by a mailed link, and another address proved', async () => {
  const { page } = await browser.visitor(desktop);
  await signInBrowser(page.context(), site, 'student', { email: mia.email, name: mia.name });
  await page.context().clearCookies();
  await page.goto(`${site.url}/login`);
  await page.getByRole('link', { name: 'Log in by a link in a mail' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'In without a password' }).waitFor();
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(mia.email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
  await page.goto(await mailed(mia.email, 'account-sign-in'));
  const button = page.getByRole('button', { name: 'Log in' });
  while (!(await button.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/dashboard`);
  await page.goto(`${site.url}/dashboard/account`);
  await page.getByLabel('New e-mail').focus();
  await page.keyboard.type('ny@example.dk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a password for tests');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Look into your mail').waitFor();
  await page.goto(await mailed('ny@example.dk', 'account-new-email'));
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Use this address' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('You log in as ny@example.dk from now on.').waitFor();
  await expectAccessible(page);
});

test('the owner sets up the second step by keyboard alone, comes in on a phone by a recovery code, and goes out everywhere', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 40[01]/);
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin/account`);
  await expectAccessible(page);
  const part = page.locator('.settings-part', { hasText: 'Second step' });
  await keyboard.type(part.getByLabel('Your password'), 'a password for tests');
  await page.keyboard.press('Enter');
  await part.getByRole('img', { name: /QR code/ }).waitFor();
  await expectAccessible(page);
  const key = ((await part.locator('.totp-key code').textContent()) ?? '').replaceAll(' ', '');
  await keyboard.type(part.getByLabel('Code from your app'), '000000');
  await page.keyboard.press('Enter');
  await part.locator('#confirm-code-error').waitFor();
  await keyboard.type(part.getByLabel('Code from your app'), codeOf(key, site.world.clock.now()));
  await keyboard.press(part.getByRole('button', { name: 'Switch it on' }));
  const codes = part.locator('.recovery-codes code');
  await codes.first().waitFor();
  const recovery = await codes.allTextContents();
  expect(recovery).toHaveLength(10);
  await expectAccessible(page);

  const other = await browser.visitor(phone);
  other.expectComplaint(/status of 401/);
  await other.page.goto(`${site.url}/login`);
  await other.page.getByLabel('E-mail').fill('owner-signed-in@example.com');
  await other.page.getByLabel('Password').fill('a password for tests');
  await other.page.getByRole('button', { name: 'Login' }).click();
  await other.page.getByRole('heading', { name: 'One more step' }).waitFor();
  await expectAccessible(other.page);
  await other.page.getByLabel('Code').fill('wrong');
  await other.page.getByRole('button', { name: 'Come in' }).click();
  await other.page.getByRole('alert').waitFor();
  await other.page.getByLabel('Code').fill(recovery[0] ?? '');
  await other.page.getByRole('button', { name: 'Come in' }).click();
  await other.page.waitForURL(`${site.url}/admin`);

  // Out on the phone is out at the desk, too.
  await other.page.goto(`${site.url}/admin/account`);
  await other.page.getByRole('button', { name: 'Log out everywhere' }).click();
  await other.page.waitForURL(/\/login$/);
  await page.goto(`${site.url}/admin`);
  await page.waitForURL(/\/login\?next=/);
});

/** What an app shows for a key half a minute from now, which counts already: typing it may take a while. */
function codeOf(key: string, now: Temporal.Instant): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return codeAt(secret, stepAt(now) + 1);
}
