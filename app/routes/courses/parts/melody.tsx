import { RichText } from '#app/web/rich-text/rich-text.tsx';
import type { RichText as RichTextValue } from '#studio/shared/content/rich-text/rich-text.ts';
export interface MelodyNote {
  key: string;
  over: string;
  title: string;
  text: RichTextValue;
}

/** Drawn as notes on one staff. */
export function Melody({ notes }: { notes: readonly MelodyNote[] }) {
  return (
    <ol className="melody">
      {notes.map((note, index) => (
        <li className={`reveal delay-${Math.min(9, index)}`} key={note.key}>
          <p className="over">{note.over}</p>
          <h3>{note.title}</h3>
          <RichText value={note.text} />
        </li>
      ))}
    </ol>
  );
}
