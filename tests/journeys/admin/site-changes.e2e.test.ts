import { describe, expect, test } from 'vitest';
import { publishScheduledPage } from '#studio/site/pages/edit-page.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { OwnerAtWork } from '#tests/support/browser/owner-at-work.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

/** What a visitor receives now: the markup of a page, or its status when there is none. */
async function visitorPage(path: string): Promise<string> {
  const answer = await fetch(site.url + path);
  return answer.ok ? answer.text() : String(answer.status);
}

const becomes = (path: string) => expect.poll(() => visitorPage(path), { timeout: 5_000 });

describe.each(variantAt(adminVariants, 0))('the owner (%s)', (_name, profile, input) => {
  const owner = async () => {
    const { page } = await browser.visitor(profile);
    await signInBrowser(page.context(), site, 'owner');
    return new OwnerAtWork(page, input, site.url);
  };

  test('removes an instructor with three presses, and restores him with one', async () => {
    const thea = await owner();
    expect(await visitorPage('/')).toContain('Jonas Ravnkær');
    await thea.open('/admin/instructors');
    await thea.press(thea.page.getByRole('link', { name: 'Jonas Ravnkær' }));
    await thea.press(thea.page.locator('summary', { hasText: 'Remove instructor' }));
    await thea.button('Yes, remove');
    await becomes('/').not.toContain('Jonas Ravnkær');
    expect(thea.presses).toBe(3);
    await thea.button('Restore: Jonas Ravnkær');
    await becomes('/').toContain('Jonas Ravnkær');
  });

  test('replaces all quotes of the home page in both languages with three presses, and undoes it', async () => {
    const thea = await owner();
    await thea.open('/admin/lists');
    await thea.press(
      thea.page
        .getByRole('row', { name: /Quotes (Page )?Home/ })
        .getByRole('link')
        .first(),
    );
    await thea.page.locator('[name="en.items.0.text"]').waitFor();
    for (const language of ['en', 'da'])
      for (const at of [0, 1, 2])
        await thea.type({
          [`${language}.items.${at}.name`]: `Æsa Ø. ${at}`,
          [`${language}.items.${at}.text`]: `Quote ${at} (${language})`,
        });
    await thea.saveAndPublish();
    expect(thea.presses).toBe(3);
    await becomes('/').toContain('Quote 2 (en)');
    await becomes('/da').toContain('Quote 0 (da)');
    expect(await visitorPage('/')).not.toContain('Nanna K., ');
    await thea.undo('home');
    await becomes('/').toContain('Nanna K., ');
  });

  test('adds a page from a template to the menu, and takes both back', async () => {
    const thea = await owner();
    await thea.open('/admin/website/new');
    await thea.choose('Plain page');
    await thea.type({ titleEn: 'Choir days', titleDa: 'Kordage' });
    await thea.button('Create page');
    await thea.page.getByText('Created as a draft.').waitFor();
    await thea.publish();
    expect(thea.presses).toBe(3);
    await becomes('/choir-days').toContain('Choir days');
    const page = new URL(thea.page.url()).pathname;

    await thea.open('/admin/website/navigation');
    await thea.press(thea.page.getByRole('link', { name: 'Links in the menu' }));
    await thea.page.locator('[name="en.items.0.label"]').waitFor();
    await thea.type({ 'en.items.0.label': 'Choir days', 'en.items.0.href': '/choir-days' });
    await thea.type({ 'da.items.0.label': 'Kordage', 'da.items.0.href': '/choir-days' });
    await thea.saveAndPublish();
    expect(thea.presses).toBe(3);
    await becomes('/about-thea-lindehav').toContain('href="/choir-days"');
    await becomes('/da/about-thea-lindehav').toContain('Kordage');

    await thea.open('/admin/website/navigation/sections/0');
    await thea.button('Remove entry: Entry 1');
    await thea.saveAndPublish();
    await becomes('/about-thea-lindehav').not.toContain('/choir-days');
    await thea.open(page);
    await thea.openContents();
    await thea.press(thea.page.locator('summary', { hasText: 'Unpublish' }));
    await thea.button('Yes, unpublish');
    await becomes('/choir-days').toBe('404');
  });

  test('changes the cancellation terms at once and for tomorrow, and returns to the first ones', async () => {
    const thea = await owner();
    const change = async (heading: string) => {
      await thea.open('/admin/website/terms-of-service/sections/8');
      await thea.type({ 'en.heading': heading });
      await thea.saveSection();
    };
    await change('5. If you cannot come');
    await thea.publish();
    expect(thea.presses).toBe(2);
    await becomes('/terms-of-service').toContain('5. If you cannot come');

    await change('5. From tomorrow on');
    await thea.page.getByRole('button', { name: 'Publish now' }).waitFor();
    const review = thea.page.getByRole('button', { name: /^Review/ });
    if (await review.isVisible()) await thea.press(review);
    await thea.press(thea.page.locator('summary', { hasText: 'Publish later' }));
    const tomorrow = Temporal.Now.zonedDateTimeISO('Europe/Copenhagen').add({ days: 1 });
    await thea.type({ day: tomorrow.toPlainDate().toString(), time: '09:00' });
    await thea.button('Schedule');
    await thea.page.getByText('Scheduled.').waitFor();
    expect(thea.presses).toBeLessThanOrEqual(4);
    expect(await visitorPage('/terms-of-service')).toContain('5. If you cannot come');
    site.passTime({ hours: 48 });
    await publishScheduledPage(site.world, 'terms-of-service');
    await becomes('/terms-of-service').toContain('5. From tomorrow on');

    await thea.undo('terms-of-service', 2);
    await becomes('/terms-of-service').toContain('5. Sessions: rescheduling');
  });
});
