import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { resetEmailTexts } from '#studio/notifications/texts/edit-email-texts.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/standard';
import { emailKeyOf, emailPath, showEmailOutcome } from './emails.data.ts';

export default NoView;
export const middleware = showPage(emailPath);

/** `POST /admin/emails/<email>/standard` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, emailPath);
  const email = { key: emailKeyOf(args.params.email), version: versionFrom(form) };
  return showEmailOutcome(await resetEmailTexts(world, who, email), `${path}?flash=standard`);
}
