import { data } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { sendTestEmail } from '#studio/notifications/texts/preview-email.ts';
import { ownersForm } from '../../owners-form.ts';
import { textsFrom } from '../pages/block-form.data.ts';
import type { Route } from './+types/send-test';
import { type EmailResult, emailKeyOf, emailPath, showEmailOutcome } from './emails.data.ts';

export default NoView;
export const middleware = showPage(emailPath);

/** `POST /admin/emails/<email>/tests/<example>/<language>`: to the owner's own address. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, emailPath);
  const typed = textsFrom(form);
  const { example } = args.params;
  const preview = {
    key: emailKeyOf(args.params.email),
    example,
    language: args.params.language === 'da' ? ('da' as const) : ('en' as const),
    typed,
  };
  const outcome = await sendTestEmail(world, who, preview);
  if (!outcome.ok) return showEmailOutcome(outcome, path, typed);
  return data<EmailResult>({ kind: 'sent', to: outcome.to, typed });
}
