import { data, Form, redirect, useNavigation } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { createQuestion } from '#studio/applications/questions/edit-question.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { AdminFrame, adminMeta } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { Refused } from '../../refused.tsx';
import type { Route } from './+types/new-question';
import { programmeOf, questionsPage, questionsPath } from './addresses.ts';
import { emptyQuestion, QuestionFields, type QuestionResult, questionFromForm } from './question-form.tsx';
import { questionsMessages } from './questions.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/catalogue/<id>/questions/new` */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = questionsPath(params.programme);
  await ownerOnly(request, context, `${path}/new`);
  const programme = await programmeOf(context, params.programme);
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(worldOf(context));
  return { path, programme, language, studioName, idempotencyKey: newIdempotencyKey() };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, form } = await ownersForm(args, `${questionsPage}/new`);
  const offerId = args.params.programme;
  const typed = questionFromForm(form);
  const outcome = await createQuestion(world, who, { offerId, typed, once: withIdempotency(form) });
  if (outcome.ok) throw redirect(`${questionsPath(offerId)}?flash=created`, 303);
  const { refusal, faults } = outcome;
  if (refusal === 'not-found') throw data(null, { status: 404 });
  const message = questionsMessages[language].refusals[refusal];
  return data<QuestionResult>({ typed, faults, message }, { status: refusal === 'invalid' ? 400 : 409 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && questionsMessages[loaderData.language].newTitle, loaderData?.studioName);
}

export default function NewQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { path, programme, language, studioName, idempotencyKey } = loaderData;
  const words = questionsMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <AdminFrame
      page="offers"
      title={words.newTitle}
      lead={words.lead(programme.title)}
      back={
        <TextLink href={path} leads="back">
          {words.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {actionData && <Refused title={words.notSaved} text={actionData.message} />}
      <Form method="post" className="form question-form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        <QuestionFields
          typed={actionData?.typed ?? emptyQuestion}
          faults={actionData?.faults ?? {}}
          button={words.create}
          {...{ words, isBusy }}
        />
      </Form>
    </AdminFrame>
  );
}
