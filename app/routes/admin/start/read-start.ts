import { proportionsOf } from '#app/ui/media/picture.tsx';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { type PictureFocus, pictureFocuses } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import type { TypedOwnStudio } from '#studio/office/own-studio/own-studio.ts';
import { type StartOutcome, startOwnStudio } from '#studio/office/own-studio/start-own-studio.ts';
import { type PictureRefusal, pictureBytes } from '#studio/shared/content/prepare-picture.ts';
import type { May } from '#studio/shared/who.ts';
import { ownStudioFromForm } from './own-studio-from-form.ts';

/** Where the sample studio shows its coach. */
const places = ['coach-singing', 'coach-listening', 'coach-microphone', 'instructor-thea'];

interface StartAnswer {
  outcome: StartOutcome;
  typed: TypedOwnStudio;
  focus: PictureFocus;
  refusal: PictureRefusal | null;
}

export function readStart(request: Request, world: World, who: May<'settings'>): Promise<StartAnswer> {
  const rules = { mostFiles: 1, maxFileBytes: pictureBytes };
  return readUpload(request, rules, async ({ form, files: [file], refusal }) => {
    const typed = ownStudioFromForm(form);
    const focus = pictureFocuses.find((one) => one === form.get('focus')) ?? 'automatic';
    if (refusal) {
      const picture =
        refusal.reason === 'too-large' || refusal.reason === 'busy' ? refusal.reason : 'not-a-picture';
      const outcome = { ok: false, refusal: 'invalid', faults: { picture: 'picture' } } as const;
      return { outcome, typed, focus, refusal: picture };
    }
    const isGiven = file !== undefined && file.bytes.length > 0;
    const picture = isGiven ? { bytes: file.bytes, focus, places: croppedPlaces() } : null;
    const once = withIdempotency(form, file?.bytes);
    const outcome = await startOwnStudio(world, who, { typed, picture, once });
    const refused = !outcome.ok && outcome.refusal === 'invalid' ? (outcome.picture ?? null) : null;
    return { outcome, typed, focus, refusal: refused };
  });
}

function croppedPlaces() {
  return places.flatMap((place) => {
    const proportions = proportionsOf(place);
    return proportions
      ? [{ place, proportions: { width: proportions.width, height: proportions.height } }]
      : [];
  });
}
