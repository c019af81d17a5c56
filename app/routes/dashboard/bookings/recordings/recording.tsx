import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { studentLinks, studentMeta } from '#app/routes/dashboard/student-meta.ts';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { readRecording } from '#app/routes/session-recordings/read-recording.ts';
import { recordingMessages } from '#app/routes/session-recordings/recording.messages.ts';
import { RecordingPage, type RefusedComment } from '#app/routes/session-recordings/recording-page.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { markHeard } from '#studio/students/recordings/edit-recordings.ts';
import type { Route } from './+types/recording';
import { ownRecordingPath } from './recording-path.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const here = ownRecordingPath(params);
  const who = await signedIn(request, context, here);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName, coachName } = await studioIdentity(world);
  const { heardAt, ...page } = await readRecording(world, who, {
    requested: { ...params, as: 'student' },
    here,
    language,
  });
  await markHeard(world, { id: page.recording.id, heardAt });
  return {
    ...page,
    ...{ language, studioName, coachName, title: page.recording.name },
    idempotencyKey: newIdempotencyKey(),
  };
}

export const links = studentLinks;
export const meta = studentMeta;

export default function OwnRecording({ loaderData }: Route.ComponentProps) {
  const { language, recording, comments, coachName, idempotencyKey } = loaderData;
  const words = recordingMessages[language];
  return (
    <StudentFrame
      section="bookings"
      {...loaderData}
      back={
        <TextLink href="/dashboard/bookings#past" leads="back">
          {words.backToBookings}
        </TextLink>
      }
    >
      <RecordingPage
        {...{ recording, comments, coachName, idempotencyKey, words }}
        refused={useActionResult<RefusedComment>() ?? null}
      />
    </StudentFrame>
  );
}
