import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { shownNextClass } from '#studio/calendar/dates/weekly-class.queries.ts';
import { beginnerVocalsId, type CatalogueOffer } from '#studio/offers/catalogue/offer.ts';
import { instructorNames } from '#studio/offers/catalogue/offer-instructors.queries.ts';
import { currentPriceLists, listOffers } from '#studio/offers/catalogue/offers.queries.ts';
import { courseGroups } from '#studio/shared/content/blocks.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { itemPath } from '#studio/site/search/site-page.ts';
import { shownWorkbooks } from '#studio/teaching/workbooks/workbooks.queries.ts';
import { nextSlots } from '../../calendar/booking/next-slots.data.ts';
import { closingKeys, closingOf } from '../../site/closing.data.ts';
import { siteFrame } from '../../site/frame.ts';
import { readSales, salesKeys } from '../sales/read-sales.ts';
import { type CardFacts, type CourseCard, courseCard, inPlace, ownCards } from './course-card.data.ts';
import { priceRows } from './price-rows.ts';

export const overviewKeys = [
  'studio',
  'courses',
  'dates',
  'workbooks',
  ...closingKeys,
  ...salesKeys,
] as const;

/** Three groups of cards, each in the owner's order, and what is learned at home. */
export async function overviewData(context: Readonly<RouterContextProvider>) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const { language } = frame;
  const [document, entries, prices, slots] = await Promise.all([
    contentDocument(world, 'courses', language),
    listOffers(world),
    currentPriceLists(world, world.clock.now()),
    nextSlots(context),
  ]);
  const today = studioDay(world.clock.now());
  const seated = entries.filter(({ grants }) => grants === 'seat').map(({ id }) => id);
  const [dates, nextClass, atHome] = await Promise.all([
    shownDates(world, seated, today),
    shownNextClass(world, beginnerVocalsId),
    learnedAtHome(world, { language, entries, prices }),
  ]);
  const named = entries.map(
    async ({ id, instructorIds }) => [id, await instructorNames(world, instructorIds)] as const,
  );
  const instructors = new Map(await Promise.all(named));
  const facts: CardFacts = { world, frame, entries, prices, dates, today, slots, nextClass, instructors };
  const items = [...(blockOf(document, 'courseCards')?.items ?? []), ...ownCards(entries, language)];
  const cards = items.map((item) => courseCard(item, facts));
  const groups = courseGroups.map((id) => {
    const own = inPlace(cards.filter((card) => card.group === id));
    return { id, cards: own, from: cheapest(own), next: soonest(own) };
  });
  // The specified external scheduling page, if configured.
  const consultationHref = world.settings.consultationUrl ?? '/consultation';
  const closing = await closingOf(context, 'courses');
  return {
    frame,
    document,
    groups,
    atHome,
    closing,
    consultationHref,
    isBuyingOpen: world.payments !== null,
  };
}

export type OverviewData = Awaited<ReturnType<typeof overviewData>>;

function cheapest(cards: readonly CourseCard[]): string | null {
  const prices = cards.flatMap((card) => card.prices[0] ?? []);
  const [lowest] = prices.toSorted((a, b) => Number(a.decimal) - Number(b.decimal));
  return lowest ? `${lowest.currency} ${lowest.amount}` : null;
}

function soonest(cards: readonly CourseCard[]): string | null {
  const days = cards.flatMap((card) => card.when.next ?? []);
  return days.toSorted((a, b) => a.date.localeCompare(b.date))[0]?.text ?? null;
}

async function learnedAtHome(
  world: World,
  {
    language,
    entries,
    prices,
  }: { language: Language; entries: readonly CatalogueOffer[]; prices: CardFacts['prices'] },
) {
  const ids = salesKeys.map((key) => key.replace(/^sales-/, ''));
  const [courses, workbooks] = await Promise.all([
    Promise.all(ids.map((id) => readSales(world, id, language))),
    shownWorkbooks(world.db.query, language),
  ]);
  return {
    courses: [...ownCourses(entries, { language, prices }), ...soldCourses(courses, ids)].toSorted(
      (a, b) => a.amountMinor - b.amountMinor,
    ),
    workbooks: workbooks
      .slice(0, mostWorkbooks)
      .map(({ id, title, pages }) => ({ title, pages, href: itemPath('workbook', id) })),
  };
}

/** `/book` has all of them. */
const mostWorkbooks = 12;

interface HomeCourse {
  title: string;
  price: string;
  /** Payment in instalments; null: at once only. */
  plan: string | null;
  amountMinor: number;
  href: string;
}

function soldCourses(
  courses: ReadonlyArray<Awaited<ReturnType<typeof readSales>>>,
  ids: readonly string[],
): HomeCourse[] {
  return courses.flatMap(({ courseId, document, plans }, index) => {
    const plan = plans.find(({ price }) => price !== null);
    const title = blockOf(document, 'headline')?.text;
    if (courseId !== ids[index] || !plan?.price || !title) return [];
    const { price, amountMinor, monthly } = plan;
    return [
      {
        title,
        price,
        plan: monthly?.text ?? null,
        amountMinor: amountMinor ?? 0,
        href: `/sales?courseId=${courseId}`,
      },
    ];
  });
}

/** Without a group of their own: those are cards. */
function ownCourses(
  entries: readonly CatalogueOffer[],
  { language, prices }: { language: Language; prices: CardFacts['prices'] },
): HomeCourse[] {
  return entries.flatMap(({ id, kind, isOwn, isBuyable, group, name, instalments }) => {
    const [row] = priceRows(prices.get(id), language, instalments);
    if (kind !== 'course' || !isOwn || !isBuyable || group !== null || !row) return [];
    const price = `${row.currency} ${row.amount}`;
    const amountMinor = Math.round(Number(row.decimal) * 100);
    return [{ title: name?.[language] ?? id, price, plan: row.plan, amountMinor, href: `/courses/${id}` }];
  });
}
