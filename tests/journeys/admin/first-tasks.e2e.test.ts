import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { adminFixture } from '#tests/support/admin-fixture.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { Day } from '#tests/support/browser/day.ts';
import { pointer } from '#tests/support/browser/input-methods.ts';
import { mailTo } from '#tests/support/emails.ts';
import { åse } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const { asOwner, dayIn } = adminFixture(site, browser);

async function time(day: Day): Promise<void> {
  const { page } = day;
  await day.task('change the opening hours', async (at) => {
    await day.section('Settings');
    await day.link('Opening hours');
    await page.locator('#setting-session-6').fill('10:00–14:00');
    await at.button('Save');
    await day.done('Saved');
  });
  await day.task('close a week', async (at) => {
    await day.section('Settings');
    await day.link(/^Closed days/);
    await page.locator('[name=firstDay]').first().fill(dayIn(40));
    await page.locator('[name=lastDay]').first().fill(dayIn(46));
    await at.button('Close');
    await page
      .getByText(/closed/i)
      .first()
      .waitFor();
  });
  await day.task('cancel the day when ill, and undo it', async (at) => {
    await day.section('Calendar');
    await day.link('Cancel this day');
    await at.button(/^(?:Cancel|Close) the day/);
    await at.button('Undo');
    await day.done('Undone.');
  });
}

async function selling(day: Day): Promise<void> {
  const { page } = day;
  await day.task('put a workshop on sale, with its date', async (at) => {
    await day.section('Catalogue');
    await day.link('New offer');
    await at.press(page.getByRole('radio', { name: 'Workshop' }));
    await day.type(/^English/, 'Breath and line');
    await day.type(/^Danish/, 'Åndedræt og linje');
    await day.type(/^DKK/, '900');
    await at.press(page.getByLabel('Put on sale at once'));
    await at.button('Create offer');
    await day.done('Offer created');
    await day.link('Add date');
    await page.getByLabel(/^Day 1, Date/).fill(dayIn(60));
    await at.button('Create date');
    await day.done('Date created');
  });
  await day.task('make a discount code', async (at) => {
    await day.section('Catalogue');
    await day.link('Codes');
    await day.open('New code');
    await day.type(/^Code/, 'AUTUMN');
    await day.type(/^Percentage/, '10');
    await at.button('Create code');
    await page.getByText('Code created.').waitFor();
  });
  await day.task('invoice a student', async (at) => {
    await day.section('Students');
    await day.link(åse.name);
    await day.open('More');
    await day.link('Record a payment');
    await day.link('Invoice a company');
    await at.type({ companyName: 'Ærø Teater', address: 'Havnen 1\n5970 Ærøskøbing' });
    await at.type({ description: 'Stemmetræning for ensemblet', amount: '4800' });
    await at.button('Issue the invoice');
    await page.waitForURL(/preview$/);
    await at.button(/^Send/);
    await page.waitForURL(/\/admin\/invoices\/\d+/);
  });
}

const picture = fileURLToPath(new URL('../../files/phone.heic', import.meta.url));

async function writing(day: Day): Promise<void> {
  const { page } = day;
  await day.task('replace a photograph', async (at) => {
    await day.section('Website', 'Pages');
    await day.link('Media');
    await day.link('Photographs');
    const place = page.locator('.picture-slot').first();
    await at.press(place.locator('summary'));
    await place.locator('input[type=file]').setInputFiles(picture);
    await place.getByLabel('What it shows, in English').fill('A stage, empty');
    await at.press(place.getByRole('button', { name: 'Use this photograph' }));
    await day.done('The photograph is on the website now.');
  });
  await day.task('publish an article', async (at) => {
    await day.section('Website', 'Pages');
    await day.link('Magazine');
    await day.link('New article');
    await page.getByLabel('Title in Danish').waitFor();
    await at.type({ titleEn: 'Low notes', titleDa: 'De dybe toner' });
    await at.button('Create article');
    await at.publish();
  });
}

/** The most presses; typing in a field is none. Writing to all who asked for news is a task of its own. */
const presses: Readonly<Record<string, number>> = {
  'change the opening hours': 4,
  'close a week': 4,
  'cancel the day when ill, and undo it': 4,
  'put a workshop on sale, with its date': 8,
  'make a discount code': 5,
  'invoice a student': 7,
  'replace a photograph': 6,
  'publish an article': 6,
};

test('a coach’s first tasks on a phone, each from Today with few taps', async () => {
  await populate(site.world);
  const { page } = await asOwner(phone);
  const day = new Day(page, pointer, site.url);
  await time(day);
  await selling(day);
  await writing(day);
  await mailTo(site.db, åse.email, 'invoice');
  for (const [task, most] of Object.entries(presses))
    expect(day.presses[task], task).toBeLessThanOrEqual(most);
});
