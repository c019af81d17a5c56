import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser.ts';
import { runningSite } from '#tests/support/running-site.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const email = 'aase@eksempel.dk';

/** An hour that was paid for as a guest, before there was an account. */
async function credit(): Promise<void> {
  const { query } = site.db;
  const { id: entryId } = await query
    .selectFrom('catalogue_entries')
    .select('id')
    .where('kind', '=', 'session')
    .executeTakeFirstOrThrow();
  const bought = { kind: 'credit', entry_id: entryId, email: email.toUpperCase() } as const;
  const { id } = await query
    .insertInto('entitlements')
    .values({ ...bought, order_id: null, edition_id: null, user_id: null, valid_until: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const granted = { entitlement_id: id, delta: 1, reason: 'granted' } as const;
  await query
    .insertInto('ledger_entries')
    .values({ ...granted, booking_id: null, refund_id: null, at: site.world.clock.now() })
    .execute();
}

test.each([
  ['on a phone', phone],
  ['on a desktop, without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)(
  '%s: a credit becomes an hour, the hour moves and is cancelled, then own data go home and away',
  async (_name, profile) => {
    await credit();
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/status of 400/);
    await signInBrowser(page.context(), site, 'student', { email, name: 'Åse Ærlig Ørsted-Kjærsgård' });
    const hasScripts = !('javaScriptEnabled' in profile);
    const look = async () => hasScripts && (await expectAccessible(page));
    const hours = page.locator('input[name="slot_start"]');

    await page.goto(`${site.url}/dashboard/bookings`);
    await look();
    await page.getByRole('link', { name: 'Use this credit' }).click();
    await page.getByRole('button', { name: 'Book this hour' }).click();
    await page.getByRole('alert').getByText('Pick a time.').waitFor();
    await look();
    await hours.nth(-1).check({ force: true });
    await page.getByRole('button', { name: 'Book this hour' }).click();
    await page.getByText('Booked. A mail with the calendar file is on its way to you.').waitFor();
    await page.getByText('No credits left.').waitFor();
    await look();

    await page.getByRole('link', { name: /^Move/ }).click();
    await look();
    await hours.nth(-2).check({ force: true });
    await page.getByRole('button', { name: 'Move to this hour' }).click();
    await page.getByText('Your session has moved.').waitFor();
    await page.getByRole('link', { name: /^Cancel/ }).click();
    await page.getByText('the session is yours to use again').waitFor();
    await look();
    await page.getByRole('button', { name: 'Cancel the session' }).click();
    await page.getByText('Cancelled. We have sent you a mail about it.').waitFor();
    await page.getByRole('link', { name: 'Use this credit' }).waitFor();

    await page.goto(`${site.url}/dashboard/data`);
    await look();
    const coming = page.waitForEvent('download');
    await page.getByText('Download everything (ZIP)').click();
    expect((await coming).suggestedFilename()).toMatch(/\.zip$/);
    await page.getByRole('link', { name: 'Delete my data' }).click();
    await page.getByText('What the law keeps').waitFor();
    await look();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('heading', { name: 'Your data are deleted' }).waitFor();
    await look();
    const known = await site.db.query.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(known).toEqual([]);
    await page.goto(`${site.url}/dashboard/journal`);
    await page.waitForURL('**/login**');
  },
);
