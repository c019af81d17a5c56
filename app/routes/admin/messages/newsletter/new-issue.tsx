import { data, Form, redirect } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useLanguageOrder } from '#app/web/language-order.tsx';
import { useWords } from '#app/web/words.ts';
import type { Language } from '#studio/shared/language.ts';
import {
  createIssue,
  createIssueFromArticle,
  type NewIssueRefusal,
} from '#studio/site/newsletter-issues/create-issue.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { Refused } from '../../refused.tsx';
import type { Route } from './+types/new-issue';
import { adminIssuePath, issuesPath, newIssuePath } from './issue-paths.ts';
import { issuesMessages } from './issues.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('newsletter', { request, context }, newIssuePath);
  return null;
}

interface Problem {
  refusal: NewIssueRefusal;
  subject: Readonly<Record<Language, string>>;
}

export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm('newsletter', args, newIssuePath);
  if (form.has('article')) {
    const made = await createIssueFromArticle(world, who, { article: textOf(form, 'article') });
    if (!made.ok) throw data(null, { status: 404 });
    throw redirect(adminIssuePath(made.key), 303);
  }
  const subject = { en: textOf(form, 'subjectEn'), da: textOf(form, 'subjectDa') };
  const outcome = await createIssue(world, who, { subject });
  if (outcome.ok) throw redirect(`/admin/website/${outcome.key}?flash=created`, 303);
  return data<Problem>({ refusal: outcome.refusal, subject }, { status: 400 });
}

export default function NewIssue() {
  const words = useWords(issuesMessages);
  const refused = useActionResult<Problem>();
  const order = useLanguageOrder();
  return (
    <AdminFrame
      page="newsletter"
      title={words.newIssue}
      lead={words.newLead}
      back={{ href: issuesPath, label: words.back }}
    >
      {refused ? <Refused title={words.problem} text={words.refusals[refused.refusal]} /> : null}
      <Form method="post" className="admin-form" noValidate>
        {order.map((each) => (
          <TextField
            key={each}
            idPrefix="issue"
            name={each === 'en' ? 'subjectEn' : 'subjectDa'}
            label={words.subjects[each]}
            defaultValue={refused?.subject[each] ?? ''}
            maxLength={150}
          />
        ))}
        <div className="actions">
          <SubmitButton isPlain label={words.create} />
        </div>
      </Form>
    </AdminFrame>
  );
}
