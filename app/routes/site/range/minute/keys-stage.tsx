import type { Language } from '#studio/shared/language.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import { keysMessages } from './keys.messages.ts';
import { PressButton } from './press-button.tsx';

const isBlack = (n: number) => [1, 3, 6, 8, 10].includes(n % 12);
const middleC = 60;
/** Two octaves; a phone shows the first. */
const keyCount = 25;

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
      <svg className="played-stave" viewBox="0 0 480 180" aria-hidden="true" data-part="played" />
      <div className="wrap range-keyboard">
        <PressButton press="octave-down" className="text-link" label={words.octaveDown} />
        <fieldset className="keys" aria-label={words.keyboard}>
          {Array.from({ length: keyCount }, (_, n) => (
            <PressButton
              press="key"
              key={noteName(middleC + n, 'en')}
              className={isBlack(n) ? 'key black' : 'key'}
              aria-pressed="false"
              data-key={n}
              label={noteName(middleC + n, language)}
            />
          ))}
        </fieldset>
        <PressButton press="octave-up" className="text-link" label={words.octaveUp} />
      </div>
      <div className="wrap range-words">
        <p role="status">
          <strong data-part="keys-status">{words.choose}</strong>
        </p>
        <p className="actions">
          <PressButton press="choose" className="button plain" aria-disabled="true" label={words.thisIsIt} />
          <PressButton press="next-key" className="button ghost plain" label={words.oneLower} />
          <PressButton press="start-over" className="text-link" label={words.back} />
        </p>
      </div>
    </div>
  );
}
