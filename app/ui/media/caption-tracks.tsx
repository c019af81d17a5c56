export interface CaptionsFile {
  src: string;
  language: string;
  label: string;
}

/** The first track is in the player itself. */
export function FurtherCaptions({ files }: { files: readonly CaptionsFile[] }) {
  return files
    .slice(1)
    .map(({ src, language, label }) => (
      <track key={language} kind="captions" src={src} srcLang={language} label={label} />
    ));
}
