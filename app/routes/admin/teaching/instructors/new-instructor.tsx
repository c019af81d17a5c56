import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { useWords } from '#app/web/words.ts';
import { createInstructor } from '#studio/teaching/instructors/edit-instructor.ts';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { showSaved } from '../../record-outcome.ts';
import { RecordPage, SaveForm } from '../../record-page.tsx';
import type { Route } from './+types/new-instructor';
import { instructorsPage } from './addresses.ts';
import { InstructorFields, instructorForm } from './instructor-form.tsx';
import { instructorsMessages } from './instructors.messages.ts';

const path = '/admin/instructors/new';

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('website', { request, context }, path);
  return { idempotencyKey: newIdempotencyKey() };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, form } = await ownersForm('website', args, path);
  const typed = instructorForm.read(form);
  const outcome = await createInstructor(world, who, { typed, once: withIdempotency(form) });
  const to = outcome.ok ? `${instructorsPage}/${outcome.id}?flash=created` : '';
  return showSaved(outcome, { to, typed, words: instructorsMessages[language] });
}

export default function NewInstructor({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(instructorsMessages);
  return (
    <RecordPage
      page="instructors"
      title={words.newTitle}
      lead={words.newLead}
      back={{ href: instructorsPage, label: words.back }}
      problem={actionData?.problem}
      done={null}
      words={words}
    >
      <SaveForm
        className="form instructor-form"
        as={loaderData}
        isRefused={actionData !== undefined}
        button={words.create}
      >
        <InstructorFields
          state={actionData ?? { typed: instructorForm.empty, errors: {} }}
          coachName={null}
          words={words}
        />
      </SaveForm>
    </RecordPage>
  );
}
