import { data } from 'react-router';
import { MoreSounds } from '#app/ui/media/sounds.tsx';
import { flashText } from '#app/web/forms/flash-message.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { recordingTexts } from '#studio/shared/content/recordings.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { changeTakePair } from '#studio/site/takes/edit-take-pair.ts';
import {
  gapsOf,
  isDrawn,
  placeOfTake,
  type TakeName,
  type TypedTakePair,
  takeNames,
} from '#studio/site/takes/take-pair.ts';
import { type TakePairRow, takePairRow, takesOf } from '#studio/site/takes/take-pairs.queries.ts';
import { describeTakes } from '../../../../site/takes/describe-takes.ts';
import stylesheet from '../../../../site/takes/takes.css?url';
import { takeSounds } from '../../../../site/takes/takes.data.ts';
import { drawTakes } from '../../../../site/takes/takes-drawing.ts';
import { TakesScore } from '../../../../site/takes/takes-score.tsx';
import { ConfirmButton } from '../../../action-buttons.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { ownersForm } from '../../../owners-form.ts';
import { idFrom, versionFrom } from '../../../read-action.ts';
import { type RecordProblem, type RefusedRecord, showSaved } from '../../../record-outcome.ts';
import { RecordPage, SaveForm } from '../../../record-page.tsx';
import { VisibilityButton } from '../../../row-actions.tsx';
import { RecordingPlace, type RecordingProblem } from '../recording-place.tsx';
import { recordingsPageMessages } from '../recordings.messages.ts';
import type { Route } from './+types/pair';
import { PairFields, pairForm } from './pair-form.tsx';
import { type ProofWords, proofMessages } from './proof.messages.ts';
import { pairPath, proofPath } from './proof-paths.ts';
import { TakeLine } from './take-line.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await ownerOnly('website', { request, context }, `${proofPath}/${params.pair}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const row = await takePairRow(world.db.query, idFrom(params.pair));
  if (!row) throw data(null, { status: 404 });
  const texts = await recordingTexts(world);
  const takes = takeNames.map((take) => {
    const place = placeOfTake(row, take);
    return { take, place, recording: texts[place] ?? null, isDrawn: isDrawn(row, take) };
  });
  const { id, name, version, is_visible: isVisible, is_sample: isSample } = row;
  return {
    pair: { id, name, version, isVisible, isSample, stored: typedOf(row), gaps: gapsOf(row) },
    consent: row.consented_on && {
      day: formats[language].shortDay(Temporal.PlainDate.from(row.consented_on)),
      text: row.consent_text,
    },
    takes,
    sounds: await takeSounds(world, language, row),
    score: scoreOf(row, language),
    done: flashText(request, proofMessages[language].flash),
  };
}

function scoreOf(row: TakePairRow, language: Language) {
  const takes = takesOf(row, language);
  if (!takes) return null;
  const { words, wordsLanguage } = takes;
  return { drawing: drawTakes(takes, words), description: describeTakes(takes, language), wordsLanguage };
}

function typedOf(row: TakePairRow): TypedTakePair {
  return {
    name: row.name,
    voiceEn: row.voice_en,
    voiceDa: row.voice_da,
    sessions: String(row.sessions),
    minutes: row.minutes === null ? '' : String(row.minutes),
    words: row.words,
    wordsLanguage: row.words_language,
    email: row.email,
    consentedOn: row.consented_on ?? '',
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm('website', args, pairPath);
  const typed = pairForm.read(form);
  const input = { id: idFrom(args.params.pair), version: versionFrom(form), typed };
  const outcome = await changeTakePair(world, { ...who, language }, input);
  return showSaved(outcome, { to: `${path}?flash=saved`, typed, words: proofMessages[language] });
}

type Result = RefusedRecord<TypedTakePair> | RecordingProblem | RecordProblem;

export default function Pair({ loaderData }: Route.ComponentProps) {
  const { pair, consent, takes, sounds, score, done } = loaderData;
  const result = useActionResult<Result>();
  const words = useWords(proofMessages);
  const refused = result && 'typed' in result ? result : null;
  return (
    <RecordPage
      page="proof"
      title={pair.name}
      back={{ href: proofPath, label: words.back }}
      problem={result && 'problem' in result ? result.problem : null}
      done={result ? null : done}
      words={words}
    >
      {pair.isSample && <p className="notice">{words.sampleNote}</p>}
      <Readiness pair={pair} words={words} />
      {score && (
        <section className="admin-section" aria-labelledby="lines">
          <link rel="stylesheet" href={stylesheet} precedence="parts" />
          <h2 id="lines">{words.drawing}</h2>
          <figure>
            <TakesScore {...score} />
          </figure>
        </section>
      )}
      {!pair.isSample && (
        <>
          <MoreSounds value={sounds}>
            <Takes
              pairId={pair.id}
              takes={takes}
              refused={result && 'textEn' in result ? result : null}
              words={words}
            />
          </MoreSounds>
          <SaveForm
            className="form admin-section"
            as={{ version: pair.version }}
            isRefused={refused !== null}
            button={words.save}
          >
            <PairFields state={refused ?? { typed: pair.stored, errors: {} }} words={words} />
          </SaveForm>
          {consent && (
            <p className="hint">
              {words.consented(consent.day)} {consent.text}
            </p>
          )}
        </>
      )}
      <section className="admin-section">
        <ConfirmButton
          to="deletion"
          as={{ version: pair.version }}
          label={words.remove}
          question={words.removeSure(pair.name)}
          yes={words.yes}
        />
      </section>
    </RecordPage>
  );
}

type LoaderData = Route.ComponentProps['loaderData'];

/** What is missing, or the button that shows it. */
function Readiness({ pair, words }: { pair: LoaderData['pair']; words: ProofWords }) {
  if (pair.gaps.length > 0)
    return (
      <section className="notice">
        <h2 className="h6">{words.gapsTitle}</h2>
        <ul>
          {pair.gaps.map((gap) => (
            <li key={gap}>{words.gaps[gap]}</li>
          ))}
        </ul>
      </section>
    );
  return (
    <VisibilityButton to="visibility" row={pair} label={pair.isVisible ? words.hide : words.showOnSite} />
  );
}

interface TakesProps {
  pairId: number;
  takes: LoaderData['takes'];
  refused: RecordingProblem | null;
  words: ProofWords;
}

function Takes({ pairId, takes, refused, words }: TakesProps) {
  const sounds = useWords(recordingsPageMessages);
  const recordingWords = { ...sounds, synthesised: words.noRecording, removeNote: words.removeNote };
  const nameOf = (take: TakeName) => words.takes[take];
  return (
    <section className="admin-section" id="takes" aria-labelledby="takes-heading">
      <h2 id="takes-heading">{words.recordings}</h2>
      <p className="hint">{words.recordingsHint}</p>
      {takes.map(
        ({ take, place, recording, isDrawn }) =>
          recording &&
          !isDrawn && (
            <TakeLine
              key={recording.id}
              title={nameOf(take)}
              place={place}
              recording={recording.id}
              to={`${proofPath}/${pairId}/takes/${take}/line`}
              words={words}
            />
          ),
      )}
      <noscript>
        <p className="notice">{words.needsScripts}</p>
      </noscript>
      <ul className="picture-slots">
        {takes.map(({ take, place, recording }) => (
          <RecordingPlace
            key={`${take} ${recording?.id}`}
            place={place}
            name={nameOf(take)}
            to={`takes/${take}/recording`}
            known={recording}
            answer={refused?.place === place ? refused : null}
            words={recordingWords}
          />
        ))}
      </ul>
    </section>
  );
}
