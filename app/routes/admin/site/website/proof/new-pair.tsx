import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { useWords } from '#app/web/words.ts';
import { createTakePair } from '#studio/site/takes/edit-take-pair.ts';
import { ownerOnly } from '../../../owner-only.ts';
import { ownersForm } from '../../../owners-form.ts';
import { showSaved } from '../../../record-outcome.ts';
import { RecordPage, SaveForm } from '../../../record-page.tsx';
import type { Route } from './+types/new-pair';
import { PairFields, pairForm } from './pair-form.tsx';
import { proofMessages } from './proof.messages.ts';
import { proofPath } from './proof-paths.ts';

const path = `${proofPath}/new`;

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('website', { request, context }, path);
  return { idempotencyKey: newIdempotencyKey() };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, form } = await ownersForm('website', args, path);
  const typed = pairForm.read(form);
  const outcome = await createTakePair(world, { ...who, language }, { typed, once: withIdempotency(form) });
  const to = outcome.ok ? `${proofPath}/${outcome.id}?flash=created` : '';
  return showSaved(outcome, { to, typed, words: proofMessages[language] });
}

export default function NewPair({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(proofMessages);
  return (
    <RecordPage
      page="proof"
      title={words.newTitle}
      lead={words.newLead}
      back={{ href: proofPath, label: words.back }}
      problem={actionData?.problem}
      done={null}
      words={words}
    >
      <SaveForm className="form" as={loaderData} isRefused={actionData !== undefined} button={words.create}>
        <PairFields state={actionData ?? { typed: pairForm.empty, errors: {} }} words={words} />
      </SaveForm>
    </RecordPage>
  );
}
