import type { World } from '#platform/world.ts';
import { instructorNames } from '#studio/offers/catalogue/offer-instructors.queries.ts';
import { currentPriceLists, listOffers } from '#studio/offers/catalogue/offers.queries.ts';
import { planWords } from '#studio/offers/plans/plan.messages.ts';
import { planText } from '#studio/offers/plans/plan-text.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';

export const mainCourseId = 'main-course';
export const salesKeys = ['sales-main-course', 'sales-beginner-course', 'sales-advanced-course'] as const;

export interface SalesPlan {
  name: string;
  note: string | null;
  features: readonly string[];
  /** '$497'; null: not for sale. */
  price: string | null;
  amountMinor: number | null;
  offerId: string;
  monthly: { offerId: string; text: string } | null;
}

export interface SalesCourse {
  courseId: string;
  document: ContentDocument;
  plans: SalesPlan[];
  /** Who teaches it, by name. */
  instructors: readonly string[];
  /** What its lessons are listed of; null: nothing is taught. */
  taughtId: string | null;
  /** The lowest price; null: nothing is sold. */
  from: string | null;
  others: Array<{ courseId: string; title: string }>;
}

/** Unknown values are the main course. */
export async function readSales(
  world: World,
  requested: string | null,
  language: Language,
): Promise<SalesCourse> {
  const entries = (await listOffers(world)).filter(({ kind }) => kind === 'course');
  const documents = await Promise.all(salesKeys.map((key) => contentDocument(world, key, language)));
  const courses = documents
    .map((document) => ({ courseId: document.key.replace(/^sales-/, ''), document }))
    .filter(({ document }) => document.blocks.length > 0);
  const fallback = { courseId: mainCourseId, document: { key: salesKeys[0], language, blocks: [] } };
  const chosen =
    courses.find(({ courseId }) => courseId === requested) ??
    courses.find(({ courseId }) => courseId === mainCourseId) ??
    fallback;
  const lists = await currentPriceLists(world, world.clock.now());
  const priceOf = (offerId: string) => {
    const entry = entries.find(({ id }) => id === offerId);
    const amountMinor = entry?.isBuyable ? lists.get(offerId)?.USD : undefined;
    return entry && amountMinor !== undefined ? { entry, amountMinor } : null;
  };
  const planOf = (item: BlockOf<'pricePlans'>['items'][number]): SalesPlan => {
    const once = priceOf(item.offerId);
    const months = item.instalmentsOfferId ? priceOf(item.instalmentsOfferId) : null;
    const plan = months && { ...months.entry, totalMinor: months.amountMinor };
    const text = plan && planText(plan, (amountMinor) => dollars(amountMinor, language), language);
    return {
      name: item.name,
      note: item.note ?? null,
      features: item.features,
      price: once && dollars(once.amountMinor, language),
      amountMinor: once?.amountMinor ?? null,
      offerId: item.offerId,
      monthly: plan && text !== null ? { offerId: plan.id, text: planWords[language].or(text) } : null,
    };
  };
  const plans = (blockOf(chosen.document, 'pricePlans')?.items ?? []).map(planOf);
  const amounts = plans.flatMap(({ amountMinor }) => amountMinor ?? []);
  const taught = entries.filter(({ id }) => plans.some(({ offerId }) => offerId === id));
  const instructorIds = [...new Set(taught.flatMap((entry) => entry.instructorIds))];
  return {
    taughtId: taught[0]?.courseId ?? null,
    instructors: await instructorNames(world, instructorIds),
    courseId: chosen.courseId,
    document: chosen.document,
    plans,
    from: amounts.length > 0 ? dollars(Math.min(...amounts), language) : null,
    others: courses
      .filter(({ courseId }) => courseId !== chosen.courseId)
      .map(({ courseId, document }) => ({
        courseId,
        title: blockOf(document, 'headline')?.text ?? courseId,
      })),
  };
}

/** '$297', '$165.68', as specified in English; 'USD 297' in Danish, as on the other pages. */
function dollars(amountMinor: number, language: Language): string {
  const amount = formats[language].amount(amountMinor);
  return language === 'da' ? `USD ${amount}` : `$${amount}`;
}
