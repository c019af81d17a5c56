import { type CaptionsFile, FurtherCaptions } from './caption-tracks.tsx';

export interface VideoProps {
  src: string;
  /** What is said, the reader's language first; none where nobody has written it down. */
  captions?: readonly CaptionsFile[];
  /** A picture in its place until somebody presses play. */
  poster?: string;
  caption?: string;
  /** For those who listen; absent: the caption says it. */
  title?: string;
  /** Its proportions, so that nothing moves. */
  width?: number;
  height?: number;
}

/** A film of ours in the browser's own player: keys, captions and full screen as everybody knows them. */
export function Video({
  src,
  captions = [],
  poster,
  caption,
  title,
  width = 1280,
  height = 720,
}: VideoProps) {
  const [first] = captions;
  return (
    <figure className="video-frame">
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
        <track
          kind="captions"
          src={first?.src}
          srcLang={first?.language}
          label={first?.label}
          default={first !== undefined}
        />
        <FurtherCaptions files={captions} />
      </video>
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
}
