import { data } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { resetEmailTexts } from '#studio/messages/notifications/texts/edit-email-texts.ts';
import { sendTestEmail } from '#studio/messages/notifications/texts/preview-email.ts';
import { ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { textsFrom } from '../pages/block-form.data.ts';
import { type EmailResult, emailKeyOf, emailPath, showEmailOutcome } from './emails.data.ts';

const posts = postsBelow(emailPath, { standard, 'tests/:example/:language': testsExampleLanguage });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function standard(args: PostArgs<'email'>) {
  const { who, world, path, form } = await ownersForm('website', args, emailPath);
  const email = { key: emailKeyOf(args.params.email), version: versionFrom(form) };
  return showEmailOutcome(await resetEmailTexts(world, who, email), `${path}?flash=standard`);
}

async function testsExampleLanguage(args: PostArgs<'email' | 'language' | 'example'>) {
  const { who, world, path, form } = await ownersForm('website', args, emailPath);
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
