import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { readRecording } from '#app/routes/teaching/session-recordings/read-recording.ts';
import { recordingMessages } from '#app/routes/teaching/session-recordings/recording.messages.ts';
import {
  RecordingPage,
  type RefusedComment,
} from '#app/routes/teaching/session-recordings/recording-page.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { markHeard } from '#studio/teaching/students/recordings/edit-recordings.ts';
import type { Route } from './+types/recording';
import { ownRecordingPath } from './recording-path.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const here = ownRecordingPath(params);
  const who = await signedIn(request, context, here);
  const world = worldOf(context);
  const { heardAt, ...page } = await readRecording(world, who, {
    requested: { ...params, as: 'student' },
    here,
    language: who.language,
  });
  await markHeard(world, { id: page.recording.id, heardAt });
  return {
    ...page,
    coachName: (await studioIdentity(world)).coachName,
    idempotencyKey: newIdempotencyKey(),
  };
}

export default function OwnRecording({ loaderData }: Route.ComponentProps) {
  const { recording, comments, coachName, idempotencyKey } = loaderData;
  const words = useWords(recordingMessages);
  return (
    <StudentFrame
      section="bookings"
      title={recording.name}
      back={
        <TextLink href="/dashboard/bookings#past" leads="back">
          {words.backToBookings}
        </TextLink>
      }
    >
      <RecordingPage
        recording={recording}
        comments={comments}
        coachName={coachName}
        idempotencyKey={idempotencyKey}
        words={words}
        refused={useActionResult<RefusedComment>() ?? null}
      />
    </StudentFrame>
  );
}
