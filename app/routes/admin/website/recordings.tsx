import { redirect, useNavigation } from 'react-router';
import { placesForRecordings } from '#app/ui/media/sounds.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { placeRecording, recordingBytes } from '#studio/content/place-recording.ts';
import { recordingTexts } from '#studio/content/recordings.queries.ts';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/recordings';
import { refusePlace } from './place-forms.tsx';
import { readPlacesPage } from './read-places-page.ts';
import { RecordingPlace, type RecordingProblem } from './recording-place.tsx';
import { recordingsPageMessages } from './recordings.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const path = '/admin/recordings';

/** `/admin/recordings` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { world, language, studioName, flash } = await readPlacesPage(request, context, path);
  return {
    places: placesForRecordings(),
    texts: await recordingTexts(world),
    language,
    studioName,
    outcome: flash && recordingsPageMessages[language][flash],
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction(args, path);
  const rules = { mostFiles: 1, maxFileBytes: recordingBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal }) => {
    const place = textOf(form, 'place');
    const typed = { textEn: textOf(form, 'textEn'), textDa: textOf(form, 'textDa') };
    const refuse = (reason: RecordingProblem['reason']) => refusePlace({ place, ...typed, reason });
    const seen = form.has('seen') ? textOf(form, 'seen') || null : undefined;
    if (!placesForRecordings().includes(place)) return refuse('no-place');
    if (refusal) {
      const { reason } = refusal;
      return refuse(reason === 'too-large' || reason === 'busy' ? reason : 'not-a-recording');
    }
    if (!file) return refuse('no-file');
    const input = { place, bytes: file.bytes, fileName: file.name, ...typed };
    const placed = await placeRecording(world, who, seen === undefined ? input : { ...input, seen });
    if (!placed.ok) return refuse(placed.refusal);
    throw redirect(`${path}?flash=placed#${place}`, 303);
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && recordingsPageMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Recordings({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<RecordingProblem>();
  const { places, texts, language, studioName, outcome } = loaderData;
  const words = recordingsPageMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <AdminFrame page="recordings" title={words.title} lead={words.lead} {...{ language, studioName }}>
      {outcome && !refused ? (
        <p role="status" className="notice sunlit admin-notice">
          {outcome}
        </p>
      ) : null}
      <ul className="picture-slots">
        {places.map((place) => (
          <RecordingPlace
            key={place}
            place={place}
            known={texts[place] ?? null}
            answer={refused?.place === place ? refused : null}
            {...{ words, language, isBusy }}
          />
        ))}
      </ul>
    </AdminFrame>
  );
}
