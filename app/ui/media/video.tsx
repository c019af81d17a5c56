import { type CaptionsFile, CaptionTracks } from './caption-tracks.tsx';
import { PlayerStyles } from './player-styles.tsx';

export interface VideoProps {
  src: string;
  /** Captions, the reader's language first. */
  captions?: readonly CaptionsFile[];
  poster?: string;
  caption?: string;
  /** For screen readers; absent: the caption is used. */
  title?: string;
  /** Prevents layout shift. */
  width?: number;
  height?: number;
}

/** The browser's player, for its keyboard control, captions and full screen. */
export function Video({
  src,
  captions = [],
  poster,
  caption,
  title,
  width = 1280,
  height = 720,
}: VideoProps) {
  return (
    <figure className="video-frame">
      <PlayerStyles />
      <video
        className="video"
        src={src}
        poster={poster}
        width={width}
        height={height}
        preload="none"
        controls
        aria-label={title}
      >
        <CaptionTracks files={captions} isShown />
      </video>
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
}
