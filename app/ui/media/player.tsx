import { type AudioHTMLAttributes, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CaptionsFile, FurtherCaptions } from './caption-tracks.tsx';
import type { Playing } from './player-model.ts';
import { PlayerFace, type PlayerWords } from './player-view.tsx';

export interface PlayerProps {
  src: string;
  title: string;
  words: PlayerWords;
  plate?: ReactNode;
  /** Captions, the reader's language first. */
  captions?: readonly CaptionsFile[];
}

/** Browsers show no captions for audio, so the player renders the current line. */
export function Player({ src, title, words, plate, captions = [] }: PlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<Playing>({ state: 'idle', at: 0, length: null });
  const [caption, setCaption] = useState('');
  const [isAwake, setIsAwake] = useState(false);
  const change = (changes: Partial<Playing>) => setPlaying((before) => ({ ...before, ...changes }));
  const [first] = captions;
  const listen = () => {
    const track = audio.current?.textTracks[0];
    if (!track || !first) return;
    // 'hidden' loads the cues and fires events; 'showing' displays nothing for audio.
    track.mode = 'hidden';
    track.oncuechange = () => setCaption(cuesIn(track.activeCues));
  };
  const wake = useEffectEvent(() => {
    setIsAwake(true);
    const early = audio.current;
    if (!early || early.paused) return;
    listen();
    change({ state: 'playing', at: early.currentTime, length: finite(early.duration) });
  });
  useEffect(() => wake(), []);
  const sound = (
    <audio
      ref={audio}
      src={src}
      preload="none"
      controls={!isAwake}
      hidden={isAwake}
      aria-label={title}
      onPlay={listen}
      {...playbackHandlers(change)}
    >
      <track kind="captions" src={first?.src} srcLang={first?.language} label={first?.label} />
      <FurtherCaptions files={captions} />
    </audio>
  );
  // The audio element keeps its position in the tree: remounting would stop it.
  return (
    <div className={isAwake ? undefined : 'player'}>
      {isAwake ? (
        <PlayerFace
          {...{ title, words, playing, plate }}
          {...(first ? { caption: { text: caption, language: first.language } } : {})}
          onToggle={() => toggle(audio.current, change)}
          onSeek={(second) => {
            if (audio.current) audio.current.currentTime = second;
            change({ at: second });
          }}
        />
      ) : (
        <p className="player-title">{title}</p>
      )}
      {sound}
    </div>
  );
}

function playbackHandlers(
  change: (changes: Partial<Playing>) => void,
): AudioHTMLAttributes<HTMLAudioElement> {
  return {
    onWaiting: () => change({ state: 'loading' }),
    onPlaying: () => change({ state: 'playing' }),
    onPause: () => change({ state: 'paused' }),
    onEnded: () => change({ state: 'paused' }),
    onError: () => change({ state: 'failed' }),
    onDurationChange: (event) => change({ length: finite(event.currentTarget.duration) }),
    onTimeUpdate: (event) => change({ at: event.currentTarget.currentTime }),
  };
}

function cuesIn(cues: TextTrackCueList | null): string {
  return [...(cues ?? [])].map((cue) => ('text' in cue ? String(cue.text) : '')).join(' ');
}

function toggle(audio: HTMLAudioElement | null, change: (changes: Partial<Playing>) => void): void {
  if (!audio) return;
  if (!audio.paused) {
    audio.pause();
    return;
  }
  change({ state: 'loading' });
  // Rejects for unsupported audio; the error event reports the same.
  audio.play().catch(() => change({ state: 'failed' }));
}

function finite(seconds: number): number | null {
  return Number.isFinite(seconds) ? seconds : null;
}
