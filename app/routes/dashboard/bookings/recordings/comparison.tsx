import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { comparisonMessages } from '#app/routes/teaching/session-recordings/comparison.messages.ts';
import { ComparisonPage } from '#app/routes/teaching/session-recordings/comparison-page.tsx';
import { readComparison } from '#app/routes/teaching/session-recordings/read-comparison.ts';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { Route } from './+types/comparison';
import { ownRecordingPath } from './recording-path.ts';

/** `…/comparison?with=<recording>&from=1:07&withFrom=0:12` */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const who = await signedIn(request, context, `${pathname}${search}`);
  return readComparison(worldOf(context), who, {
    requested: { ...params, as: 'student' },
    pathOf: ownRecordingPath,
    search: searchParams,
    language: who.language,
  });
}

export default function OwnComparison({ loaderData }: Route.ComponentProps) {
  const words = useWords(comparisonMessages);
  return (
    <StudentFrame
      section="bookings"
      title={words.title}
      lead={words.lead}
      back={
        <TextLink href={loaderData.recording.href} leads="back">
          {words.back}
        </TextLink>
      }
    >
      <ComparisonPage view={loaderData} />
    </StudentFrame>
  );
}
