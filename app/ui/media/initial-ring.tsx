/** In place of a portrait of someone of whom there is none: a whole note with the initial. */
export function InitialRing({ name }: { name: string }) {
  return (
    <span className="initial-ring" aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  );
}
