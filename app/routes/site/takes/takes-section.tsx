import { InitialRing } from '#app/ui/media/initial-ring.tsx';
import { playerData } from '#app/ui/media/player.tsx';
import { MoreSounds, usePlayerWords, useSound } from '#app/ui/media/sounds.tsx';
import { timeText } from '#platform/media/time-text.ts';
import type { Language } from '#studio/shared/language.ts';
import { placeOfTake, type TakeName, takeNames } from '#studio/site/takes/take-pair.ts';
import { describeTakes } from './describe-takes.ts';
import stylesheet from './takes.css?url';
import type { TakesBlock } from './takes.data.ts';
import { takesMessages } from './takes.messages.ts';
import { drawTakes, type TakesDrawing } from './takes-drawing.ts';
import { TakesScore } from './takes-score.tsx';

interface TakesSectionProps {
  block: TakesBlock | null;
  language: Language;
  /** Below another button that books. */
  isSecond?: boolean;
  /** On a page with another next step than a session. */
  isProofOnly?: boolean;
}

/** One singer, the same line at the beginning and at the end of a session. Absent without a pair. */
export function TakesSection({ block, language, isSecond, isProofOnly }: TakesSectionProps) {
  if (!block) return null;
  const words = takesMessages[language];
  const { takes, sounds, booking, consultation } = block;
  const drawing = drawTakes(takes, takes.words);
  const between = takes.minutes === null ? null : words.minutes(takes.minutes);
  return (
    <section className="takes wrap" aria-labelledby="takes-heading">
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      <div className="takes-head">
        <h2 id="takes-heading">{isProofOnly ? words.heading : (between ?? words.heading)}</h2>
        <p className="lead">{isProofOnly && between ? `${between}.` : words.lead}</p>
      </div>
      <figure data-plate>
        <TakesScore
          drawing={drawing}
          description={describeTakes(takes, language)}
          wordsLanguage={takes.wordsLanguage}
        />
        <div className="takes-buttons">
          <MoreSounds value={sounds}>
            {takeNames.map((take) => (
              <Take key={take} take={take} place={takes.place} drawing={drawing} label={words[take]} />
            ))}
          </MoreSounds>
        </div>
      </figure>
      <div className="takes-foot">
        <p className="takes-singer">
          <InitialRing name={takes.name} />
          <span>
            <strong>{takes.name}</strong>{' '}
            {takes.isSample && <span className="sample-mark">{words.sample}</span>}
            <br />
            {[takes.voice, words.sessions(takes.sessions)].filter(Boolean).join(', ')}
          </span>
        </p>
        {!isProofOnly && (
          <p className="actions">
            {booking && (
              <a
                className={isSecond ? 'button ghost' : 'button'}
                href={booking.allHref}
                data-opens="booking-dialog"
              >
                {words.book(booking.price)}
              </a>
            )}
            <a className="text-link" href={consultation.href}>
              {words.talk(consultation.minutes)}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

interface TakeProps {
  take: TakeName;
  place: string;
  drawing: TakesDrawing;
  label: string;
}

function Take({ take, place, drawing, label }: TakeProps) {
  const words = usePlayerWords();
  const sound = useSound(placeOfTake({ place }, take));
  if (!words || !sound) return null;
  const { address, seconds } = sound;
  const length = seconds === null ? '' : timeText(Math.round(seconds));
  return (
    <div
      className={`take ${take}`}
      data-island="player"
      data-inks={JSON.stringify(drawing.inked[take])}
      {...playerData(words.play, words, seconds)}
    >
      <button type="button" data-part="button">
        <span className="note-button" />
        <span>
          <span className="unseen">
            <span data-part="label">{words.play}</span>:{' '}
          </span>
          {label}
          <small data-part="time">{length}</small>
        </span>
      </button>
      <span className="unseen" role="status" data-part="status" />
      <audio src={address} preload="none" />
      <noscript>
        <a href={address}>
          {label} {length}
        </a>
      </noscript>
    </div>
  );
}
