import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import { textsOfEmail, titleOfEmail } from '#studio/messages/notifications/emails.ts';
import { editEmailTexts } from '#studio/messages/notifications/texts/edit-email-texts.ts';
import { kindOfText, longestText } from '#studio/messages/notifications/texts/email-text-input.ts';
import { exampleSubjects } from '#studio/messages/notifications/texts/preview-email.ts';
import { editedEmail } from '#studio/shared/email/edited-texts.queries.ts';
import { languages } from '#studio/shared/language.ts';
import { ConfirmButton } from '../../../action-buttons.tsx';
import { AdminFrame } from '../../../frame.tsx';
import { ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { Done, Refused } from '../../../refused.tsx';
import { textsFrom } from '../pages/block-form.data.ts';
import stylesheet from '../pages/pages.css?url';
import { websiteData } from '../pages/pages.data.ts';
import type { Route } from './+types/email';
import { EmailForm } from './email-form.tsx';
import { type EmailResult, emailKeyOf, emailPath, showEmailOutcome } from './emails.data.ts';
import { emailsMessages } from './emails.messages.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

/** `/admin/emails/<email>`: both languages of its texts. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const given = await websiteData(request, context, `/admin/emails/${params.email}`);
  const key = emailKeyOf(params.email);
  const { world, language } = given;
  const { texts: edited, version } = await editedEmail(world.db.query, key);
  const flash = new URL(request.url).searchParams.get('flash');
  return {
    key,
    version,
    title: titleOfEmail(key, language),
    texts: textsOfEmail(key).map((text) => ({
      name: text.name,
      kind: kindOfText(text),
      most: longestText[kindOfText(text)],
      placeholders: text.placeholders,
      standard: text.standard,
      values: {
        en: edited.en[text.name] ?? text.standard.en,
        da: edited.da[text.name] ?? text.standard.da,
      },
    })),
    isEdited: languages.some((each) => Object.keys(edited[each]).length > 0),
    examples: await exampleSubjects(world, key, language),
    flash: (['saved', 'standard'] as const).find((known) => known === flash) ?? null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm('website', args, emailPath);
  const typed = textsFrom(form);
  const email = { key: emailKeyOf(args.params.email), version: versionFrom(form) };
  const outcome = await editEmailTexts(world, who, { ...email, typed });
  return showEmailOutcome(outcome, `${path}?flash=saved`, typed);
}

export default function EditedEmailView({ loaderData }: Route.ComponentProps) {
  const { title, version, isEdited, flash } = loaderData;
  const words = useWords(emailsMessages);
  const result = useActionResult<EmailResult>();
  return (
    <AdminFrame
      page="emails"
      title={title}
      lead={words.formLead}
      back={{ href: '/admin/emails', label: words.back }}
    >
      {result?.kind === 'refused' && Object.keys(result.problems).length === 0 ? (
        <Refused title={words.problem} text={words.refusals[result.refusal]} />
      ) : null}
      {result?.kind === 'sent' && result.to === null ? (
        <Refused title={words.notSent} text={words.noAddress} />
      ) : null}
      {result?.kind === 'sent' && result.to !== null ? <Done text={words.testSent(result.to)} /> : null}
      {flash && !result ? <Done text={words.flash[flash]} /> : null}
      <EmailForm email={loaderData} result={result} words={words} />
      {isEdited && (
        <ConfirmButton
          to="standard"
          as={{ version }}
          label={words.reset}
          question={words.resetSure}
          yes={words.resetYes}
        />
      )}
    </AdminFrame>
  );
}
