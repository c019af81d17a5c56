import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { shownPrices } from '#studio/offers/catalogue/offers.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { ProgrammeId, SpecifiedProgramme } from '#studio/teaching/applications/application.ts';
import { paidIn } from '#studio/teaching/applications/applications.queries.ts';
import type { ShownQuestion } from '#studio/teaching/applications/questions/additional-question.ts';
import { shownQuestions } from '#studio/teaching/applications/questions/additional-questions.queries.ts';
import type { Instructor } from '#studio/teaching/instructors/instructors.queries.ts';
import { type OfferFact, offerFacts } from '../../offers/courses/parts/offer-facts.ts';
import { programmeOf, seatOf } from '../../offers/courses/programme.data.ts';
import { programmesMessages } from '../../offers/courses/programmes.messages.ts';
import { type ContentPageData, contentPageData } from '../../site/content-page.data.ts';
import type { SiteFrame } from '../../site/frame.ts';
import { leaveIfTakenDown } from '../../site/leave-if-taken-down.ts';

export const applicationDocuments: Record<SpecifiedProgramme, string> = {
  'voice-elevated': 'voice-elevated-application',
  'celebrity-vocal-experience': 'celebrity-application',
};

export interface ApplicationPageData extends ContentPageData {
  programme: ProgrammeId;
  questions: readonly ShownQuestion[];
  /** Null: it cannot be paid. */
  price: string | null;
  facts: readonly OfferFact[];
  teachers: readonly Instructor[];
}

export async function applicationPageData(
  context: Readonly<RouterContextProvider>,
  programme: SpecifiedProgramme,
): Promise<ApplicationPageData> {
  const page = await contentPageData(context, applicationDocuments[programme]);
  leaveIfTakenDown(page.frame, page.document);
  const world = worldOf(context);
  const { language } = page.frame;
  const price = await payablePrice(world, programme, language);
  const questions = await shownQuestions(world, programme, language);
  return { ...page, programme, questions, price, ...(await programmeFacts(world, programme, page.frame)) };
}

/** As in the card of the programme's own page, with its first price. */
export async function programmeFacts(world: World, programme: ProgrammeId, frame: SiteFrame) {
  const { language } = frame;
  const { prices, teachers } = await programmeOf(world, { offerId: programme, language });
  const { seat } = await seatOf(world, programme, frame);
  const price = prices.slice(0, 1).map(({ currency, amount }) => ({
    key: 'price',
    label: programmesMessages[language].price,
    value: `${currency} ${amount}`,
  }));
  return { facts: [...offerFacts({ seat }, language), ...price], teachers };
}

export async function payablePrice(
  world: World,
  programme: ProgrammeId,
  language: Language,
): Promise<string | null> {
  const amountMinor = (await shownPrices(world, programme, world.clock.now()))[paidIn];
  if (amountMinor === undefined || world.payments === null) return null;
  return formats[language].money({ amountMinor, currency: paidIn });
}
