import { joinTransaction } from '#platform/db/join-transaction.ts';
import type { PictureFocus } from '#platform/media/picture.ts';
import { unstoredReferenceData } from '#platform/reference-data.ts';
import type { World } from '#platform/world.ts';
import { deleteDate } from '#studio/calendar/dates/schedule-date.ts';
import { releaseBlock } from '#studio/calendar/owner-calendar/block-time.ts';
import { changeProduct } from '#studio/goods/shop/products.store.ts';
import type { OfferOutcome } from '#studio/offers/catalogue/change-offer.ts';
import { createOffer } from '#studio/offers/catalogue/create-offer.ts';
import { sessionMinutes } from '#studio/offers/catalogue/offer.ts';
import { removeInstructorFromOffers } from '#studio/offers/catalogue/offer-instructors.store.ts';
import { takeOffSale } from '#studio/offers/catalogue/take-off-sale.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { removeCrop } from '#studio/shared/content/media/render-crops.ts';
import { type FormerPhotograph, lockPhotograph } from '#studio/shared/content/photographs.store.ts';
import {
  addPhotograph,
  putStoredPhotograph,
  type StoredPhotograph,
  storePhotograph,
} from '#studio/shared/content/place-photograph.ts';
import { type PictureRefusal, pictureRefusal } from '#studio/shared/content/prepare-picture.ts';
import { allContent, contentChanged, slotsKey } from '#studio/shared/content-changed.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { Language } from '#studio/shared/language.ts';
import { saveSetting } from '#studio/shared/settings.store.ts';
import type { May } from '#studio/shared/who.ts';
import { markArticleDeleted } from '#studio/site/magazine/articles.store.ts';
import { alignBlocks, type PageBlocks } from '#studio/site/pages/page-draft.ts';
import { publishedPages } from '#studio/site/pages/page-drafts.queries.ts';
import { replacePage, takePageDown } from '#studio/site/pages/replace-page.ts';
import { deleteSampleTakes } from '#studio/site/takes/take-pairs.store.ts';
import { introduceCoach, updateInstructor } from '#studio/teaching/instructors/instructors.store.ts';
import { retireCourse } from '#studio/teaching/learning/courses.store.ts';
import { retireWorkbook } from '#studio/teaching/workbooks/workbooks.store.ts';
import { type Identified, identify } from './identify-studio.ts';
import { canStartOwnStudio, ownStudioKey, type SampleContent, sampleContent } from './own-studio.queries.ts';
import type { StartedOffer, StartFaults, TypedOwnStudio } from './own-studio.ts';
import { type OwnStudioInput, readOwnStudio, type StartOffer } from './own-studio-input.ts';
import { isSampleBlock } from './sample-text.ts';
import type { StarterPage } from './starter-texts/starter-page.ts';
import { starterPages } from './starter-texts/starter-pages.ts';
import { unmarkSamples } from './unmark-samples.store.ts';

interface StartPicture {
  bytes: Uint8Array;
  focus: PictureFocus;
  /** Where the picture is shown, and the aspect ratio of each crop. */
  places: ReadonlyArray<{ place: string; proportions: { width: number; height: number } }>;
}

interface StartInput {
  typed: TypedOwnStudio;
  /** Null: the drawings stay. */
  picture: StartPicture | null;
  /** Idempotency key of the form. */
  once?: string | null;
}

export type StartOutcome =
  | { ok: true }
  | { ok: false; refusal: 'started' }
  | { ok: false; refusal: 'invalid'; faults: StartFaults; picture?: PictureRefusal };

/**
 * Replaces the sample studio by the owner's, in one transaction; the files of the picture are stored before it. Bookings,
 * orders and whatever people have bought stay. Idempotent; refused once the studio has been started.
 */
export async function startOwnStudio(
  world: World,
  who: May<'settings'>,
  input: StartInput,
): Promise<StartOutcome> {
  const read = readOwnStudio(input.typed);
  const identified = 'faults' in read ? null : await identify(world, read.input);
  if ('faults' in read) return { ok: false, refusal: 'invalid', faults: read.faults };
  if (!identified || 'faults' in identified) {
    return { ok: false, refusal: 'invalid', faults: identified?.faults ?? {} };
  }
  const stored = await storePictures(world, who, { coachName: read.input.coachName, picture: input.picture });
  if (!stored.ok) {
    return { ok: false, refusal: 'invalid', faults: { picture: 'picture' }, picture: stored.refusal };
  }
  const { photographs } = stored;
  let former: FormerPhotograph[] | null = null;
  const id = await change(world, who, (c) =>
    runOnce(c.tx, {
      key: input.once,
      at: c.now,
      make: async () => {
        if (!(await canStartOwnStudio(c.tx)) || !(await markStarted(c))) return null;
        former = await write(c, { input: read.input, identified, photographs });
        return ownStudioKey;
      },
    }),
  );
  for (const gone of former ?? photographs) if (gone) await removeCrop(world, gone);
  return id === null ? { ok: false, refusal: 'started' } : { ok: true };
}

/** Added to the media library, and cropped for every place at the same time. */
async function storePictures(
  world: World,
  who: May<'settings'>,
  { coachName, picture }: { coachName: string; picture: StartPicture | null },
): Promise<{ ok: true; photographs: StoredPhotograph[] } | { ok: false; refusal: PictureRefusal }> {
  const { bytes, focus, places = [] } = picture ?? {};
  const [first] = places;
  if (!bytes || !focus || !first) return { ok: true, photographs: [] };
  const alt = { altEn: coachName, altDa: coachName };
  const added = await addPhotograph(world, who, { ...alt, place: first.place, bytes, focus });
  if (!added.ok) return { ok: false, refusal: pictureRefusal(added.refusal) };
  const outcomes = await Promise.all(
    places.map((place) => storePhotograph(world, { ...place, mediaId: added.id })),
  );
  const photographs = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.photograph] : []));
  const refused = outcomes.find((outcome) => !outcome.ok);
  if (!refused || refused.ok) return { ok: true, photographs };
  for (const photograph of photographs) await removeCrop(world, photograph);
  return refused;
}

/** False: another request has started it. */
function markStarted({ tx, now }: Change): Promise<boolean> {
  return saveSetting(tx, { key: ownStudioKey, value: { at: now.toString() }, version: 0 }, now);
}

interface Writing {
  input: OwnStudioInput;
  identified: Exclude<Identified, { faults: StartFaults }>;
  photographs: readonly StoredPhotograph[];
}

async function write(
  c: Change<May<'settings'>>,
  { input, identified, photographs }: Writing,
): Promise<FormerPhotograph[]> {
  const world = withinTransaction(c);
  const sample = await sampleContent(c.tx);
  await takeOffSample({ ...c, world }, sample);
  await identified.save(c.tx, c.now);
  await speakMainLanguage(c, input.mainLanguage);
  await introduceCoach(c.tx, c.now);
  const offers = await createOffers(world, c.who, { input, coachSlug: identified.coachSlug });
  const starters = starterPages({ ...input, offers }, input);
  await replaceTexts(c, sample.pages, starters);
  const former: FormerPhotograph[] = [];
  for (const photograph of photographs) {
    former.push(await lockPhotograph(c.tx, photograph.place));
    await putStoredPhotograph(world, c.tx, photograph);
  }
  await audit(c, { action: 'studio.started', subject: 'settings:studio' });
  await contentChanged(c.tx, allContent);
  return former;
}

/**
 * The world for verbs that run as parts of another one. Nothing that they read is stored, because it may be rolled
 * back. A refusal has to be thrown by the caller, or what was written before it is committed.
 */
function withinTransaction({ world, tx }: Change): World {
  return { ...world, db: joinTransaction(world.db, tx), reference: unstoredReferenceData };
}

/** Emails to the owner and the admin are in it, until she chooses another under her account. */
async function speakMainLanguage({ world, tx, now: at }: Change, language: Language): Promise<void> {
  const owner = await world.accounts.ownerOf(tx);
  if (owner) await world.accounts.setLanguage(tx, { userId: owner.userId, language, at });
}

/** No longer shown, on sale or in lists; orders keep what they refer to. */
async function takeOffSample(c: Change<May<'settings'>>, sample: SampleContent): Promise<void> {
  const { world, tx, now: at, who } = c;
  const note = (
    action: 'product.updated' | 'course.changed' | 'workbook.changed' | 'instructor.removed',
    subject: string,
  ) => audit(c, { action, subject });
  for (const id of sample.offers) await takeOffSale(tx, { id, at });
  for (const id of sample.products) {
    await changeProduct(tx, { id, changes: { is_published: false, is_retired: true } }, at);
    await note('product.updated', `product:${id}`);
  }
  for (const key of sample.articles) {
    await takePageDown(c, key);
    await markArticleDeleted(tx, { key, at });
  }
  for (const id of sample.courses) {
    await retireCourse(tx, { id, at });
    await note('course.changed', `course:${id}`);
  }
  for (const id of sample.workbooks) {
    await retireWorkbook(tx, id);
    await note('workbook.changed', `workbook:${id}`);
  }
  for (const person of sample.instructors) {
    await updateInstructor(tx, { ...person, at }, { removed_at: at, is_visible: false, is_retired: true });
    await removeInstructorFromOffers(tx, person.id);
    await note('instructor.removed', `instructor:${person.id}`);
  }
  await deleteSampleTakes(tx);
  for (const dateId of sample.dates) await deleteDate(world, who, { dateId });
  for (const claimId of sample.blocks) await releaseBlock(world, who, { claimId, all: 'with-past' });
  await unmarkSamples(tx);
  await contentChanged(tx, 'prices', 'courses', 'shop', 'stock', 'magazine', slotsKey);
}

/** The first session of an hour takes the place of the sample studio's usual one. */
async function createOffers(
  world: World,
  who: May<'settings'>,
  { input, coachSlug }: { input: OwnStudioInput; coachSlug: string },
): Promise<StartedOffer[]> {
  const usual = input.offers.find(({ kind, length }) => kind === 'session' && length === sessionMinutes);
  const offers: StartedOffer[] = [];
  for (const offer of input.offers) {
    const isUsual = offer === usual;
    const id = idOf(await create(world, who, { offer, usualOf: isUsual ? coachSlug : null }));
    offers.push({ id, kind: offer.kind, name: offer.name, length: offer.length, isUsual });
  }
  return offers;
}

function create(
  world: World,
  who: May<'settings'>,
  { offer, usualOf }: { offer: StartOffer; usualOf: string | null },
): Promise<OfferOutcome> {
  return createOffer(world, who, { kind: offer.kind, typed: offer.typed, usualOf });
}

/** What was read before is valid here. */
function idOf(outcome: OfferOutcome): string {
  if (outcome.ok) return outcome.id;
  throw new Error(`An offer of the new studio was refused: ${JSON.stringify(outcome.faults)}`);
}

/** What the owner has written herself stays, in its place. */
async function replaceTexts(
  c: Change,
  keys: readonly string[],
  starters: readonly StarterPage[],
): Promise<void> {
  const published = await publishedPages(c.tx);
  for (const { key, page } of starters) {
    const before = published.get(key)?.page;
    if (before && !keys.includes(key)) continue;
    await replacePage(c, { key, page: before ? merged(page, before) : page });
  }
  const started = new Set(starters.map(({ key }) => key));
  for (const key of keys) if (!started.has(key)) await takePageDown(c, key);
}

const slotOf = (block: Block) => ('slot' in block ? (block.slot ?? '') : '');

function merged(starter: PageBlocks, before: PageBlocks): PageBlocks {
  const mergedIn = (language: 'en' | 'da') => {
    const own = before[language].filter((block) => !isSampleBlock(block));
    const blocks = starter[language].map((block) => {
      const at = own.findIndex((other) => other.type === block.type && slotOf(other) === slotOf(block));
      const [chosen = block] = at < 0 ? [] : own.splice(at, 1);
      return chosen;
    });
    return [...blocks, ...own];
  };
  const [en, da] = [mergedIn('en'), mergedIn('da')];
  return alignBlocks(en, da);
}
