import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import {
  type InputMethod,
  keyboard,
  pointer,
  pressDuringNetworkError,
  tabTo,
  waitForHydration,
} from '#tests/support/browser/input-methods.ts';
import { controlsOf } from '#tests/support/browser/named-input-methods.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { studentVariants } from '#tests/support/student-fixture.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const mia = { name: 'Mia Ærø', email: 'mia@example.dk', password: 'en god lang sætning' };
const newEmail = 'ny@example.dk';

const mailed = async (email: string, kind: string) =>
  linkIn(await mailTo(site.db, email, kind), /\/(confirm|email|reset|sign-in)\//);

test.each(variantAt(studentVariants, 0))(
  '%s: signed up, everything changed, signed out everywhere, and in again by each of the three methods [S2.30]',
  async (_name, profile, input) => {
    const visitor = await browser.visitor(profile);
    const { page, expectComplaint } = visitor;
    expectComplaint(/status of 40[0149]/);
    const hasScripts = !('javaScriptEnabled' in profile);
    const { link, button, type } = controlsOf(page, input);
    const look = async () => profile === phone && (await expectAccessible(page));
    const headline = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const part = (name: string) => page.locator(`#account-${name}`);
    const expectMessage = (name: string, text: string) =>
      part(name).getByRole('status').getByText(text).waitFor();

    await page.goto(`${site.url}/login`);
    if (hasScripts) await waitForHydration(page);
    await link('Sign up');
    const signUp = async (email: string, password: string) => {
      await type('Your name', mia.name);
      await type('Email', email);
      await type('Password', password);
    };
    await signUp('mia', 'kort');
    await button('Create account');
    await page.locator('#sign-up-email-error').waitFor();
    await look();
    expect(await page.getByLabel('Your name').inputValue()).toBe(mia.name);
    await signUp(mia.email, mia.password);
    if (hasScripts) {
      // The connection fails during sending: the error is shown and the input is kept.
      await pressDuringNetworkError(visitor, 'request', () => button('Create account'));
      expect(await page.getByLabel(/^E-?mail/).inputValue()).toBe(mia.email);
    }
    await button('Create account');
    await headline('Check your email');
    await look();
    await button('Send another email');
    await type('Password', mia.password);
    expect(await page.getByLabel('Your name').inputValue()).toBe(mia.name);
    expect(await page.getByLabel(/^E-?mail/).inputValue()).toBe(mia.email);
    if (input === pointer) await page.getByRole('button', { name: 'Create account' }).dblclick();
    else await button('Create account');
    await headline('Check your email');
    await page.goto(await mailed(mia.email, 'account-sign-up'));
    await look();
    await button('Confirm and open account');
    await page.waitForURL(`${site.url}/dashboard`);

    await page.goto(`${site.url}/dashboard/account`);
    await type('Your name', 'Mia Østergård');
    await button('Save name');
    await expectMessage('name', 'Name saved.');
    await type('Current password', 'not it at all', part('password'));
    await type('New password', 'en helt anden sætning', part('password'));
    await button('Save password');
    await page.locator('#settings-current-error').waitFor();
    await look();
    await type('Current password', mia.password, part('password'));
    await type('New password', 'en helt anden sætning', part('password'));
    await button('Save password');
    await expectMessage('password', 'Password saved.');

    const danish = page.getByRole('radio', { name: 'Dansk' });
    if (input === keyboard) {
      await tabTo(page.getByRole('radio', { name: 'English' }));
      await page.keyboard.press('ArrowUp');
    } else await page.getByText('Dansk', { exact: true }).click();
    expect(await danish.isChecked()).toBe(true);
    await button('Save language');
    await expectMessage('language', 'Gemt.');
    if (input === keyboard) {
      await tabTo(danish);
      await page.keyboard.press('ArrowDown');
    } else await page.getByText('English', { exact: true }).click();
    await button('Gem sprog');
    await expectMessage('language', 'Saved.');

    await type('New email', newEmail);
    await type('Your password', 'not it at all', part('email'));
    await button('Send confirmation email');
    await page.locator('#settings-email-password-error').waitFor();
    expect(await page.getByLabel('New email').inputValue()).toBe(newEmail);
    await type('Your password', 'en helt anden sætning', part('email'));
    await button('Send confirmation email');
    await expectMessage('email', 'Check your email');
    await page.goto(await mailed(newEmail, 'account-new-email'));
    await look();
    await button('Confirm new email');
    await page.getByText(`Saved. You now sign in as ${newEmail}.`).waitFor();

    const otherDevice = { email: newEmail, password: 'en helt anden sætning' };
    for (const _ of ['phone', 'desk']) expect((await site.world.accounts.signIn(otherDevice)).ok).toBe(true);
    await page.goto(`${site.url}/dashboard/account`);
    await input.press(
      part('sessions')
        .getByRole('button', { name: /^Sign out: / })
        .first(),
    );
    await expectMessage('sessions', 'Device signed out.');
    expect(await sessions()).toBe(2);
    await button('Sign out everywhere');
    await page.getByRole('status').getByText('Signed out everywhere').waitFor();
    await look();
    expect(await sessions()).toBe(0);

    await link('Forgot your password?');
    await headline('Reset your password');
    await type('Email', newEmail);
    await button('Email me a reset link');
    await headline('Check your email');
    await page.goto(await mailed(newEmail, 'account-reset'));
    await type('New password', 'kort');
    await button('Save and sign in');
    await page.getByRole('alert').waitFor();
    await look();
    await type('New password', mia.password);
    await button('Save and sign in');
    await page.waitForURL(`${site.url}/dashboard`);
    await signOut(page, input);

    await page.goto(`${site.url}/login`);
    await link('Email me a sign-in link');
    await headline('Sign in without a password');
    await type('Email', newEmail);
    await button('Email me a sign-in link');
    await headline('Check your email');
    const signInToken = await mailed(newEmail, 'account-sign-in');
    await page.goto(signInToken);
    await look();
    await button('Sign in');
    await page.waitForURL(`${site.url}/dashboard`);
    await signOut(page, input);
    await page.goto(signInToken);
    await headline('This link no longer works');
    await look();

    await page.goto(`${site.url}/login`);
    await type('Email', newEmail);
    await type('Password', 'not it at all');
    await button('Sign in');
    await page.getByRole('alert').getByText('Wrong email or password.').waitFor();
    await type('Password', mia.password);
    await button('Sign in');
    await page.waitForURL(`${site.url}/dashboard`);

    const { query } = site.db;
    expect(await query.selectFrom('users').select(['name', 'email', 'language']).execute()).toEqual([
      { name: 'Mia Østergård', email: newEmail, language: 'en' },
    ]);
    expect(await query.selectFrom('former_emails').select('email').execute()).toEqual([{ email: mia.email }]);
    expect(await sessions()).toBe(1);
  },
);

const sessions = async () => (await site.db.query.selectFrom('sessions').select('id').execute()).length;

async function signOut(page: Page, input: InputMethod): Promise<void> {
  const menu = page.locator('.student-bar .menu > summary');
  if (await menu.isVisible()) await input.press(menu);
  await input.press(page.locator('.student-bar .sign-out:visible'));
  await page.waitForURL(`${site.url}/`);
}
