export interface CaptionsFile {
  src: string;
  language: string;
  label: string;
}

/** `isShown`: from the start, in the first language. */
export function CaptionTracks({
  files,
  isShown = false,
}: {
  files: readonly CaptionsFile[];
  isShown?: boolean;
}) {
  return files.map(({ src, language, label }, index) => (
    <track
      key={language}
      kind="captions"
      src={src}
      srcLang={language}
      label={label}
      default={isShown && index === 0}
    />
  ));
}
