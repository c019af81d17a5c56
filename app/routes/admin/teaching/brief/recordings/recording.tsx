import { readRecording } from '#app/routes/teaching/session-recordings/read-recording.ts';
import { recordingMessages } from '#app/routes/teaching/session-recordings/recording.messages.ts';
import {
  RecordingPage,
  type RefusedComment,
} from '#app/routes/teaching/session-recordings/recording-page.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { ConfirmButton } from '../../../action-buttons.tsx';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { Done } from '../../../refused.tsx';
import type { Route } from './+types/recording';
import { recordingPath } from './recording-path.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const here = recordingPath(params);
  const who = await ownerOnly('calendar', { request, context }, here);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { coachName } = await studioIdentity(world);
  return {
    ...(await readRecording(world, who, { requested: { ...params, as: 'owner' }, here, language })),
    coachName,
    brief: `/admin/bookings/${params.booking}/brief`,
    isCommented: new URL(request.url).searchParams.get('flash') === 'commented',
    idempotencyKey: newIdempotencyKey(),
  };
}

export default function Recording({ loaderData }: Route.ComponentProps) {
  const { recording, heardAt, brief, isCommented, ...page } = loaderData;
  const words = useWords(recordingMessages);
  return (
    <AdminFrame
      page="bookings"
      title={recording.name}
      lead={heardAt ? words.heard : words.notHeard}
      back={{ href: `${brief}#recordings`, label: `${words.backToBrief}, ${recording.day}` }}
    >
      <Done text={isCommented ? words.flash.commented : null} />
      <RecordingPage
        recording={recording}
        words={words}
        {...page}
        refused={useActionResult<RefusedComment>() ?? null}
      />
      <ConfirmButton
        to="removal"
        label={words.remove}
        question={words.removeQuestion(recording.name)}
        yes={words.remove}
      />
    </AdminFrame>
  );
}
