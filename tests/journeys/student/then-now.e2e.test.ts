import { expect, test } from 'vitest';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { keyboard, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { addressOf } from '#tests/support/browser/signed-in-pages.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { signInAs } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { studentVariants } from '#tests/support/student-fixture.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const areas = [
  ['the student', 'student', '/dashboard'],
  ['the owner', 'owner', '/admin'],
] as const;

const ways = areas.flatMap((area) => studentVariants.map((way) => [...area, ...way] as const));

test.each(variantAt(ways, 0))(
  '%s compares two recordings of a phrase (%s, %s) %s [P.390]',
  async (_who, role, area, _name, profile, input) => {
    const studio = await populate(site.world);
    const { page } = await browser.visitor(profile);
    await signInAs(page.context(), site, role);
    const path = addressOf(`${area}/bookings/:recordedBooking/recordings/:recording`, studio);
    await page.goto(site.url + path);
    const hasScripts = !('javaScriptEnabled' in profile);
    if (hasScripts) await waitForHydration(page);
    await input.press(page.getByRole('link', { name: /^(Compare with another|Sammenlign med en)/ }));
    await page.getByRole('heading', { name: /^(Then and now|Før og nu)$/ }).waitFor();
    await input.press(page.getByRole('button', { name: /^(Compare|Sammenlign)$/ }));
    const sounds = page.locator('audio');
    await expect.poll(() => sounds.count()).toBe(2);
    if (!hasScripts) {
      for (const sound of await sounds.all()) expect(await sound.isVisible()).toBe(true);
      return;
    }
    await page.locator('.takes-score .takes-first').waitFor();
    expect(await page.locator('figure .caption').textContent()).toMatch(/(Solid|Optrukket)/);

    const at = (side: string) =>
      page.locator(`[data-side=${side}] audio`).evaluate((sound: HTMLMediaElement) => sound.currentTime);
    const play = (side: string) =>
      input.press(page.locator(`[data-side=${side}]`).getByRole('button', { name: /(Play|Afspil)/ }));
    await input.press(page.locator('.timed-comments a').last());
    await expect.poll(() => at('later')).toBeGreaterThan(4);
    await play('earlier');
    await expect.poll(() => at('earlier')).toBeGreaterThan(2);
    if (input === keyboard) await page.keyboard.press('Space');
    expect(await page.locator('figure[data-inking]').count()).toBe(1);

    // Without a network, or after an update of the site, the modules that draw are not there.
    const gone = { contentType: 'text/javascript', body: 'throw new Error()' };
    await page.route(/\/takes-drawing-/, (route) => route.fulfill(gone));
    await page.reload();
    await page
      .getByText(/(couldn’t be loaded|kunne ikke hentes)/)
      .first()
      .waitFor();
  },
);
