import { redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { worldOf } from '#app/web/world.ts';
import { changeTerms } from '#studio/office/settings/change-terms.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/terms';

const page = '/admin/settings/booking';

/** The page shows again what is still to change. */
export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('website', { request, context }, page);
  const version = Number(/^\d{1,9}$/.exec(textOf(await readForm(request), 'version'))?.[0] ?? -1);
  const outcome = await changeTerms(worldOf(context), who, { version });
  if (outcome === 'in-draft') throw redirect('/admin/website/terms-of-service', 303);
  throw redirect(outcome === 'published' ? `${page}?flash=terms` : page, 303);
}

export function loader() {
  return redirect(page);
}
