import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bookingOffer } from '#studio/calendar/booking/booking-offer.queries.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { countSampleDates } from '#studio/calendar/dates/dates.queries.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { findOffer, listOffers } from '#studio/offers/catalogue/offers.queries.ts';
import { contentDocument, studioIdentity } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { editPage, publishPage } from '#studio/site/pages/edit-page.ts';
import { pageDraft, pageVersions } from '#studio/site/pages/page-drafts.queries.ts';
import { sitePages } from '#studio/site/search/site-pages.queries.ts';
import { shownInstructors } from '#studio/teaching/instructors/instructors.queries.ts';
import { shownWorkbooks } from '#studio/teaching/workbooks/workbooks.queries.ts';
import { ownStudio } from '#tests/support/own-studio/own-studio.ts';
import { exampleSlot, held, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { canStartOwnStudio, sampleContent } from './own-studio.queries.ts';
import { startOwnStudio } from './start-own-studio.ts';

const stage = testStage();

const start = (changes: Partial<typeof ownStudio> = {}, once: string | null = null) =>
  startOwnStudio(stage.world, owner, { typed: { ...ownStudio, ...changes }, picture: null, once });

describe('start with your own studio', () => {
  test('writes the identity, and nothing of the sample studio is left in it', async () => {
    expect(await start()).toEqual({ ok: true });
    expect(await studioIdentity(stage.world)).toMatchObject({
      studioName: 'Holm Sang',
      coachName: 'Mia Holm',
      coachFirstName: 'Mia',
      coachSlug: 'mia-holm',
      email: 'mia@holm.dk',
      phone: '',
      addressLines: ['Ærøgade 7', '8000 Aarhus C'],
      photoUrl: '',
      isSample: false,
      isOwnStudio: true,
      ownerLanguage: 'da',
    });
  });

  test('takes everything of the sample studio off the site', async () => {
    await start();
    const { world, db } = stage;
    const left = await sampleContent(db.query);
    expect(left).toMatchObject({
      offers: [],
      products: [],
      articles: [],
      workbooks: [],
      courses: [],
      instructors: [],
      dates: [],
      blocks: [],
    });
    const [day] = [studioDay(world.clock.now())];
    expect(await countSampleDates(db.query, day)).toBe(0);
    expect(await publishedItems(world, 'en')).toEqual([]);
    expect(await shownWorkbooks(db.query, 'en')).toEqual([]);
    const people = await shownInstructors(world, 'en');
    expect(people.map(({ name, role, text }) => [name, role, text])).toEqual([['Mia Holm', '', '']]);
  });

  test('creates the offers with their prices, and the session of an hour is the usual one', async () => {
    await start();
    const { world, db } = stage;
    const offers = (await listOffers(world)).filter(({ isBuyable, kind }) => isBuyable && kind !== 'test');
    expect(offers.map(({ kind, name, isOwn }) => [kind, name?.da, isOwn])).toEqual([
      ['session', 'Sangtime', false],
      ['group-class', 'Kor', true],
      ['pack', 'Fem timer', true],
    ]);
    expect((await findOffer(db.query, 'private-coaching'))?.id).toBe('private-lessons-mia-holm');
    const offer = await bookingOffer(world, visitor, { language: 'da', timeZone: null });
    expect(offer).toMatchObject({ mode: 'hold', prices: [{ currency: 'DKK', amountMinor: 65_000 }] });
    await expect(held(world, exampleSlot)).resolves.toBeDefined();
  });

  test('a session of another length leaves the usual one without a price', async () => {
    const [session, ...others] = ownStudio.offers;
    await start({ offers: [{ ...session!, length: '45' }, ...others] });
    const offer = await bookingOffer(stage.world, visitor, { language: 'en', timeZone: null });
    expect(offer.mode).toBe('closed');
    const own = (await listOffers(stage.world)).find(
      ({ kind, isBuyable }) => kind === 'session' && isBuyable,
    );
    expect(own).toMatchObject({ isOwn: true, durationMinutes: 45 });
  });

  test('replaces the texts of pages, and takes down those of courses that are no longer sold', async () => {
    await start();
    const { world } = stage;
    const home = await contentDocument(world, 'home', 'da');
    expect(blockOf(home, 'headline')?.text).toBe('Velkommen til Holm Sang');
    expect(blockOf(home, 'prose', 'about')).toBeNull();
    expect((await contentDocument(world, 'voice-elevated', 'en')).blocks).toEqual([]);
    const paths = (await sitePages(world, 'en')).map(({ path }) => path);
    expect(paths).toContain('/courses/private-coaching');
    expect(paths.filter((path) => /voice-elevated|celebrity|workshop|sales/.test(path))).toEqual([]);
  });

  test('keeps what it replaces: sample texts as drafts and versions, names on offers', async () => {
    await start();
    const { db } = stage;
    expect(await pageVersions(db.query, 'home')).toHaveLength(2);
    const draft = await pageDraft(db.query, 'voice-elevated');
    expect([draft.isPublished, draft.page.en.length > 5]).toEqual([false, true]);
    expect(await offerTitle(db.query, 'voice-elevated', 'en')).toBe('Voice Elevated');
    expect(await offerTitle(db.query, 'main-course-premium', 'en')).not.toBe('Main course premium');
  });

  test('keeps blocks that the owner has written, and replaces the others of the page', async () => {
    const { world } = stage;
    const text = 'Kom og syng med os.';
    await editPage(world, owner, {
      key: 'home',
      version: 0,
      change: (page) => ({
        en: page.en,
        da: page.da.map((block) => (block.type === 'headline' ? { type: 'headline' as const, text } : block)),
      }),
    });
    await publishPage(world, owner, { key: 'home', version: 1 });
    await start();
    expect(blockOf(await contentDocument(world, 'home', 'da'), 'headline')?.text).toBe(text);
    expect(blockOf(await contentDocument(world, 'home', 'da'), 'lead')?.text).toMatch(/^Mia Holm underviser/);
  });

  test('bookings and orders of people stay as they are', async () => {
    const { world, db } = stage;
    const { bookingId } = await held(world, exampleSlot);
    await opened(stage, 'main-course', visitor, 'USD');
    const read = async () => ({
      bookings: await db.query.selectFrom('bookings').selectAll().where('id', '=', bookingId).execute(),
      orders: await db.query.selectFrom('orders').selectAll().execute(),
      lines: await db.query.selectFrom('order_lines').selectAll().execute(),
    });
    const before = await read();
    expect(before.orders.length).toBeGreaterThan(0);
    await start();
    expect(await read()).toEqual(before);
  });

  test('places the picture with its focus everywhere that shows the coach', async () => {
    const { world, db } = stage;
    const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const places = ['coach-singing', 'instructor-thea'].map((place) => ({
      place,
      proportions: { width: 3, height: 4 },
    }));
    const picture = { bytes, focus: 'top' as const, places };
    expect(await startOwnStudio(world, owner, { typed: ownStudio, picture })).toEqual({ ok: true });
    const rows = await db.query
      .selectFrom('photographs')
      .select(['place', 'alt_da'])
      .orderBy('place')
      .execute();
    expect(rows).toEqual(places.map(({ place }) => ({ place, alt_da: 'Mia Holm' })));
  });

  test('a file that is not a picture changes nothing', async () => {
    const places = [{ place: 'coach-singing', proportions: { width: 3, height: 4 } }];
    const picture = { bytes: new TextEncoder().encode('%PDF-1.7'), focus: 'automatic' as const, places };
    expect(await startOwnStudio(stage.world, owner, { typed: ownStudio, picture })).toMatchObject({
      refusal: 'invalid',
      faults: { picture: 'picture' },
      picture: 'not-a-picture',
    });
    expect(await canStartOwnStudio(stage.db.query)).toBe(true);
  });

  test('a form that is sent twice starts once, and a second start is refused', async () => {
    const [one, two] = [await start({}, 'key'), await start({}, 'key')];
    expect([one, two]).toEqual([{ ok: true }, { ok: true }]);
    expect(await start({}, 'other')).toEqual({ ok: false, refusal: 'started' });
    const offers = (await listOffers(stage.world)).filter(
      ({ isBuyable, kind }) => isBuyable && kind !== 'test',
    );
    expect(offers).toHaveLength(3);
  });

  test('is only for the owner, and reports every fault at its field', async () => {
    const [session, choir] = ownStudio.offers;
    const outcome = await start({
      studioName: ' ',
      email: 'mia',
      currencies: ['DKK', 'EUR'],
      offers: [
        { ...session!, length: '5', nameDa: '' },
        { ...choir!, prices: { DKK: 'free', EUR: '', USD: '10' } },
      ],
    });
    expect(outcome).toEqual({
      ok: false,
      refusal: 'invalid',
      faults: {
        studioName: 'required',
        email: 'email',
        'offer-0-nameDa': 'required',
        'offer-0-length': 'minutes',
        'offer-0-EUR': 'required',
        'offer-1-DKK': 'price',
        'offer-1-EUR': 'required',
      },
    });
    expect(await canStartOwnStudio(stage.db.query)).toBe(true);
  });

  test('releases the sample diary', async () => {
    const { world } = stage;
    const free = async () => {
      const { days } = await listSlots(world, visitor, { kind: 'session', language: 'en', timeZone: null });
      return days.reduce((sum, { slots }) => sum + slots.length, 0);
    };
    const before = await free();
    await start();
    expect(await free()).toBeGreaterThanOrEqual(before);
  });
});
