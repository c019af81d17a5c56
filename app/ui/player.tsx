import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlayerFace, type PlayerWords } from './player-face.tsx';
import type { Playing } from './player-model.ts';

export interface PlayerProps {
  src: string;
  title: string;
  words: PlayerWords;
  plate?: ReactNode;
  /** What is sung or said, with times; absent where nobody has written it down. */
  captions?: { src: string; language: string; label: string };
}

/**
 * Plays a recording of ours. Before its script is there it is the browser's own player; nothing of the sound is
 * fetched before somebody presses play.
 */
export function Player({ src, title, words, plate, captions }: PlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<Playing>({ state: 'idle', at: 0, length: null });
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const change = (changes: Partial<Playing>) => setPlaying((before) => ({ ...before, ...changes }));
  const sound = (
    <audio
      ref={audio}
      src={src}
      preload="none"
      controls={!isAwake}
      hidden={isAwake}
      aria-label={title}
      onWaiting={() => change({ state: 'loading' })}
      onPlaying={() => change({ state: 'playing' })}
      onPause={() => change({ state: 'paused' })}
      onEnded={() => change({ state: 'paused' })}
      onError={() => change({ state: 'failed' })}
      onDurationChange={(event) => change({ length: finite(event.currentTarget.duration) })}
      onTimeUpdate={(event) => change({ at: event.currentTarget.currentTime })}
    >
      <track kind="captions" src={captions?.src} srcLang={captions?.language} label={captions?.label} />
    </audio>
  );
  if (!isAwake) {
    return (
      <div className="player">
        <p className="player-title">{title}</p>
        {sound}
      </div>
    );
  }
  return (
    <>
      <PlayerFace
        {...{ title, words, playing, plate }}
        onToggle={() => toggle(audio.current, change)}
        onSeek={(second) => {
          if (audio.current) audio.current.currentTime = second;
          change({ at: second });
        }}
      />
      {sound}
    </>
  );
}

function toggle(audio: HTMLAudioElement | null, change: (changes: Partial<Playing>) => void): void {
  if (!audio) return;
  if (!audio.paused) {
    audio.pause();
    return;
  }
  change({ state: 'loading' });
  // Refused where the browser has no sound for it; the error event says so too.
  audio.play().catch(() => change({ state: 'failed' }));
}

function finite(seconds: number): number | null {
  return Number.isFinite(seconds) ? seconds : null;
}
