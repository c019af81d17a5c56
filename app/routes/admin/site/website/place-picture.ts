import { redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { pictureFocuses } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { placePhotograph } from '#studio/shared/content/place-photograph.ts';
import { pictureBytes } from '#studio/shared/content/prepare-picture.ts';
import type { May } from '#studio/shared/who.ts';
import type { PictureProblem } from './picture-place.tsx';
import { refusePlace } from './place-forms.tsx';

interface Placing {
  world: World;
  who: May<'catalogue' | 'website'>;
  /** Null: not a place of this page. */
  proportionsOf: (place: string) => { width: number; height: number } | null;
  done: (place: string) => string;
}

/** The form of a place for a photograph. */
export function placePicture(request: Request, { world, who, proportionsOf, done }: Placing) {
  const rules = { mostFiles: 1, maxFileBytes: pictureBytes };
  return readUpload(request, rules, async ({ form, files: [file], refusal }) => {
    const place = textOf(form, 'place');
    const focus = pictureFocuses.find((one) => one === form.get('focus')) ?? 'automatic';
    const typed = { altEn: textOf(form, 'altEn'), altDa: textOf(form, 'altDa'), focus };
    const refuse = (reason: PictureProblem['reason']) => refusePlace({ place, ...typed, reason });
    const seen = form.has('seen') ? textOf(form, 'seen') || null : undefined;
    const proportions = proportionsOf(place);
    if (!proportions) return refuse('no-place');
    if (refusal) return refuse(refusal.reason === 'too-large' ? 'too-large' : 'not-a-picture');
    if (!file) return refuse('no-file');
    const input = { place, proportions, bytes: file.bytes, fileName: file.name, ...typed, seen };
    const placed = await placePhotograph(world, who, input);
    if (!placed.ok) return refuse(placed.refusal);
    throw redirect(done(place), 303);
  });
}
