import { csvResponse } from '#app/web/files/csv-response.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { everySubscription } from '#studio/people/newsletter/subscription-list.queries.ts';
import { type CsvCell, csvOf } from '#studio/shared/lists/csv.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/subscribers-csv';
import { subscribersPath } from './issue-paths.ts';
import { subscriberMessages } from './subscribers.messages.ts';

/** `/admin/newsletter/subscribers.csv`: everyone, with their consent. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const who = await ownerOnly('newsletter', { request, context }, subscribersPath);
  const { language } = factsOf(context);
  const { columns, exported, languages, sources, states } = subscriberMessages[language];
  const day = (at: Temporal.Instant | null) => (at ? studioDay(at).toString() : '');
  const rows: CsvCell[][] = [
    [
      columns.email,
      columns.language,
      columns.state,
      columns.subscribed,
      exported.confirmed,
      exported.unsubscribed,
      columns.source,
      exported.consent,
    ],
  ];
  for await (const one of everySubscription(worldOf(context).db.query, who)) {
    rows.push([
      one.email,
      languages[one.language],
      states[one.state],
      day(one.subscribedAt),
      day(one.confirmedAt),
      day(one.unsubscribedAt),
      sources[one.source],
      one.consentText,
    ]);
  }
  return csvResponse(csvOf(rows, language), { name: 'subscribers', language });
}
