import { type ReactNode, useEffect, useRef } from 'react';
import { FieldError } from '../forms/field-frame.tsx';
import { type Playing, playedPercent, timeText } from './player-model.ts';

export interface PlayerWords {
  play: string;
  pause: string;
  seek: string;
  loading: string;
  /** The error and the alternatives. */
  failed: string;
}

export interface PlayerFaceProps {
  title: string;
  playing: Playing;
  words: PlayerWords;
  plate?: ReactNode;
  /** The current caption; absent: there are none. */
  caption?: { text: string; language: string };
  /** Why it cannot be played yet. */
  offNote?: string;
  onToggle?: () => void;
  onSeek?: (second: number) => void;
}

/** Presentational: state and handlers come as props. */
export function PlayerFace(props: PlayerFaceProps) {
  const { title, playing, words, plate, caption, offNote, onToggle, onSeek } = props;
  const { state, at, length } = playing;
  const seek = useRef<HTMLInputElement>(null);
  const percent = playedPercent(playing);
  useEffect(() => {
    // Set by script: our CSP forbids style attributes in HTML.
    seek.current?.style.setProperty('--played', `${percent}%`);
  }, [percent]);
  const isOff = offNote !== undefined || state === 'failed';
  const isPlaying = state === 'playing';
  return (
    <section className="player" aria-label={title} aria-busy={state === 'loading' || undefined}>
      <div className="player-plate">{plate}</div>
      <button
        type="button"
        className="play"
        aria-label={`${isPlaying ? words.pause : words.play}: ${title}`}
        aria-pressed={isPlaying}
        disabled={isOff}
        onClick={onToggle}
      />
      <p className="player-title">{title}</p>
      <p className="player-time">
        {timeText(at)}
        {length !== null && <small> / {timeText(length)}</small>}
      </p>
      <input
        ref={seek}
        className="seek"
        type="range"
        min={0}
        max={Math.max(1, Math.floor(length ?? 0))}
        value={Math.min(Math.floor(at), Math.floor(length ?? at))}
        step={1}
        aria-label={words.seek}
        aria-valuetext={length === null ? timeText(at) : `${timeText(at)} / ${timeText(length)}`}
        disabled={isOff || length === null}
        onChange={(event) => onSeek?.(Number(event.target.value))}
      />
      {caption && (
        <p className="player-captions" lang={caption.language}>
          {caption.text}
        </p>
      )}
      {state === 'loading' && (
        <p className="hint" role="status">
          {words.loading}
        </p>
      )}
      {offNote && <p className="hint">{offNote}</p>}
      {state === 'failed' && <FieldError id={null} text={words.failed} />}
    </section>
  );
}
