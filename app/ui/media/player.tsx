import { useEffect, useRef } from 'react';
import { timeText } from '#platform/media/time-text.ts';
import { attachPlayer } from './attach-player.ts';
import { type CaptionsFile, CaptionTracks } from './caption-tracks.tsx';
import type { PlayerTexts, PlayerWords } from './player-parts.ts';
import { PlayerStyles } from './player-styles.tsx';
import { usePlayerWords } from './sounds.tsx';

export interface PlayerProps {
  src: string;
  title: string;
  seconds?: number | null;
  /** Captions, the reader's language first. */
  captions?: readonly CaptionsFile[];
  /** What is heard, where there are no captions. */
  text?: string | undefined;
  /** On pages without hydration: attached by the island's script on the first touch. */
  isIsland?: boolean;
}

/** Without scripts the browser's own controls are shown; nothing is loaded before play is pressed. */
export function Player(props: PlayerProps) {
  const { src, title, seconds = null, captions = [], text, isIsland = false } = props;
  const host = useAttachedPlayer();
  const words = usePlayerWords();
  if (!words) return null;
  return (
    <section
      ref={host}
      className="player"
      aria-label={title}
      data-island={isIsland ? 'player' : undefined}
      {...playerData(words.play, words, seconds)}
    >
      <PlayerStyles />
      <p className="player-title">{title}</p>
      {/* Outside the controls: remounting or hiding its parent would stop it. */}
      <audio src={src} preload="none" controls aria-label={title}>
        <CaptionTracks files={captions} />
      </audio>
      <div className="player-controls">
        <PlayButton words={words} title={title} />
        <PlayerTime seconds={seconds} />
        <SeekBar words={words} seconds={seconds} />
        {captions[0] && <p className="player-captions" data-part="caption" lang={captions[0].language} />}
        <p className="player-status" role="status" data-part="status" />
      </div>
      {text && <p className="player-text">{text}</p>}
    </section>
  );
}

export function PlayButton({ words, title }: { words: PlayerWords; title: string }) {
  return (
    <button type="button" className="note-button" data-part="button">
      <span className="unseen">
        <span data-part="label">{words.play}</span>: {title}
      </span>
    </button>
  );
}

export function SeekBar({ words, seconds }: { words: PlayerWords; seconds: number | null }) {
  return (
    <input
      className="seek"
      data-part="seek"
      type="range"
      min={0}
      max={Math.max(1, Math.floor(seconds ?? 0))}
      defaultValue={0}
      step={1}
      aria-label={words.seek}
      aria-valuetext={timeText(0)}
    />
  );
}

export function PlayerTime({ seconds }: { seconds: number | null }) {
  return (
    <p className="player-time" data-part="time">
      {timeText(Math.round(seconds ?? 0))}
    </p>
  );
}

export function useAttachedPlayer() {
  const host = useRef<HTMLElement>(null);
  useEffect(() => (host.current ? attachPlayer(host.current) : undefined), []);
  return host;
}

export function playerData(play: string, words: PlayerWords, seconds: number | null) {
  const { pause, loading, failed, again } = words;
  const texts: PlayerTexts = { play, pause, loading, failed, again };
  return { 'data-state': 'idle', 'data-seconds': seconds ?? undefined, 'data-texts': JSON.stringify(texts) };
}
