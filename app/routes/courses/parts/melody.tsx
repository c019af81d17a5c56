export interface MelodyNote {
  key: string;
  over: string;
  title: string;
  text: string;
}

/** Drawn as notes on one staff. */
export function Melody({ notes }: { notes: readonly MelodyNote[] }) {
  return (
    <ol className="melody">
      {notes.map((note, index) => (
        <li className={`reveal delay-${Math.min(9, index)}`} key={note.key}>
          <p className="over">{note.over}</p>
          <h3>{note.title}</h3>
          <p>{note.text}</p>
        </li>
      ))}
    </ol>
  );
}
