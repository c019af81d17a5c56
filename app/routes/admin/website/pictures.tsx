import { redirect, useNavigation } from 'react-router';
import { placesForPhotographs, proportionsOf } from '#app/ui/media/picture.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { pictureFocuses } from '#platform/media/picture.ts';
import { photographWords } from '#studio/content/photographs.queries.ts';
import { placePhotograph } from '#studio/content/place-photograph.ts';
import { pictureBytes } from '#studio/content/prepare-picture.ts';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/pictures';
import { PicturePlace, type PictureProblem } from './picture-place.tsx';
import { picturesPageMessages } from './pictures.messages.ts';
import { refusePlace } from './place-forms.tsx';
import { readPlacesPage } from './read-places-page.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const path = '/admin/pictures';

/** `/admin/pictures` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { world, language, studioName, flash } = await readPlacesPage(request, context, path);
  return {
    places: placesForPhotographs(),
    words: await photographWords(world),
    language,
    studioName,
    outcome: flash && picturesPageMessages[language][flash],
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction(args, path);
  const rules = { mostFiles: 1, maxFileBytes: pictureBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal }) => {
    const place = textOf(form, 'place');
    const focus = pictureFocuses.find((one) => one === form.get('focus')) ?? 'automatic';
    const typed = { altEn: textOf(form, 'altEn'), altDa: textOf(form, 'altDa'), focus };
    const refuse = (reason: PictureProblem['reason']) => refusePlace({ place, ...typed, reason });
    const seen = form.has('seen') ? textOf(form, 'seen') || null : undefined;
    const proportions = placesForPhotographs().includes(place) ? proportionsOf(place) : null;
    if (!proportions) return refuse('no-place');
    if (refusal) return refuse(refusal.reason === 'too-large' ? 'too-large' : 'not-a-picture');
    if (!file) return refuse('no-file');
    const input = { place, proportions, bytes: file.bytes, ...typed, seen };
    const placed = await placePhotograph(world, who, input);
    if (!placed.ok) return refuse(placed.refusal);
    throw redirect(`${path}?flash=placed#${place}`, 303);
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && picturesPageMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<PictureProblem>();
  const { places, words: known, language, studioName, outcome } = loaderData;
  const words = picturesPageMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <AdminFrame page="pictures" title={words.headline} lead={words.lead} {...{ language, studioName }}>
      {outcome && !refused ? (
        <p role="status" className="notice sunlit admin-notice">
          {outcome}
        </p>
      ) : null}
      <ul className="picture-slots">
        {places.map((place) => (
          <PicturePlace
            key={place}
            place={place}
            known={known[place] ?? null}
            answer={refused?.place === place ? refused : null}
            {...{ words, language, isBusy }}
          />
        ))}
      </ul>
    </AdminFrame>
  );
}
