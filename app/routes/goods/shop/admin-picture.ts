import { redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { addProductPicture, removeProductPicture } from '#studio/goods/shop/change-picture.ts';
import { pictureBytes } from '#studio/shared/content/prepare-picture.ts';
import { permitted } from '../../admin/permissions.ts';
import type { Route } from './+types/admin-picture';

/** Adds or removes a picture; redirects to the shop's admin page with the result. */
export async function action({ request, context }: Route.ActionArgs) {
  const world = worldOf(context);
  const asking = await whoOf(request, context);
  // Before any file is read.
  if (asking.role === 'visitor') return redirect('/login?next=/shop/admin', 303);
  const who = permitted(context, asking, 'catalogue');
  if (!who) return new Response(null, { status: 404 });
  return readUpload(request, { mostFiles: 1, maxFileBytes: pictureBytes }, async (upload) => {
    const productId = textOf(upload.form, 'id').slice(0, 60);
    const back = (query: string) =>
      redirect(
        `/shop/admin?${query}&about=${encodeURIComponent(productId)}#${encodeURIComponent(productId)}`,
        303,
      );
    const pictureId = textOf(upload.form, 'remove');
    if (pictureId) {
      await removeProductPicture(world, who, { productId, pictureId });
      return back('flash=pictureRemoved');
    }
    const [altEn, altDa] = [textOf(upload.form, 'alt'), textOf(upload.form, 'alt_da')];
    // Keeps the text; the file must be chosen again.
    const refuse = (refused: string) =>
      back(String(new URLSearchParams({ refused, alt: altEn.slice(0, 400), alt_da: altDa.slice(0, 400) })));
    if (upload.refusal) return refuse('too-large');
    const bytes = upload.files[0]?.bytes ?? null;
    const outcome = await addProductPicture(world, who, { productId, bytes, altEn, altDa });
    return outcome.ok ? back('flash=pictureAdded') : refuse(outcome.refusal);
  });
}

export function loader() {
  return redirect('/shop/admin');
}
