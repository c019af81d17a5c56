import { describe, expect, test } from 'vitest';
import { seed, seededApplication, seededBooking, seededEmail, seededName } from '#tests/access/seed.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { keyboard, pressDuringNetworkError, tabTo } from '#tests/support/browser/input-methods.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

async function bookedDay(): Promise<Temporal.PlainDate> {
  const { slot_start } = await site.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('claims.slot_start')
    .where('bookings.id', '=', seededBooking)
    .executeTakeFirstOrThrow();
  return slot_start.toZonedDateTimeISO('Europe/Copenhagen').toPlainDate();
}

const inAarhus = () =>
  site.db.query
    .selectFrom('dates')
    .select(['id', 'is_open', 'capacity', 'starts_on', 'ends_on'])
    .where('place', '=', 'Aarhus')
    .execute();

async function takeSeat(dateId: string): Promise<void> {
  await site.db.query
    .updateTable('units')
    .set({
      state: 'kept',
      application_id: seededApplication,
      expires_at: site.world.clock.now().add({ hours: 48 }),
    })
    .where('date_id', '=', dateId)
    .where('number', '=', 1)
    .execute();
}

describe.each(variantAt(adminVariants, 0))('the owner (%s)', (_name, profile, input) => {
  test('sets a date despite a conflict, changes its days, sees participants, closes it, and finds it again [P.125]', async () => {
    await seed(site.world);
    const taken = await bookedDay();
    const first = taken.add({ days: 5 }).toString();
    const second = taken.add({ days: 6 }).toString();
    const visitor = await browser.visitor(profile);
    const { page, expectComplaint } = visitor;
    expectComplaint(/status of 409/);
    await signInBrowser(page.context(), site, 'owner');
    const press = (name: string) => input.press(page.getByRole('button', { name }).last());
    const follow = (name: string) => input.press(page.getByRole('link', { name, exact: true }).last());
    const rowOf = (text: string) => page.locator('tbody tr', { hasText: text });
    const waitForStatus = (text: string) => page.getByRole('status').getByText(text).waitFor();

    await page.goto(`${site.url}/admin/dates`);
    await follow('New date');
    // A day with a booking: it is named, and the typed values are kept.
    await page.getByRole('combobox', { name: 'What for' }).selectOption('voice-elevated');
    await page.getByLabel('Day 1, Date').fill(taken.toString());
    await page.getByLabel('Day 1, From').fill('00:00');
    await page.getByLabel('Day 1, To').fill('23:59');
    await input.type(page.getByLabel('Where'), 'Aarhus');
    await input.type(page.getByRole('textbox', { name: 'Places' }), '4');
    await press('Create date');
    await page.getByRole('alert').getByText(seededName).first().waitFor();
    await expectAccessible(page);
    expect(await inAarhus()).toEqual([]);
    expect(await page.getByLabel('Where').inputValue()).toBe('Aarhus');

    // The server creates the date but its response is lost; the repeated submission creates no second one.
    await page.getByLabel('Day 1, Date').fill(first);
    await pressDuringNetworkError(visitor, 'response', () => press('Create date'));
    expect(await page.getByLabel('Day 1, Date').inputValue()).toBe(first);
    await press('Create date');
    await waitForStatus('Date created');
    const [date, ...others] = await inAarhus();
    expect([date, others]).toMatchObject([{ starts_on: first, capacity: 4, is_open: true }, []]);
    await page.getByText('No participants yet.', { exact: true }).first().waitFor();

    // Participants are notified once that the day changed.
    await takeSeat(date?.id ?? '');
    await page.goto(`${site.url}/admin/dates/${date?.id}`);
    await rowOf(seededName).waitFor();
    await page.getByLabel('Day 2, Date').fill(second);
    await press('Save');
    await waitForStatus('We’ve emailed one participant');
    await expectAccessible(page);
    const mails = await site.db.query
      .selectFrom('emails')
      .select('kind')
      .where('recipient', '=', seededEmail)
      .where('kind', '=', 'date-changed')
      .execute();
    expect(mails).toHaveLength(1);
    expect(await inAarhus()).toMatchObject([{ starts_on: first, ends_on: second }]);

    // Fewer seats than sold are refused, deletion is unavailable, and sale can be closed.
    await page.goto(`${site.url}/admin/dates/${date?.id}`);
    expect(await page.getByText('Delete date').count()).toBe(0);
    const open = page.getByRole('checkbox', { name: 'Open for sale' });
    if (input === keyboard) await tabTo(open).then(() => page.keyboard.press('Space'));
    else await open.uncheck();
    expect(await open.isChecked()).toBe(false);
    await press('Save');
    await waitForStatus('Saved.');
    expect(await inAarhus()).toMatchObject([{ is_open: false }]);

    // Found by status 'closed' and by place.
    await page.goto(`${site.url}/admin/dates`);
    await follow('Closed');
    await page.waitForURL(/sale=closed/);
    const row = rowOf('Aarhus');
    await row.getByText('1 of 4').waitFor();
    await input.type(page.locator('#list-q'), 'elevated aarh');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=elevated/);
    await row.waitFor();
    await expectAccessible(page);
    await input.press(row.getByRole('link'));
    await page.getByRole('link', { name: 'Awaiting your reply' }).waitFor();
  });
});
