export interface VideoProps {
  src: string;
  /** Captions in the language of what is spoken; absent where nobody has written them. */
  captions?: { src: string; language: string; label: string };
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
export function Video({ src, captions, poster, caption, title, width = 1280, height = 720 }: VideoProps) {
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
          src={captions?.src}
          srcLang={captions?.language}
          label={captions?.label}
          default={captions !== undefined}
        />
      </video>
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
}
