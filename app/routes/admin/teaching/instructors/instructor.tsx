import { data } from 'react-router';
import { hasPicture } from '#app/ui/media/picture.tsx';
import { flashText } from '#app/web/forms/flash-message.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { photographWords } from '#studio/shared/content/photographs.queries.ts';
import { recordingTexts } from '#studio/shared/content/recordings.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { changeInstructor } from '#studio/teaching/instructors/edit-instructor.ts';
import type { TypedInstructor } from '#studio/teaching/instructors/instructor.ts';
import { editedInstructor } from '#studio/teaching/instructors/instructors-for-owner.queries.ts';
import { ConfirmButton } from '../../action-buttons.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { idFrom, versionFrom } from '../../read-action.ts';
import { type RecordProblem, type RefusedRecord, showSaved } from '../../record-outcome.ts';
import { RecordPage, SaveForm } from '../../record-page.tsx';
import {
  PicturePlace,
  type PicturePlaceProps,
  type PictureProblem,
} from '../../site/website/picture-place.tsx';
import { picturesPageMessages } from '../../site/website/pictures.messages.ts';
import {
  RecordingPlace,
  type RecordingPlaceProps,
  type RecordingProblem,
} from '../../site/website/recording-place.tsx';
import { recordingsPageMessages } from '../../site/website/recordings.messages.ts';
import type { Route } from './+types/instructor';
import { instructorPage, instructorsPage } from './addresses.ts';
import { InstructorFields, instructorForm } from './instructor-form.tsx';
import { type InstructorsWords, instructorsMessages } from './instructors.messages.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('website', { request, context }, `/admin/instructors/${params.instructor}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const person = await editedInstructor(world, { ...who, language }, idFrom(params.instructor));
  if (!person) throw data(null, { status: 404 });
  const portrait = (await photographWords(world))[person.picture] ?? null;
  const recording = (await recordingTexts(world))[person.picture] ?? null;
  return { person, portrait, recording, done: flashText(request, instructorsMessages[language].flash) };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm('website', args, instructorPage);
  const typed = instructorForm.read(form);
  const id = idFrom(args.params.instructor);
  const outcome = await changeInstructor(world, who, { id, version: versionFrom(form), typed });
  return showSaved(outcome, { to: `${path}?flash=saved`, typed, words: instructorsMessages[language] });
}

type InstructorFilesResult = PictureProblem | RecordingProblem;

type Result = RefusedRecord<TypedInstructor> | InstructorFilesResult | RecordProblem;

export default function Instructor({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { person, portrait, recording, done } = loaderData;
  const result = useActionResult<Result>();
  const words = useWords(instructorsMessages);
  const refused = result && 'typed' in result ? result : null;
  return (
    <RecordPage
      page="instructors"
      title={person.name}
      back={{ href: instructorsPage, label: words.back }}
      problem={result && 'problem' in result ? result.problem : null}
      done={result ? null : done}
      words={words}
    >
      <SaveForm
        className="form instructor-form"
        as={{ version: person.version }}
        isRefused={refused !== null}
        button={words.save}
      >
        <InstructorFields
          state={refused ?? { typed: person.stored, errors: {} }}
          coachName={person.isCoach ? person.name : null}
          words={words}
        />
      </SaveForm>
      <InstructorFiles
        person={person}
        portrait={portrait}
        recording={recording}
        language={language}
        words={words}
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
    </RecordPage>
  );
}

interface InstructorFilesProps {
  person: { name: string; picture: string };
  portrait: PicturePlaceProps['known'];
  recording: RecordingPlaceProps['known'];
  result: InstructorFilesResult | null;
  language: Language;
  words: InstructorsWords;
}

function InstructorFiles(props: InstructorFilesProps) {
  const { person, portrait, recording, result, language, words } = props;
  const pictures = picturesPageMessages[language];
  const sounds = recordingsPageMessages[language];
  const place = person.picture;
  return (
    <section className="admin-section" aria-labelledby="instructor-files">
      <h2 id="instructor-files" className="unseen">
        {words.files}
      </h2>
      <ul className="picture-slots">
        <PicturePlace
          place={place}
          name={`${words.portrait}: ${person.name}`}
          to="portrait"
          known={portrait}
          answer={result && 'focus' in result ? result : null}
          words={
            hasPicture(place)
              ? pictures
              : { ...pictures, drawn: words.noPortrait, removeNote: words.initialShown }
          }
        />
        <RecordingPlace
          place={place}
          name={`${words.recording}: ${person.name}`}
          to="recording"
          known={recording}
          answer={result && 'textEn' in result ? result : null}
          words={{ ...sounds, synthesised: words.noRecording, removeNote: words.nothingPlayed }}
        />
      </ul>
    </section>
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
