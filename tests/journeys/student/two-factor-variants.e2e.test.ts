import { expect, test } from 'vitest';
import { codeAt, stepAt } from '#studio/people/accounts/two-factor/totp.ts';
import { openTools } from '#tests/support/back-office.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { controlsOf } from '#tests/support/browser/named-input-methods.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

// Without scripts: app/routes/people/account/accounts.app.test.ts.
test.each(variantAt(adminVariants, 0))(
  '%s: the owner enables two-factor authentication, signs in by code and recovery code, and disables it [S2.45]',
  async (_name, profile, input) => {
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/status of 40[01]/);
    const { button, type } = controlsOf(page, input);
    const look = async () => profile === phone && (await expectAccessible(page));
    const part = page.locator('#account-totp');
    const expectMessage = (text: string) => part.getByRole('status').getByText(text).waitFor();
    const openAccount = async () => {
      await page.goto(`${site.url}/admin/account`);
      await part.waitFor();
    };
    const password = 'a password for tests';

    await signInBrowser(page.context(), site, 'owner');
    await openAccount();
    await type('Your password', 'not it', part);
    await button('Set up two-step verification');
    await page.locator('#totp-password-error').waitFor();
    await type('Your password', password, part);
    await button('Set up two-step verification');
    await part.getByRole('img', { name: /QR code/ }).waitFor();
    await look();
    const key = ((await part.locator('.totp-key code').textContent()) ?? '').replaceAll(' ', '');
    await type('Code from your app', '000000', part);
    await button('Turn on');
    await page.locator('#confirm-code-error').waitFor();
    await type('Code from your app', codeOf(key, site.world.clock.now()), part);
    await button('Turn on');
    const codes = part.locator('.recovery-codes code');
    await codes.first().waitFor();
    const first = await codes.allTextContents();
    expect(first).toHaveLength(10);
    await look();

    site.passTime({ seconds: 60 });
    await openAccount();
    await input.press(part.getByText('New recovery codes', { exact: true }));
    await type('Code from your app', codeOf(key, site.world.clock.now()), part);
    await button('Generate new codes');
    await expect.poll(() => codes.count()).toBe(10);
    const renewed = await codes.allTextContents();
    expect(renewed.filter((code) => first.includes(code))).toEqual([]);
    await look();

    const logOut = async () => {
      await openTools(page);
      await button('Sign out');
      await page.waitForURL(`${site.url}/`);
    };
    const logIn = async () => {
      await page.goto(`${site.url}/login`);
      await type('Email', 'owner-signed-in@example.com');
      await type('Password', password);
      await button('Sign in');
    };
    const secondStep = async (code: string) => {
      await type('Code', code);
      await button('Sign in');
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
    await part.getByText('9 recovery codes left.').waitFor();
    await input.press(part.getByText('Turn off two-step verification', { exact: true }));
    const off = part.locator('form', { has: page.getByRole('button', { name: 'Turn off' }) });
    await type('Your password', 'not it', off);
    await button('Turn off');
    await page.locator('#totp-removal-password-error').waitFor();
    await look();
    await type('Your password', password, off);
    await button('Turn off');
    await expectMessage('Two-step verification is off.');
    await button('Sign out everywhere');
    await page.getByRole('status').getByText('Signed out everywhere').waitFor();
    await page.goto(`${site.url}/admin`);
    await page.waitForURL(/\/login\?next=/);
    await logIn();
    await page.waitForURL(`${site.url}/admin`);
    const requested = await site.db.query.selectFrom('totp_secrets').select('user_id').execute();
    expect(requested).toEqual([]);
  },
);

/** The code half a minute ahead, which is accepted already, because typing can take a while. */
function codeOf(key: string, now: Temporal.Instant): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return codeAt(secret, stepAt(now) + 1);
}
