import type { Language } from '#studio/shared/language.ts';
import { KeysStage } from './keys-stage.tsx';
import { minuteMessages } from './minute.messages.ts';
import type { Problem } from './minute.ts';
import { PressButton } from './press-button.tsx';
import { type ResultProps, ResultStage } from './result-stage.tsx';
import { staveLines, widePane, wideStave } from './stave-drawing.ts';

interface StageProps {
  language: Language;
}

/** Each stage of the minute, of which the script shows one (app/client/range/): without React in the browser. */
export function MinuteStages({ language, ...result }: ResultProps) {
  return (
    <>
      <StartStage language={language} />
      <AskingStage language={language} />
      {problems.map((problem) => (
        <ProblemStage key={problem} problem={problem} language={language} />
      ))}
      <LivePicture />
      <SingingStage language={language} />
      <WordStage language={language} />
      <KeysStage language={language} />
      <ResultStage language={language} {...result} />
    </>
  );
}

const problems = [
  'refused',
  'none',
  'in-app',
  'interrupted',
  'hidden',
  'loud-room',
] as const satisfies Problem[];

function StartStage({ language }: StageProps) {
  const words = minuteMessages[language];
  return (
    <div className="wrap range-start" data-stage="start">
      <ol className="range-parts">
        {words.parts.map(({ name, text, seconds }, n) => (
          <li key={name}>
            <svg viewBox="0 0 96 50" aria-hidden="true">
              <path className="stave-lines" d="M0 38H96M0 32H96M0 26H96M0 20H96M0 14H96" />
              <path className="part-ink" d={partInk[n]} />
            </svg>
            <span>
              <strong>{name}</strong>
              <span className="hint">{text}</span>
            </span>
            <span className="range-seconds">{seconds} s</span>
          </li>
        ))}
      </ol>
      <div className="range-press">
        <p className="range-microphone">
          <HeadMark />
          <span>
            <strong>{words.microphoneOff}</strong>
            <span className="hint">{words.asksOnce}</span>
          </span>
        </p>
        <PressButton press="start" className="button" label={words.turnOn} />
        <p className="hint">{words.stays}</p>
        <p>
          <PressButton press="keys" className="text-link" label={words.useKeys} />
        </p>
      </div>
    </div>
  );
}

/** Speaking, a siren, and a note with vibrato. */
const partInk = [
  'M5 42c5-4 8-4 13-2s9 1 13-3 8-4 14-1 6 4 7 5M60 41c6-1 10 0 16 3s10 4 15 6',
  'M4 48c14-8 20-18 27-29S43 8 48 8s13 9 20 18 15 18 24 27',
  'M4 33c3-2 5-1 7 1s5 1 7-1 4-1 7 1 5 1 7-1 4-1 7 1 5 1 7-1 4-1 7 1 5 1 7-1 4-1 7 1 5 1 7-1 3 0 6-1',
];

function AskingStage({ language }: StageProps) {
  const words = minuteMessages[language];
  return (
    <div className="wrap range-words" data-stage="asking" hidden>
      <h2 tabIndex={-1}>{words.asking}</h2>
      <p className="lead">{words.askingText}</p>
      <p className="hint">{words.stays}</p>
    </div>
  );
}

function ProblemStage({ problem, language }: StageProps & { problem: Problem }) {
  const words = minuteMessages[language];
  const { heading, text, steps, action } = words.problems[problem];
  const wasSinging = problem === 'interrupted' || problem === 'hidden';
  return (
    <div data-stage={`problem-${problem}`} hidden>
      <RestPicture />
      <div className="wrap range-cue">
        <div className="range-words">
          <h2 tabIndex={-1}>{heading}</h2>
          <p className="lead">{text}</p>
          {steps.length > 0 && (
            <ol className="range-steps">
              {steps.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ol>
          )}
          {problem === 'in-app' && (
            <p className="range-address">
              <output data-part="address" />
              <PressButton press="copy" className="button ghost plain compact" label={words.copyAddress} />
            </p>
          )}
        </div>
        <div className="range-choice">
          <PressButton press="start" className="button" label={action} />
          <PressButton press="keys" className="text-link" label={words.useKeys} />
          {!wasSinging && <p className="hint">{words.nothingKept}</p>}
        </div>
      </div>
    </div>
  );
}

/** Also while the singer is asked how it was. */
function LivePicture() {
  return (
    <div className="range-picture" data-part="picture" hidden>
      <svg className="live-stave" viewBox="0 0 390 344" aria-hidden="true" data-part="live-stave">
        <path className="pane-shape" data-part="pane" />
        <path className="siren" data-part="siren" />
        <g data-part="stave" />
        <path className="ink" data-part="ink" />
        <g className="live-head" data-part="head" visibility="hidden">
          <ellipse rx="11" ry="8" transform="rotate(-20)" />
        </g>
        <text className="outermost" data-part="outermost" textAnchor="middle" />
      </svg>
    </div>
  );
}

function SingingStage({ language }: StageProps) {
  const words = minuteMessages[language];
  return (
    <div data-stage="singing" hidden>
      <div className="wrap range-cue">
        <div className="range-words">
          <h2 tabIndex={-1} data-part="cue">
            {words.cues.room.cue}
          </h2>
          <p className="lead" data-part="hint" />
          <p className="range-remark" data-part="remark" aria-hidden="true" />
          <p className="unseen" role="status" data-part="spoken" />
          <p className="hint" data-part="filtered" hidden>
            {words.filtered}
          </p>
        </div>
        <div className="range-controls">
          <p className="range-progress">
            <span className="range-heads" data-part="heads">
              <HeadMark />
              <HeadMark />
              <HeadMark />
              <HeadMark />
              <span className="hint" data-part="part" />
            </span>
            <span className="range-left" data-part="left" />
          </p>
          <p className="range-level">
            <svg viewBox="0 0 300 32" aria-hidden="true">
              <path className="ink" data-part="level" />
              <path className="hairpin" d="M0 16L298 2M0 16L298 30" />
            </svg>
            <span data-part="level-word" />
          </p>
          <p className="actions">
            <PressButton press="pause" className="button ghost plain" label={words.pause} />
            <PressButton press="skip" className="text-link" label={words.skip} />
            <PressButton press="stop" className="text-link" label={words.stop} />
          </p>
        </div>
      </div>
    </div>
  );
}

function HeadMark() {
  return (
    <svg className="head-mark" viewBox="0 0 18 14" aria-hidden="true">
      <ellipse cx="9" cy="7" rx="7" ry="4.8" transform="rotate(-18 9 7)" />
    </svg>
  );
}

function WordStage({ language }: StageProps) {
  const words = minuteMessages[language];
  return (
    <div data-stage="word" hidden>
      <div data-part="rest">
        <RestPicture />
      </div>
      <div className="wrap range-cue">
        <div className="range-words">
          <h2 tabIndex={-1} data-part="question">
            {words.notSure}
          </h2>
          <p className="lead" data-part="question-text" />
        </div>
        <div className="range-choice" data-part="certain">
          <PressButton press="easy" className="button plain" label={words.easy} />
          <PressButton press="pushed" className="button ghost plain" label={words.pushed} />
          <PressButton press="again" className="text-link" label={words.again} />
        </div>
        <div className="range-choice" data-part="doubtful">
          <PressButton press="again" className="button" label={words.again} />
          <PressButton press="pushed" className="button ghost" label={words.leaveIt} />
          <PressButton press="keys" className="text-link" label={words.useKeys} />
        </div>
      </div>
    </div>
  );
}

/** A rest below a fermata: nothing is sung. */
function RestPicture() {
  return (
    <svg
      className="range-rest"
      viewBox="0 0 1280 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="pane-shape" d={widePane} />
      <path className="stave-lines" d={staveLines(wideStave)} />
      <path
        className="ink"
        d="M716 222h64v14h-64zM748 144a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM694 160a54 50 0 0 1 108 0h-6a48 40 0 0 0-96 0z"
      />
    </svg>
  );
}
