import { type CaptionsFile, CaptionTracks } from './caption-tracks.tsx';
import { PlayButton, PlayerTime, playerData, SeekBar, useAttachedPlayer } from './player.tsx';
import { PlayerStyles } from './player-styles.tsx';
import { usePlayerWords } from './sounds.tsx';

export interface VideoProps {
  src: string;
  title: string;
  /** Captions, the reader's language first. */
  captions?: readonly CaptionsFile[];
  poster?: string;
  seconds?: number | null;
  caption?: string;
  /** Prevents layout shift. */
  width?: number;
  height?: number;
  /** On pages without hydration: attached by the island's script on the first touch. */
  isIsland?: boolean;
}

/** Without scripts and in full screen the browser's own controls are shown; nothing is loaded before play is pressed. */
export function Video(props: VideoProps) {
  const { src, title, captions = [], poster, seconds = null, caption, isIsland = false } = props;
  const { width = 1280, height = 720 } = props;
  const host = useAttachedPlayer();
  const words = usePlayerWords();
  if (!words) return null;
  return (
    <section
      ref={host}
      className="player film"
      aria-label={title}
      data-island={isIsland ? 'player' : undefined}
      {...playerData(words.play, words, seconds)}
    >
      <PlayerStyles />
      <video
        className="video"
        preload="none"
        controls
        aria-label={title}
        src={src}
        poster={poster}
        width={width}
        height={height}
      >
        <CaptionTracks files={captions} isShown />
      </video>
      <div className="player-controls">
        <PlayButton words={words} title={title} />
        <SeekBar words={words} seconds={seconds} />
        <PlayerTime seconds={seconds} />
        <p className="film-buttons">
          {captions.map(({ language, label }, index) => (
            <button type="button" data-captions={language} aria-pressed={index === 0} key={language}>
              {label}
            </button>
          ))}
          <button type="button" data-part="screen">
            {words.fullScreen}
          </button>
        </p>
        <p className="player-status" role="status" data-part="status" />
      </div>
      {caption && <p className="caption">{caption}</p>}
    </section>
  );
}
