import { expect, test } from 'vitest';
import { codeAt, stepAt } from '#studio/people/totp.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openMenu } from '#tests/support/back-office.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser.ts';
import { type Hands, keyboard, pointer, pressWhileCut, tabTo, takenOver } from '#tests/support/hands.ts';
import { linkIn, mailTo } from '#tests/support/mails.ts';
import { runningSite } from '#tests/support/running-site.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const mia = { name: 'Mia Ærø', email: 'mia@example.dk', password: 'en god lang sætning' };
const newEmail = 'ny@example.dk';

const mailed = async (email: string, kind: string) =>
  linkIn(await mailTo(site.db, email, kind), /\/(confirm|email|reset|sign-in)\//);

/** The same page, worked with these hands. */
function handsOn(page: Page, hands: Hands) {
  return {
    link: (name: string) => hands.press(page.getByRole('link', { name, exact: true })),
    button: (name: string, within: Pick<Page, 'getByRole'> = page) =>
      hands.press(within.getByRole('button', { name, exact: true })),
    type: (label: string, text: string, within: Pick<Page, 'getByLabel'> = page) =>
      hands.type(within.getByLabel(label), text),
  };
}

const withoutScripts = { ...desktop, javaScriptEnabled: false };
const ways = [
  ['on a phone', phone, pointer],
  ['on a desktop, by keyboard alone', desktop, keyboard],
  ['on a desktop, without scripts', withoutScripts, pointer],
] as const;

test.each(ways)(
  '%s: signed up, everything changed, out everywhere, and in again by each of the three ways',
  async (_name, profile, hands) => {
    const visitor = await browser.visitor(profile);
    const { page, expectComplaint } = visitor;
    expectComplaint(/status of 40[0149]/);
    const { link, button, type } = handsOn(page, hands);
    const look = async () => profile === phone && (await expectAccessible(page));
    const headline = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const part = (name: string) => page.locator(`#account-${name}`);
    const said = (name: string, text: string) => part(name).getByRole('status').getByText(text).waitFor();

    await page.goto(`${site.url}/login`);
    if (profile !== withoutScripts) await takenOver(page);
    await link('Sign up');
    const signUp = async (email: string, password: string) => {
      await type('Your name', mia.name);
      await type('E-mail', email);
      await type('Password', password);
    };
    await signUp('mia', 'kort');
    await button('Open my account');
    await page.locator('#sign-up-email-error').waitFor();
    await look();
    expect(await page.getByLabel('Your name').inputValue()).toBe(mia.name);
    await signUp(mia.email, mia.password);
    if (profile !== withoutScripts) {
      // Cut in mid-send: said, and what was typed is still there.
      await pressWhileCut(visitor, 'line', () => button('Open my account'));
      expect(await page.getByLabel('E-mail').inputValue()).toBe(mia.email);
    }
    await button('Open my account');
    await headline('Look into your mail');
    await look();
    // It does not come: another one is asked for, with two presses in a hurry.
    await link('Ask for another mail');
    await signUp(mia.email, mia.password);
    if (hands === pointer) await page.getByRole('button', { name: 'Open my account' }).dblclick();
    else await button('Open my account');
    await headline('Look into your mail');
    await page.goto(await mailed(mia.email, 'account-sign-up'));
    await look();
    await button('Yes, open my account');
    await page.waitForURL(`${site.url}/dashboard`);

    await page.goto(`${site.url}/dashboard/account`);
    await type('Your name', 'Mia Østergård');
    await button('Save name');
    await said('name', 'Your name is saved.');
    await type('Your password now', 'not it at all', part('password'));
    await type('New password', 'en helt anden sætning', part('password'));
    await button('Save password');
    await page.locator('#settings-current-error').waitFor();
    await look();
    await type('Your password now', mia.password, part('password'));
    await type('New password', 'en helt anden sætning', part('password'));
    await button('Save password');
    await said('password', 'Your new password is saved.');

    const danish = page.getByRole('radio', { name: 'Dansk' });
    if (hands === keyboard) {
      await tabTo(page.getByRole('radio', { name: 'English' }));
      await page.keyboard.press('ArrowUp');
    } else await danish.check({ force: true });
    expect(await danish.isChecked()).toBe(true);
    await button('Save language');
    await said('language', 'Gemt.');
    if (hands === keyboard) {
      await tabTo(danish);
      await page.keyboard.press('ArrowDown');
    } else await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await button('Gem sprog');
    await said('language', 'Saved.');

    await type('New e-mail', newEmail);
    await type('Your password', 'not it at all', part('email'));
    await button('Send me the mail');
    await page.locator('#settings-email-password-error').waitFor();
    expect(await page.getByLabel('New e-mail').inputValue()).toBe(newEmail);
    await type('Your password', 'en helt anden sætning', part('email'));
    await button('Send me the mail');
    await said('email', 'Look into your mail');
    await page.goto(await mailed(newEmail, 'account-new-email'));
    await look();
    await button('Use this address');
    await page.getByText(`You log in as ${newEmail} from now on.`).waitFor();

    // Two other browsers: one is shown out, and then everybody.
    const elsewhere = { email: newEmail, password: 'en helt anden sætning' };
    for (const _ of ['phone', 'desk']) expect((await site.world.accounts.signIn(elsewhere)).ok).toBe(true);
    await page.goto(`${site.url}/dashboard/account`);
    await hands.press(
      part('sessions')
        .getByRole('button', { name: /^Log out: / })
        .first(),
    );
    await said('sessions', 'Logged out there.');
    expect(await sessions()).toBe(2);
    await button('Log out everywhere');
    await page.getByRole('status').getByText('Logged out everywhere').waitFor();
    await look();
    expect(await sessions()).toBe(0);

    await link('Forgot your password?');
    await headline('A new password');
    await type('E-mail', newEmail);
    await button('Send me the mail');
    await headline('Look into your mail');
    await page.goto(await mailed(newEmail, 'account-reset'));
    await type('New password', 'kort');
    await button('Save and log in');
    await page.getByRole('alert').waitFor();
    await look();
    await type('New password', mia.password);
    await button('Save and log in');
    await page.waitForURL(`${site.url}/dashboard`);
    await signOut(page, hands);

    await page.goto(`${site.url}/login`);
    await link('Log in by a link in a mail');
    await headline('In without a password');
    await type('E-mail', newEmail);
    await button('Send me the link');
    await headline('Look into your mail');
    const wayIn = await mailed(newEmail, 'account-sign-in');
    await page.goto(wayIn);
    await look();
    await button('Log in');
    await page.waitForURL(`${site.url}/dashboard`);
    await signOut(page, hands);
    await page.goto(wayIn);
    await headline('This link is over');
    await look();

    await page.goto(`${site.url}/login`);
    await type('E-mail', newEmail);
    await type('Password', 'not it at all');
    await button('Login');
    await page.getByRole('alert').getByText('Wrong e-mail or password.').waitFor();
    await type('Password', mia.password);
    await button('Login');
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

async function signOut(page: Page, hands: Hands): Promise<void> {
  const menu = page.locator('.room-bar .menu > summary');
  if (await menu.isVisible()) await hands.press(menu);
  await hands.press(page.locator('.room-bar .way-out:visible'));
  await page.waitForURL(`${site.url}/`);
}

// Without scripts: app/routes/account/accounts.app.test.ts.
test.each(ways.slice(0, 2))(
  '%s: the owner switches the second step on, comes in by it and by a recovery code, and switches it off',
  async (_name, profile, hands) => {
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/status of 40[01]/);
    const { button, type } = handsOn(page, hands);
    const look = async () => profile === phone && (await expectAccessible(page));
    const part = page.locator('#account-totp');
    const said = (text: string) => part.getByRole('status').getByText(text).waitFor();
    const openAccount = async () => {
      await page.goto(`${site.url}/admin/account`);
      await part.waitFor();
    };
    const password = 'a password for tests';

    await signInBrowser(page.context(), site, 'owner');
    await openAccount();
    await type('Your password', 'not it', part);
    await button('Set up the second step');
    await page.locator('#totp-begin-password-error').waitFor();
    await type('Your password', password, part);
    await button('Set up the second step');
    await part.getByRole('img', { name: /QR code/ }).waitFor();
    await look();
    const key = ((await part.locator('.totp-key code').textContent()) ?? '').replaceAll(' ', '');
    await type('Code from your app', '000000', part);
    await button('Switch it on');
    await page.locator('#confirm-code-error').waitFor();
    await type('Code from your app', codeOf(key, site.world.clock.now()), part);
    await button('Switch it on');
    const codes = part.locator('.recovery-codes code');
    await codes.first().waitFor();
    const first = await codes.allTextContents();
    expect(first).toHaveLength(10);
    await look();

    // Each code of the app counts once.
    site.passTime({ seconds: 60 });
    await openAccount();
    await hands.press(part.getByText('New recovery codes', { exact: true }));
    await type('Code from your app', codeOf(key, site.world.clock.now()), part);
    await button('Make new codes');
    await expect.poll(() => codes.count()).toBe(10);
    const renewed = await codes.allTextContents();
    expect(renewed.filter((code) => first.includes(code))).toEqual([]);
    await look();

    const logOut = async () => {
      if (hands === pointer) await openMenu(page);
      await button('Log out');
      await page.waitForURL(`${site.url}/`);
    };
    const logIn = async () => {
      await page.goto(`${site.url}/login`);
      await type('E-mail', 'owner-signed-in@example.com');
      await type('Password', password);
      await button('Login');
    };
    const secondStep = async (code: string) => {
      await type('Code', code);
      await button('Come in');
    };
    const one = page.getByRole('heading', { name: 'One more step' });
    await logOut();
    await logIn();
    await one.waitFor();
    await look();
    await secondStep(first[0] ?? '');
    await page.getByRole('alert').waitFor();
    await secondStep(renewed[0] ?? '');
    await page.waitForURL(`${site.url}/admin`);
    await logOut();
    site.passTime({ seconds: 60 });
    await logIn();
    await one.waitFor();
    await secondStep(codeOf(key, site.world.clock.now()));
    await page.waitForURL(`${site.url}/admin`);

    await openAccount();
    await part.getByText('9 recovery codes are left.').waitFor();
    await hands.press(part.getByText('Switch the second step off', { exact: true }));
    const off = part.locator('form', { has: page.getByRole('button', { name: 'Switch it off' }) });
    await type('Your password', 'not it', off);
    await button('Switch it off');
    await page.locator('#totp-end-password-error').waitFor();
    await look();
    await type('Your password', password, off);
    await button('Switch it off');
    await said('Logging in takes one step again.');
    await button('Log out everywhere');
    await page.getByRole('status').getByText('Logged out everywhere').waitFor();
    await page.goto(`${site.url}/admin`);
    await page.waitForURL(/\/login\?next=/);
    await logIn();
    await page.waitForURL(`${site.url}/admin`);
    const asked = await site.db.query.selectFrom('totp_secrets').select('user_id').execute();
    expect(asked).toEqual([]);
  },
);

/** What an app shows for a key half a minute from now, which counts already: typing it may take a while. */
function codeOf(key: string, now: Temporal.Instant): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return codeAt(secret, stepAt(now) + 1);
}
