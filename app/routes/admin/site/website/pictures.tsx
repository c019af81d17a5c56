import { placesForPhotographs, proportionsOf } from '#app/ui/media/picture.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { photographWords } from '#studio/shared/content/photographs.queries.ts';
import { instructorsForOwner } from '#studio/teaching/instructors/instructors-for-owner.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/pictures';
import { nameOfPlace, PicturePlace, type PictureProblem } from './picture-place.tsx';
import { picturesPageMessages } from './pictures.messages.ts';
import { placePicture } from './place-picture.ts';
import { readPlacesPage } from './read-places-page.ts';
import { isSamplePlace } from './sample-places.ts';

const path = '/admin/pictures';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { who, world, language, flash } = await readPlacesPage(request, context, path);
  const people = await instructorsForOwner(world, who);
  const known = await photographWords(world);
  const { isOwnStudio } = await studioIdentity(world);
  const nameOf = new Map(people.map(({ picture, name }) => [picture, name]));
  return {
    // Portraits of people without a drawing are placed on their own pages.
    places: placesForPhotographs()
      .filter((place) => !place.startsWith('instructor-') || nameOf.has(place))
      .filter((place) => !isOwnStudio || !isSamplePlace(place) || known[place])
      .map((place) => ({ place, instructor: nameOf.get(place) ?? null })),
    words: known,
    outcome: flash && picturesPageMessages[language][flash],
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction('website', args, path);
  return placePicture(args.request, {
    world,
    who,
    proportionsOf: (place) => (placesForPhotographs().includes(place) ? proportionsOf(place) : null),
    done: (place) => `${path}?flash=placed#${place}`,
  });
}

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const refused = useActionResult<PictureProblem>();
  const { places, words: known, outcome } = loaderData;
  const words = useWords(picturesPageMessages);
  return (
    <AdminFrame page="pictures" title={words.headline} lead={words.lead}>
      {outcome && !refused ? (
        <p role="status" className="notice sunlit admin-notice">
          {outcome}
        </p>
      ) : null}
      <ul className="picture-slots">
        {places.map(({ place, instructor }) => (
          <PicturePlace
            key={place}
            place={place}
            name={nameOfPlace(place, { instructor, words })}
            known={known[place] ?? null}
            answer={refused?.place === place ? refused : null}
            words={words}
          />
        ))}
      </ul>
    </AdminFrame>
  );
}
