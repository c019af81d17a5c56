import type { Language } from '#studio/shared/language.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import { keysMessages } from './keys.messages.ts';

const isBlack = (n: number) => [1, 3, 6, 8, 10].includes(n % 12);
const middleC = 60;

export function KeysStage({ language }: { language: Language }) {
  const words = keysMessages[language];
  return (
    <div data-stage="keys" hidden>
      <div className="wrap range-words">
        <p className="hint">{words.kicker}</p>
        <h2 tabIndex={-1} data-part="keys-heading">
          {words.lowest}
        </h2>
        <p className="lead" data-part="keys-text">
          {words.lowestText}
        </p>
      </div>
      <svg className="played-stave" viewBox="0 0 780 220" aria-hidden="true" data-part="played" />
      <div className="wrap range-keyboard">
        <button type="button" className="text-link" data-press="octave-down">
          {words.octaveDown}
        </button>
        <fieldset className="keys" aria-label={words.keyboard}>
          {Array.from({ length: 13 }, (_, n) => (
            <button
              type="button"
              key={noteName(middleC + n, 'en')}
              className={isBlack(n) ? 'key black' : 'key'}
              aria-pressed="false"
              data-press="key"
              data-key={n}
            >
              {noteName(middleC + n, language)}
            </button>
          ))}
        </fieldset>
        <button type="button" className="text-link" data-press="octave-up">
          {words.octaveUp}
        </button>
      </div>
      <div className="wrap range-words">
        <p role="status">
          <strong data-part="keys-status">{words.choose}</strong>
        </p>
        <p className="actions">
          <button type="button" className="button plain" data-press="choose" aria-disabled="true">
            {words.thisIsIt}
          </button>
          <button type="button" className="button ghost plain" data-press="next-key">
            {words.oneLower}
          </button>
          <button type="button" className="text-link" data-press="start-over">
            {words.back}
          </button>
        </p>
      </div>
    </div>
  );
}
