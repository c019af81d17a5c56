import { data } from 'react-router';
import { emailAnswer } from '#app/web/files/email-answer.ts';
import { previewEmail } from '#studio/messages/notifications/texts/preview-email.ts';
import { ownersForm } from '../../../owners-form.ts';
import { textsFrom } from '../pages/block-form.data.ts';
import type { Route } from './+types/preview';
import { emailKeyOf, emailPath } from './emails.data.ts';

/** `POST /admin/emails/<email>/previews/<example>/<language>`: the email with the texts of the form. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { who, world, form } = await ownersForm('website', args, emailPath);
  const { example, language } = args.params;
  const html = await previewEmail(world, who, {
    key: emailKeyOf(args.params.email),
    example,
    language: language === 'da' ? 'da' : 'en',
    typed: textsFrom(form),
  });
  if (html === null) throw data(null, { status: 404 });
  return emailAnswer(world, html, "'none'");
}
