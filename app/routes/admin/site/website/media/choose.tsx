import { data, redirect } from 'react-router';
import { defaultPicture, placesForPhotographs, proportionsOf } from '#app/ui/media/picture.tsx';
import { placesForRecordings } from '#app/ui/media/sounds.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import type { World } from '#platform/world.ts';
import { placementOf } from '#studio/shared/content/media/media-files.queries.ts';
import { placeLibraryPicture } from '#studio/shared/content/place-photograph.ts';
import { placeLibraryRecording } from '#studio/shared/content/place-recording.ts';
import type { May } from '#studio/shared/who.ts';
import { instructorsForOwner } from '#studio/teaching/instructors/instructors-for-owner.queries.ts';
import { AdminFrame } from '../../../frame.tsx';
import { pictureOfOwnOffer } from '../../../offers/catalogue/offer-of-picture.ts';
import { ownersForm } from '../../../owners-form.ts';
import { Refused } from '../../../refused.tsx';
import { portraitProportions } from '../../../teaching/instructors/instructor-actions.ts';
import type { Route } from './+types/choose';
import { choiceList } from './choice-list.ts';
import { LibraryChoice } from './library-choice.tsx';
import { mediaMessages, mediaRefusals } from './media.messages.ts';
import { mediaPath } from './media-path.ts';
import { describeUsages } from './media-usages.ts';
import { fileIdOf } from './refuse-media.ts';

const page = '/admin/website/media/places/:kind/:place';
/** `/admin/website/media/places/<photograph or recording>/<place>`: a file of the library for a place. */
export async function loader(args: Route.LoaderArgs) {
  const { params } = args;
  const { who, world, choice } = await choiceList(args, {
    path: `${mediaPath}/places/${params.kind}/${params.place}`,
    kind: params.kind === 'photograph' ? 'picture' : 'audio',
  });
  const kind = await kindOfPlace(world, who, params);
  const [usage] = await describeUsages(world, who, [{ kind: kind.name, key: params.place }]);
  return {
    kind: kind.name,
    usage: usage ?? { text: params.place, href: mediaPath },
    seen: (await placementOf(world.db.query, kind.name, params.place)) ?? '',
    choice,
  };
}

/** 404 for what is no place of a photograph or a recording. */
async function kindOfPlace(
  world: World,
  who: May<'website'>,
  { kind, place }: { kind: string; place: string },
): Promise<{ name: 'photograph'; proportions: { width: number; height: number } } | { name: 'recording' }> {
  const isPortrait = (await instructorsForOwner(world, who)).some(({ picture }) => picture === place);
  if (kind === 'recording' && (isPortrait || placesForRecordings().includes(place)))
    return { name: 'recording' };
  const proportions =
    (placesForPhotographs().includes(place) ? proportionsOf(place) : null) ??
    (isPortrait ? portraitProportions : await ofOffer(world, who, place));
  if (kind !== 'photograph' || !proportions) throw data(null, { status: 404 });
  return { name: 'photograph', proportions };
}

async function ofOffer(world: World, who: May<'website'>, place: string) {
  const [, offer] = /^offer-(.+)$/.exec(place) ?? [];
  const picture = offer && (await pictureOfOwnOffer(world, who, offer));
  return picture === place ? proportionsOf(defaultPicture) : null;
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, form } = await ownersForm('website', args, page);
  const { place } = args.params;
  const kind = await kindOfPlace(world, who, args.params);
  const input = { place, mediaId: fileIdOf(textOf(form, 'media')), seen: textOf(form, 'seen') || null };
  const placed =
    kind.name === 'photograph'
      ? await placeLibraryPicture(world, who, { ...input, proportions: kind.proportions })
      : await placeLibraryRecording(world, who, input);
  if (!placed.ok) {
    const refusal = placed.refusal === 'changed' || placed.refusal === 'busy' ? placed.refusal : 'not-found';
    return data({ refusal } as const, { status: refusalStatus(refusal) });
  }
  const [usage] = await describeUsages(world, { ...who, language }, [{ kind: kind.name, key: place }]);
  const [path, hash] = (usage?.href ?? mediaPath).split('#');
  const flash = kind.name === 'recording' && path?.startsWith('/admin/instructors') ? 'recorded' : 'placed';
  throw redirect(`${path}?flash=${flash}${hash ? `#${hash}` : ''}`, 303);
}

export default function Choose({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { kind, usage, seen, choice } = loaderData;
  const words = useWords(mediaMessages);
  const problem = useActionResult<{ refusal: 'changed' | 'busy' | 'not-found' }>();
  return (
    <AdminFrame
      page="media"
      title={kind === 'photograph' ? words.choosePicture : words.chooseRecording}
      lead={words.chooseLead(usage.text)}
      back={{ href: usage.href, label: words.cancel }}
    >
      {problem && <Refused title={words.notSaved} text={mediaRefusals[language][problem.refusal]} />}
      <LibraryChoice {...choice} seen={seen} to="." />
    </AdminFrame>
  );
}
