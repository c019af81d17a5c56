import { beforeEach, describe, expect, test } from 'vitest';
import { updateProduct } from '#studio/goods/shop/update-product.ts';
import { editEmailTexts, resetEmailTexts } from '#studio/messages/notifications/texts/edit-email-texts.ts';
import { changeSale } from '#studio/offers/catalogue/change-sale.ts';
import { changeSettings, showSettings } from '#studio/office/settings/change-settings.ts';
import type { Values } from '#studio/office/settings/field.ts';
import type { GroupName } from '#studio/office/settings/groups.ts';
import { changeInstructor } from '#studio/teaching/instructors/edit-instructor.ts';
import { changeCourse } from '#studio/teaching/learning/edit-course.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp();
let headers: Record<string, string> = {};
const offer = '/admin/catalogue/private-lessons-thea-lindehav';

beforeEach(async () => {
  headers = await signedIn(given, 'owner');
});

const page = async (path: string) => (await given.fetch(path, { headers })).text();
const post = (path: string, fields: Record<string, string>) =>
  given.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });

async function save(group: GroupName, changes: Values) {
  const { values, version } = await showSettings(given.world, owner, group);
  const outcome = await changeSettings(given.world, owner, {
    group,
    version,
    values: { ...values, ...changes },
  });
  expect(outcome).toEqual({ ok: true });
}

/** What the history on a page offers to restore, and with which version. */
function restorationIn(html: string) {
  const [, path = ''] = /action="([^"]*versions\/\d+\/restoration)"/.exec(html) ?? [];
  const [, version = ''] =
    /name="version" value="(\d+)"/.exec(html.slice(html.indexOf('id="history"'))) ?? [];
  return { path, version };
}

const inDanish = () => post('/admin/language', { language: 'da', back: '/admin' });

const historyIn = (html: string) => textOf(html.slice(html.indexOf('id="history"')));

describe('the history of a setting', () => {
  test('names what changed from what to what in the reader’s language, and restores it', async () => {
    await save('booking', { rescheduleNoticeHours: '48', payAtLesson: 'yes' });
    const html = await page('/admin/settings/booking');
    expect(historyIn(html)).toContain('Rescheduling and cancelling, Notice (hours): from 24 to 48');
    expect(historyIn(html)).toContain('Visitors can pay at the session: turned on');
    const { path, version } = restorationIn(html);
    const answer = await post(path, { version });
    expect(answer.headers.get('location')).toBe('/admin/settings/booking?flash=restored');
    const restored = await page('/admin/settings/booking?flash=restored');
    expect(textOf(restored)).toContain('Earlier values restored.');
    expect(historyIn(restored)).toContain('Notice (hours): from 48 to 24');
    await inDanish();
    expect(historyIn(await page('/admin/settings/booking'))).toContain('Varsel (timer): fra 24 til 48');
  });

  test('refuses to restore on a newer version, and the page says why', async () => {
    await save('booking', { maxReschedules: '1' });
    const { path, version } = restorationIn(await page('/admin/settings/booking'));
    await save('booking', { maxReschedules: '2' });
    const answer = await post(path, { version });
    expect(answer.status).toBe(409);
    expect(textOf(await answer.text())).toContain('This has changed since you opened the page.');
  });

  test('marks an earlier value that is refused now at its field', async () => {
    await save('studio', { cvr: '1'.repeat(8) });
    const { path, version } = restorationIn(await page('/admin/settings/studio'));
    await given.world.db.query
      .updateTable('settings')
      .set((set) => ({
        value: set.val(JSON.stringify({ studioName: '', coachName: '', coachFirstName: '' })),
      }))
      .where('key', '=', 'studio')
      .execute();
    const answer = await post(path, { version });
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain('The earlier values aren’t possible any more.');
  });

  test('prices and hours are formatted in each language', async () => {
    await save('shipping', { 'stock-0-price': '59,50' });
    await save('opening', { 'session-1': '10–12' });
    expect(historyIn(await page('/admin/settings/shipping'))).toMatch(
      /Price, group 1: from DKK [\d.]+ to DKK 59.50/,
    );
    await inDanish();
    expect(historyIn(await page('/admin/settings/opening'))).toContain(
      'Timer, Mandag: fra 09.00–17.00 til 10.00–12.00',
    );
  });
});

test('the history of an offer names a change and restores it', async () => {
  await changeSale(given.world, owner, { id: offer.split('/').at(-1) ?? '', isOnSale: false });
  const html = await page(offer);
  expect(historyIn(html)).toContain('On sale: turned off');
  const { path, version } = restorationIn(html);
  const answer = await post(path, { version });
  expect(answer.headers.get('location')).toBe(`${offer}?flash=restored`);
  expect(historyIn(await page(offer))).toContain('On sale: turned on');
  expect((await post(path, { version: '1' })).status).toBe(409);
  expect((await post(`${offer}/versions/999999/restoration`, { version })).status).toBe(404);
});

test('activity log: an entry says what changed from what to what, and leads there if it still exists [P.383]', async () => {
  await save('booking', { maxReschedules: '1' });
  await changeSale(given.world, owner, { id: offer.split('/').at(-1) ?? '', isOnSale: false });
  const insert = (subject: string) =>
    given.world.db.query
      .insertInto('audit_log')
      .values({ actor: 'owner', action: 'date.deleted', subject, details: '{}' })
      .execute();
  const gone = '8f6f6b4e-0000-4000-8000-000000000000';
  await insert(`date:${gone}`);
  await insert('date:not-an-id');
  const html = await page('/admin/audit');
  expect(textOf(html)).toContain('Maximum reschedules: from 3 to 1');
  expect(textOf(html)).toContain('On sale: turned off');
  expect(html).toContain('href="/admin/settings/booking#history"');
  expect(html).toContain(`href="${offer}"`);
  expect(html).not.toContain(gone);
  expect(html).not.toContain('not-an-id');
  await inDanish();
  expect(textOf(await page('/admin/audit'))).toContain('Højeste antal flytninger: fra 3 til 1');
});

test('the log names what changed of a product from what to what, in both languages', async () => {
  const changed = await updateProduct(given.world, owner, {
    id: 'pop-filter',
    price: 945,
    description: 'Keeps plosives out.',
    isPublished: false,
  });
  expect(changed.ok).toBe(true);
  const log = textOf(await page('/admin/audit'));
  expect(log).toContain('Price in DKK, including VAT: from DKK 890 to DKK 945');
  expect(log).toContain('Shown in the shop: turned off');
  expect(log).toContain('Description: changed');
  await inDanish();
  expect(textOf(await page('/admin/audit'))).toContain('Pris i DKK, inklusive moms: fra DKK 890 til DKK 945');
});

test('the log names the earlier and the new title of a course, and which of its texts changed', async () => {
  const course = await given.db.query
    .selectFrom('courses')
    .select(['id', 'version', 'is_published as isPublished'])
    .where('id', '=', 'main-course')
    .executeTakeFirstOrThrow();
  const words = {
    en: { title: 'The whole voice', description: 'From breath to word.' },
    da: { title: 'Hele stemmen', description: '' },
  };
  expect(await changeCourse(given.world, owner, { ...course, words })).toMatchObject({ ok: true });
  const log = textOf(await page('/admin/audit'));
  expect(log).toMatch(/Title, English: from .+ to The whole voice/);
  expect(log).toContain('Text, English: changed');
});

test('the log says that an instructor was taken off the home page, and that the text changed', async () => {
  const row = await given.db.query
    .selectFrom('instructors')
    .selectAll()
    .where('name', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id, version, name, role_en: roleEn, role_da: roleDa, text_da: textDa } = row;
  const typed = { name: name ?? '', roleEn, roleDa, textEn: row.text_en, textDa, isVisible: !row.is_visible };
  const outcome = await changeInstructor(given.world, owner, {
    id,
    version,
    typed: { ...typed, roleEn: 'Rhythm' },
  });
  expect(outcome.ok).toBe(true);
  const log = textOf(await page('/admin/audit'));
  expect(log).toContain('Shown on the home page: turned off');
  expect(log).toContain('Voice or subject, in English: changed');
});

test('the log names sizes, stock and the price of a size, in both languages', async () => {
  const update = (changes: Record<string, unknown>) =>
    updateProduct(given.world, owner, { id: 'pop-filter', category: 'clothing-merchandise', ...changes });
  expect((await update({ stock: 3 })).ok).toBe(true);
  expect((await update({ sizes: 'S, M' })).ok).toBe(true);
  const log = textOf(await page('/admin/audit'));
  expect(log).toMatch(/In stock: from \d+ to 3/);
  expect(log).toContain('Category: from Music Equipment to Clothing & Merchandise');
  expect(log).toContain('Sizes: S, M (was empty)');
  expect(log).toContain('Price, M: DKK 890 (was empty)');
  await inDanish();
  expect(textOf(await page('/admin/audit'))).toContain('Størrelser: S, M (var tom)');
});

test('the log names the texts of an email that changed, and that they went back', async () => {
  const key = 'booking-confirmed';
  const typed = { 'en.booking.confirmed.subject': 'See you {date}' };
  expect(await editEmailTexts(given.world, owner, { key, version: 0, typed })).toEqual({ ok: true });
  const log = textOf(await page('/admin/audit'));
  expect(log).toMatch(/Subject(?: \d)?, English: from Booking confirmed: .* to See you \{date\}/);
  expect(await resetEmailTexts(given.world, owner, { key, version: 1 })).toEqual({ ok: true });
  expect(textOf(await page('/admin/audit'))).toMatch(/English: from See you \{date\} to Booking confirmed/);
  await inDanish();
  expect(textOf(await page('/admin/audit'))).toMatch(/Emne(?: \d)?, Engelsk: fra See you/i);
});
