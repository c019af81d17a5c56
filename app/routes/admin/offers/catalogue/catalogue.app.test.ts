import { beforeEach, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner as ownersRole } from '#tests/support/who.ts';

const given = testApp();
let owner: Record<string, string> = {};

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
});

const path = '/admin/catalogue/voice-elevated';
const page = async (address: string, headers: Record<string, string> = {}) =>
  textOf(await (await given.fetch(address, { headers })).text());

const stored = {
  version: '1',
  isOnSale: 'yes',
  nameEn: 'Voice Elevated',
  nameDa: 'Voice Elevated',
  DKK: '18,500',
  EUR: '2,485',
  USD: '2,690',
  vatClass: 'standard',
};

const save = (changes: Record<string, string>) =>
  given.fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ ...stored, ...changes }),
    headers: owner,
  });

test('catalogue: a lower price is on the pages at once, with the lowest price of the 30 days before', async () => {
  const before = await page('/en/courses/voice-elevated');
  expect(before).toContain('18,500');
  expect(before).not.toContain('Reduced');
  expect((await save({ DKK: '16,000' })).headers.get('location')).toContain('flash=saved');
  const after = await page('/en/courses/voice-elevated');
  expect(after).toContain('16,000');
  expect(after).toContain('Lowest price in the 30 days before: DKK 18,500');
  expect(await page('/courses')).toContain('16,000');
  expect(await page('/')).toContain('16,000');
});

test('catalogue: an error is shown at its field, with everything that was typed', async () => {
  const refused = await save({ DKK: 'cheap', summaryEn: 'Four weekends' });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(textOf(html)).toContain('Enter an amount such as 1,950.');
  expect(html).toContain('value="cheap"');
  expect(html).toContain('Four weekends');
});

test('catalogue: the second of two who save the same version sees a conflict and keeps the text', async () => {
  await save({ DKK: '19,000' });
  const refused = await save({ DKK: '17,000' });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('value="17,000"');
});

test('catalogue: an offer that is not on sale has no generated page to buy from, and is not listed', async () => {
  const body = new URLSearchParams({
    kind: 'programme',
    nameEn: 'Spring Choir',
    nameDa: 'Forårskor',
    DKK: '6800',
  });
  const made = await given.fetch('/admin/catalogue/new', { method: 'POST', body, headers: owner });
  expect(made.headers.get('location')).toContain('/admin/catalogue/spring-choir');
  expect(await page('/courses')).not.toContain('Spring Choir');
  expect(await page('/courses/spring-choir')).toContain('This isn’t on sale right now.');
  expect((await given.fetch('/courses/spring-choir/application')).status).toBe(404);
  expect(await (await given.fetch('/sitemap.xml')).text()).not.toContain('spring-choir');
  expect(await page('/admin/catalogue', owner)).toContain('Spring Choir');
});

test('catalogue: an offer names who teaches it, on its page, on the courses page and in structured data', async () => {
  const names = async (address: string) => (await given.fetch(address)).text();
  expect(await names('/en/courses/voice-elevated')).not.toContain('Jonas Ravnkær');
  const instructors = await given.world.db.query
    .selectFrom('instructors')
    .select('id')
    .where('slug', 'in', ['ase', 'jonas'])
    .orderBy('sort')
    .execute();
  const form = new URLSearchParams(stored);
  for (const { id } of instructors) form.append('instructorIds', String(id));
  const saved = await given.fetch(path, { method: 'POST', body: form, headers: owner, redirect: 'manual' });
  expect(saved.status).toBe(303);
  await expect.poll(() => names('/en/courses/voice-elevated')).toContain('Åse Møllegård and Jonas Ravnkær');
  const html = await names('/en/courses/voice-elevated');
  expect(html).toContain(
    '"instructor":[{"@type":"Person","name":"Åse Møllegård"},{"@type":"Person","name":"Jonas Ravnkær"}]',
  );
  await expect.poll(() => names('/courses')).toContain('Taught by Åse Møllegård and Jonas Ravnkær');
  expect(await names('/da/courses')).toContain('Underviser: Åse Møllegård og Jonas Ravnkær');
  expect(await page(path, owner)).toContain('Who teaches');
});

test('catalogue: the switch of a row takes the offer off sale and puts it back, and the filter stays', async () => {
  const press = (isOnSale: string, who: Record<string, string>, id = 'beginner-course') =>
    given.fetch(`/admin/catalogue/${id}/sale?kind=courses`, {
      method: 'POST',
      body: new URLSearchParams({ isOnSale }),
      headers: who,
      redirect: 'manual',
    });
  for (const isOnSale of ['no', 'no']) {
    const pressed = await press(isOnSale, owner);
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get('location')).toContain('/admin/catalogue?kind=courses');
  }
  const off = await (await given.fetch('/admin/catalogue?kind=courses', { headers: owner })).text();
  expect(off).toMatch(/aria-checked="false"[^>]*aria-label="On sale: First Notes"/);
  const changes = await given.world.db.query
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', 'offer:beginner-course')
    .execute();
  expect(changes).toHaveLength(1);
  await press('yes', owner);
  const on = await (await given.fetch('/admin/catalogue?kind=courses', { headers: owner })).text();
  expect(on).toMatch(/aria-checked="true"[^>]*aria-label="On sale: First Notes"/);
  expect((await press('yes', owner, 'hoodie')).status).toBe(404);
});

test('catalogue: the preview beside the form shows each language with its price as visitors read it', async () => {
  const html = await (await given.fetch(path, { headers: owner })).text();
  const preview = html.slice(html.indexOf('offer-preview'));
  expect(textOf(preview)).toMatch(/Voice Elevated DKK 18,500/);
  expect(textOf(preview)).toMatch(/Voice Elevated DKK 18\.500/);
});

test('catalogue: saving a session says that it applies to new bookings, and what booked ones keep', async () => {
  const address = '/admin/catalogue/private-lessons-thea-lindehav';
  const now = given.world.clock.now();
  for (const days of [9, 10]) {
    const day = studioDay(now).add({ days }).toString();
    const hour = { day, time: '20:00', place: 'studio', cover: 'at-session', language: 'en' };
    await bookFor(given.world, ownersRole, { ...hour, name: 'Mia', email: 'mia@example.com' });
  }
  const body = new URLSearchParams({
    ...stored,
    nameEn: 'Private Coaching',
    nameDa: 'Privat coaching',
    DKK: '2,100',
    EUR: '262',
    USD: '285',
    vatClass: 'exempt',
    noticeHours: '48',
    lateFeePercent: '50',
    noShowFeePercent: '100',
  });
  const saved = await given.fetch(address, { method: 'POST', body, headers: owner });
  const said = (await page(saved.headers.get('location') ?? '', owner)).replaceAll('\u00a0', ' ');
  const kept =
    '2 booked sessions keep the price of DKK 1,950. 2 booked sessions keep 24 hours. 2 booked sessions keep no fee.';
  expect(said).toContain(`Saved. It applies to new bookings. ${kept}`);
  expect((await page(address, owner)).replaceAll('\u00a0', ' ')).toContain(kept);
  const other = await save({ DKK: '17,000' });
  expect(await page(other.headers.get('location') ?? '', owner)).toContain(
    'Saved. It applies to new orders.',
  );
});
