import { comparisonMessages } from '#app/routes/teaching/session-recordings/comparison.messages.ts';
import { ComparisonPage } from '#app/routes/teaching/session-recordings/comparison-page.tsx';
import { readComparison } from '#app/routes/teaching/session-recordings/read-comparison.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import type { Route } from './+types/comparison';
import { recordingPath } from './recording-path.ts';

/** `…/comparison?with=<recording>&from=1:07&withFrom=0:12` */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const who = await ownerOnly('calendar', { request, context }, `${pathname}${search}`);
  return readComparison(worldOf(context), who, {
    requested: { ...params, as: 'owner' },
    pathOf: recordingPath,
    search: searchParams,
    language: factsOf(context).language,
  });
}

export default function Comparison({ loaderData }: Route.ComponentProps) {
  const words = useWords(comparisonMessages);
  return (
    <AdminFrame
      page="bookings"
      title={words.title}
      lead={words.lead}
      back={{ href: loaderData.recording.href, label: words.back }}
    >
      <ComparisonPage view={loaderData} />
    </AdminFrame>
  );
}
