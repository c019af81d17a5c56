import type { Language } from '#studio/shared/language.ts';
import { keepMessages } from '../keep/keep.messages.ts';
import { KeepPart } from '../keep/keep-part.tsx';
import { PressButton } from './press-button.tsx';
import { resultMessages } from './result.messages.ts';

export interface ResultProps {
  language: Language;
  studioName: string;
  bookLabel: string;
  bookHref: string;
}

/** Filled by the script from its result: no number of a voice is ever on the server's page. */
export function ResultStage({ language, studioName, bookLabel, bookHref }: ResultProps) {
  const words = resultMessages[language];
  return (
    <div data-stage="result" hidden>
      <div className="wrap range-words">
        <p className="hint">{words.kicker}</p>
        <h2 tabIndex={-1} data-part="headline">
          {words.notEnough}
        </h2>
        <div data-part="sentences" />
      </div>
      <div className="result-stave" data-part="result-stave">
        <svg className="on-phone" aria-hidden="true" />
        <svg className="on-wide" aria-hidden="true" />
      </div>
      <div className="wrap range-after">
        <p className="actions">
          <a className="button" href={bookHref}>
            {bookLabel}
          </a>
          <a className="button ghost plain" href="#range-card" data-part="to-card" hidden>
            {keepMessages[language].card}
          </a>
          <PressButton press="again-up" className="button ghost plain" label={words.again.up} />
          <PressButton press="again-down" className="button ghost plain" label={words.again.down} />
          <PressButton press="start-over" className="text-link" label={words.repeat} />
        </p>
        <div className="range-columns">
          <dl className="range-facts" data-part="facts" />
          <section className="range-voices" data-part="voices">
            <h3>{words.parts}</h3>
            <p className="hint">{words.partsText}</p>
            <ul data-part="parts" />
          </section>
          <KeepPart language={language} studioName={studioName} />
        </div>
      </div>
    </div>
  );
}
