import { timeText } from '#platform/media/time-text.ts';
import stylesheet from './hear-it.css?url';
import { playerData, useAttachedPlayer } from './player.tsx';
import { usePlayerWords, useSound } from './sounds.tsx';

export interface HearItProps {
  /** A sound of app/media/sounds, named after its picture. */
  name: string;
  /** The name of what is heard; the picture around it has its own description. */
  title?: string | undefined;
  /** The title is on the page already. */
  isTitleUnseen?: boolean;
  /** The note without its label, where there are many. */
  isCompact?: boolean;
}

/** A control of the plate around it, which is inked while it sounds. */
export function HearIt({ name, title, isTitleUnseen = false, isCompact = false }: HearItProps) {
  const host = useAttachedPlayer();
  const words = usePlayerWords();
  const sound = useSound(name);
  if (!words || !sound) return null;
  const { address, seconds, text, inked } = sound;
  return (
    <span
      ref={host}
      className={`hear-it${isCompact ? ' compact' : ''}`}
      data-island="player"
      data-inks={JSON.stringify(inked)}
      {...playerData(words.hear, words, seconds)}
    >
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      <button type="button" className="hear-button" data-part="button">
        <span className="note-button" />
        <span className={isCompact ? 'unseen' : 'hear-label'}>
          <span data-part="label">{words.hear}</span>
          {title && <span className="unseen">: </span>}
          {title && <span className={isTitleUnseen ? 'unseen' : 'unseen hear-piece'}>{title}</span>}
          <small data-part="time">{seconds === null ? '' : timeText(Math.round(seconds))}</small>
        </span>
      </button>
      <span className="unseen" role="status" data-part="status" />
      <audio src={address} preload="none" />
      <noscript>
        <a href={address}>
          {words.hear}
          {title && <span className="unseen">: {title}</span>}
        </a>
      </noscript>
      {text && <span className="hear-text">{text}</span>}
    </span>
  );
}
