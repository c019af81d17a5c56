import { data, Form, redirect, useNavigation } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { photographWords } from '#studio/shared/content/photographs.queries.ts';
import { recordingTexts } from '#studio/shared/content/recordings.queries.ts';
import { changeInstructor } from '#studio/teaching/instructors/edit-instructor.ts';
import { editedInstructor } from '#studio/teaching/instructors/instructors-for-owner.queries.ts';
import { ConfirmButton } from '../action-buttons.tsx';
import { AdminFrame } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { ownersForm } from '../owners-form.ts';
import { versionFrom } from '../read-action.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/instructor';
import { instructorPage } from './addresses.ts';
import { type ArrangeProblem, instructorId } from './arrange-instructor.ts';
import { InstructorFiles, type InstructorFilesResult } from './instructor-files.tsx';
import { InstructorFields, type InstructorResult, instructorFromForm } from './instructor-form.tsx';
import { type InstructorsWords, instructorsFlash, instructorsMessages } from './instructors.messages.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('website', { request, context }, `/admin/instructors/${params.instructor}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const person = await editedInstructor(world, { ...who, language }, instructorId(params.instructor));
  if (!person) throw data(null, { status: 404 });
  const portrait = (await photographWords(world))[person.picture] ?? null;
  const recording = (await recordingTexts(world))[person.picture] ?? null;
  return { person, portrait, recording, flash: instructorsFlash(request) };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm('website', args, instructorPage);
  const typed = instructorFromForm(form);
  const id = instructorId(args.params.instructor);
  const outcome = await changeInstructor(world, who, { id, version: versionFrom(form), typed });
  if (outcome.ok) throw redirect(`${path}?flash=saved`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  const message = instructorsMessages[language].refusals[outcome.refusal];
  const status = refusalStatus(outcome.refusal);
  return data<InstructorResult>({ typed, faults: outcome.faults, message }, { status });
}

type Result = InstructorResult | InstructorFilesResult | ArrangeProblem;

export default function Instructor({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { person, portrait, recording, flash } = loaderData;
  const result = useActionResult<Result>();
  const words = useWords(instructorsMessages);
  const isBusy = useNavigation().formMethod === 'POST';
  const typed = result && 'typed' in result ? result : null;
  const problem = typed?.message ?? (result && 'problem' in result ? result.problem : null);
  return (
    <AdminFrame
      page="instructors"
      title={person.name}
      back={{ href: '/admin/instructors', label: words.back }}
    >
      {problem ? (
        <Refused title={words.notSaved} text={problem} />
      ) : (
        <Done text={result ? null : flash && words.flash[flash]} />
      )}
      {/* A new version fills the fields again. */}
      <Form method="post" className="form instructor-form" noValidate key={typed ? 'typed' : person.version}>
        <input type="hidden" name="version" value={person.version} />
        <InstructorFields
          typed={typed?.typed ?? person.stored}
          faults={typed?.faults ?? {}}
          coachName={person.isCoach ? person.name : null}
          button={words.save}
          {...{ words, isBusy }}
        />
      </Form>
      <InstructorFiles
        {...{ person, portrait, recording, language, isBusy, words }}
        result={result && 'reason' in result ? result : null}
      />
      {!person.isCoach && (
        <section className="admin-section">
          <ConfirmButton
            to="deletion"
            as={{ version: person.version }}
            label={words.remove}
            question={removalQuestion(person, words)}
            yes={words.yes}
          />
        </section>
      )}
    </AdminFrame>
  );
}

/** States what refers to the person. */
function removalQuestion(
  { name, claims, offers }: Route.ComponentProps['loaderData']['person'],
  words: InstructorsWords,
): string {
  const referring = [
    ...(offers.length > 0 ? [words.removeOffers(offers)] : []),
    ...(claims.all > 0 ? [words.removeClaims(claims)] : []),
  ];
  return [words.removeSure(name), ...(referring.length > 0 ? referring : [words.removeNothing])].join(' ');
}
