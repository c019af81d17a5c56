import { placesForRecordings } from '#app/ui/media/sounds.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { recordingTexts } from '#studio/shared/content/recordings.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/recordings';
import { placeRecordingAt } from './place-recording.ts';
import { readPlacesPage } from './read-places-page.ts';
import { RecordingPlace, type RecordingProblem } from './recording-place.tsx';
import { recordingsPageMessages } from './recordings.messages.ts';
import { isSamplePlace } from './sample-places.ts';

const path = '/admin/recordings';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { world, language, flash } = await readPlacesPage(request, context, path);
  const texts = await recordingTexts(world);
  const { isOwnStudio } = await studioIdentity(world);
  return {
    places: placesForRecordings().filter((place) => !isOwnStudio || !isSamplePlace(place) || texts[place]),
    texts,
    outcome: flash && recordingsPageMessages[language][flash],
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction('website', args, path);
  return placeRecordingAt(args.request, {
    world,
    who,
    isPlace: (place) => placesForRecordings().includes(place),
    done: (place) => `${path}?flash=placed#${place}`,
  });
}

export default function Recordings({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const refused = useActionResult<RecordingProblem>();
  const { places, texts, outcome } = loaderData;
  const words = useWords(recordingsPageMessages);
  return (
    <AdminFrame page="recordings" title={words.title} lead={words.lead}>
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
            name={words.nameOf(place)}
            known={texts[place] ?? null}
            answer={refused?.place === place ? refused : null}
            words={words}
          />
        ))}
      </ul>
    </AdminFrame>
  );
}
