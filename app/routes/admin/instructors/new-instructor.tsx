import { data, Form, redirect, useNavigation } from 'react-router';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { useWords } from '#app/web/words.ts';
import { createInstructor } from '#studio/teaching/instructors/edit-instructor.ts';
import { AdminFrame } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { ownersForm } from '../owners-form.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/new-instructor';
import { InstructorFields, type InstructorResult, instructorFromForm } from './instructor-form.tsx';
import { instructorsMessages } from './instructors.messages.ts';

const path = '/admin/instructors/new';

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('website', { request, context }, path);
  return { idempotencyKey: newIdempotencyKey() };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, form } = await ownersForm('website', args, path);
  const typed = instructorFromForm(form);
  const outcome = await createInstructor(world, who, { typed, once: withIdempotency(form) });
  if (outcome.ok) throw redirect(`/admin/instructors/${outcome.id}?flash=created`, 303);
  const message = instructorsMessages[language].refusals[outcome.refusal];
  return data<InstructorResult>({ typed, faults: outcome.faults, message }, { status: 400 });
}

const nothing = { ...instructorFromForm(new FormData()), isVisible: true };

export default function NewInstructor({ loaderData, actionData }: Route.ComponentProps) {
  const { idempotencyKey } = loaderData;
  const words = useWords(instructorsMessages);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <AdminFrame
      page="instructors"
      title={words.newTitle}
      lead={words.newLead}
      back={{ href: '/admin/instructors', label: words.back }}
    >
      {actionData && <Refused title={words.notSaved} text={actionData.message} />}
      <Form method="post" className="form instructor-form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        <InstructorFields
          typed={actionData?.typed ?? nothing}
          faults={actionData?.faults ?? {}}
          coachName={null}
          button={words.create}
          {...{ words, isBusy }}
        />
      </Form>
    </AdminFrame>
  );
}
