export interface Stair {
  key: string;
  /** Shown above the title. */
  over: readonly string[];
  title: string;
  text: string;
}

/** Drawn as a staircase on wide screens. */
export function Stairs({ stairs }: { stairs: readonly Stair[] }) {
  return (
    <ol className="stairs">
      {stairs.map((stair, index) => (
        <li className={`reveal delay-${Math.min(9, index)}`} key={stair.key}>
          <p className="over">
            {stair.over.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <h3>{stair.title}</h3>
          <p>{stair.text}</p>
        </li>
      ))}
    </ol>
  );
}
