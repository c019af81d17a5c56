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
import { ConfirmButton } from '../../action-buttons.tsx';
import { AdminFrame, adminMeta } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done } from '../../refused.tsx';
import type { Route } from './+types/recording';
import { recordingPath } from './recording-path.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/bookings/<booking>/recordings/<recording>` */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const here = recordingPath(params);
  const who = await ownerOnly(request, context, here);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName, coachName } = await studioIdentity(world);
  return {
    ...(await readRecording(world, who, { requested: { ...params, as: 'owner' }, here, language })),
    ...{ language, studioName, coachName },
    brief: `/admin/bookings/${params.booking}/brief`,
    isCommented: new URL(request.url).searchParams.get('flash') === 'commented',
    idempotencyKey: newIdempotencyKey(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.recording.name ?? null, loaderData?.studioName);
}

export default function Recording({ loaderData }: Route.ComponentProps) {
  const { language, studioName, recording, heardAt, brief, isCommented, ...page } = loaderData;
  const words = recordingMessages[language];
  return (
    <AdminFrame
      page="bookings"
      title={recording.name}
      lead={heardAt ? words.heard : words.notHeard}
      back={
        <TextLink href={`${brief}#recordings`} leads="back">
          {words.backToBrief}, {recording.day}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      <Done text={isCommented ? words.flash.commented : null} />
      <RecordingPage {...{ recording, words, ...page }} refused={useActionResult<RefusedComment>() ?? null} />
      <ConfirmButton
        to="removal"
        label={words.remove}
        question={words.removeQuestion(recording.name)}
        yes={words.remove}
      />
    </AdminFrame>
  );
}
