import { redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { localPath } from '#app/web/page-language.ts';
import { chooseLanguage } from '#studio/accounts/choose-language.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/language';

export default NoView;
export const middleware = showPage('/admin');

/** `POST /admin/language`: the owner's language, then `back`. */
export async function action(args: Route.ActionArgs): Promise<never> {
  const { who, world, form } = await ownersForm(args, '/admin');
  await chooseLanguage(world, who, { language: textOf(form, 'language') });
  throw redirect(form.has('back') ? localPath(textOf(form, 'back')) : '/admin', 303);
}
