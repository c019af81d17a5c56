export interface CaptionsFile {
  src: string;
  language: string;
  label: string;
}

/** Captions in further languages, one track each; the first language's stands in the player itself. */
export function FurtherCaptions({ files }: { files: readonly CaptionsFile[] }) {
  return files
    .slice(1)
    .map(({ src, language, label }) => (
      <track key={language} kind="captions" src={src} srcLang={language} label={label} />
    ));
}
