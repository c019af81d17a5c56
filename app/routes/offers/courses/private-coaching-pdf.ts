import { answerDocument } from '#app/web/files/answer-document.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { sessionCourseId } from '#studio/offers/catalogue/offer.ts';
import { currentPriceLists, shownOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { contentDocument, studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Route } from './+types/private-coaching-pdf';
import { priceRows } from './price-rows.ts';
import { privateCoachingMessages } from './private-coaching.messages.ts';

const keys = ['studio', 'private-coaching', 'prices'];

export const handle = { cache: { keys } };

/** Generated from the page's content. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { isOwnStudio } = await studioIdentity(world);
  const { blocks } = await contentDocument(world, 'private-coaching', language);
  if (isOwnStudio && blocks.length === 0) throw new Response(null, { status: 404 });
  const words = privateCoachingMessages[language];
  return answerDocument(context, {
    fileName: 'private-coaching.pdf',
    keys,
    print: async () => {
      const [identity, document, entry, lists, { printProgrammeSheet }] = await Promise.all([
        studioIdentity(world),
        contentDocument(world, 'private-coaching', language),
        shownOffer(world, sessionCourseId),
        currentPriceLists(world, world.clock.now()),
        import('#studio/money/documents/print-programme-sheet.tsx'),
      ]);
      const prices = priceRows(entry ? lists.get(entry.id) : undefined, language);
      return printProgrammeSheet(world.processes, {
        document,
        identity,
        prices: prices.map((row) => ({ label: row.currency, value: `${words.from} ${row.amount}` })),
      });
    },
  });
}
