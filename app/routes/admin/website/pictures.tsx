import { data, Form, redirect, useNavigation } from 'react-router';
import { placesForPhotographs, proportionsOf } from '#app/ui/media/picture.tsx';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { photographWords } from '#studio/content/photographs.queries.ts';
import { placePhotograph, takePhotographAway } from '#studio/content/place-photograph.ts';
import { pictureBytes } from '#studio/content/prepare-picture.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import picturesStyles from '../pictures.css?url';
import type { Route } from './+types/pictures';
import { PicturePlace } from './picture-place.tsx';
import { picturesPageMessages } from './pictures.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const path = '/admin/pictures';

/** `/admin/pictures` */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly(request, context, path);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(world);
  const did = new URL(request.url).searchParams.get('did');
  return {
    places: placesForPhotographs(),
    words: await photographWords(world),
    language,
    studioName,
    outcome: did === 'placed' || did === 'removed' ? picturesPageMessages[language][did] : null,
  };
}

const statuses: Readonly<Record<string, number>> = { 'too-large': 413, changed: 409, busy: 503 };

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly(request, context, path);
  const world = worldOf(context);
  return readUpload(
    request,
    { mostFiles: 1, maxFileBytes: pictureBytes },
    async ({ form, files, refusal }) => {
      const place = String(form.get('place') ?? '');
      const typed = { altEn: String(form.get('altEn') ?? ''), altDa: String(form.get('altDa') ?? '') };
      const refuse = (reason: keyof (typeof picturesPageMessages)['en']['refusals']) =>
        data({ place, ...typed, reason }, { status: statuses[reason] ?? 400 });
      const said = form.get('seen');
      const seen = typeof said === 'string' ? said || null : undefined;
      const proportions = placesForPhotographs().includes(place) ? proportionsOf(place) : null;
      if (!proportions) return refuse('no-place');
      if (form.get('act') === 'remove') {
        const taken = await takePhotographAway(world, who, {
          place,
          ...(seen === undefined ? {} : { seen }),
        });
        if (!taken.ok && taken.refusal === 'changed') return refuse('changed');
        throw redirect(`${path}?did=removed#${place}`);
      }
      if (refusal) return refuse(refusal.reason === 'too-large' ? 'too-large' : 'not-a-picture');
      const [file] = files;
      if (!file) return refuse('no-file');
      const placed = await placePhotograph(world, who, {
        place,
        proportions,
        bytes: file.bytes,
        ...typed,
        seen,
      });
      if (!placed.ok) return refuse(placed.refusal);
      throw redirect(`${path}?did=placed#${place}`);
    },
  );
}

export const links = () => adminLinks(picturesStyles);

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && picturesPageMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  const { places, words: known, language, studioName, outcome } = loaderData;
  const words = picturesPageMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <AdminFrame section="pictures" title={words.headline} lead={words.lead} {...{ language, studioName }}>
      {outcome && !actionData ? (
        <p role="status" className="notice sunlit desk-word">
          {outcome}
        </p>
      ) : null}
      <ul className="picture-places">
        {places.map((place) => (
          <PicturePlace
            key={place}
            place={place}
            known={known[place] ?? null}
            answer={actionData?.place === place ? actionData : null}
            {...{ words, language, isBusy, Form }}
          />
        ))}
      </ul>
    </AdminFrame>
  );
}
