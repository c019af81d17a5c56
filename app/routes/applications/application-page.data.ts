import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import type { ProgrammeId } from '#studio/applications/application.ts';
import { paidIn } from '#studio/applications/applications.queries.ts';
import { shownPrices } from '#studio/catalogue/offers.queries.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { contentPageData } from '../site/content-page.data.ts';

export const applicationDocuments: Record<ProgrammeId, string> = {
  'voice-elevated': 'voice-elevated-application',
  'celebrity-vocal-experience': 'celebrity-application',
};

export async function applicationPageData(context: Readonly<RouterContextProvider>, programme: ProgrammeId) {
  const world = worldOf(context);
  const page = await contentPageData(context, applicationDocuments[programme]);
  const amountMinor = (await shownPrices(world, programme, world.clock.now()))[paidIn];
  const { language } = page.frame;
  const isOpen = world.payments !== null;
  const price =
    amountMinor !== undefined && isOpen ? formatMoney({ amountMinor, currency: paidIn }, language) : null;
  return { ...page, programme, price };
}

export type ApplicationPageData = Awaited<ReturnType<typeof applicationPageData>>;
