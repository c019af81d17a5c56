import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { currentPriceLists, findEntry } from '#studio/catalogue/catalogue.queries.ts';
import { sessionCourseId } from '#studio/catalogue/entry.ts';
import { contentDocument, studioIdentity } from '#studio/content/content.queries.ts';
import { programmeSheet } from '#studio/content/pdf/programme-sheet.ts';
import type { Route } from './+types/private-coaching-pdf';
import { priceRows } from './price-rows.ts';
import { privateCoachingMessages } from './private-coaching.messages.ts';

/** The programme of private coaching to print: made from the page's own words, so it never says something else. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const [identity, document, entry, lists] = await Promise.all([
    studioIdentity(world),
    contentDocument(world, 'private-coaching', language),
    findEntry(world.db.query, sessionCourseId),
    currentPriceLists(world.db.query, world.clock.now()),
  ]);
  const words = privateCoachingMessages[language];
  const prices = priceRows(entry ? lists.get(entry.id) : undefined, language);
  const pdf = programmeSheet({
    document,
    identity,
    prices: prices.map((row) => `${words.from} ${row.currency} ${row.amount}`),
  });
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="private-coaching.pdf"',
      'cache-control': 'no-cache',
    },
  });
}
