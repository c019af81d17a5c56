export interface Stair {
  key: string;
  /** Above the title: which one, and when. */
  over: readonly string[];
  title: string;
  text: string;
}

/** Four parts that build on each other, each one step further up where there is room for a staircase. */
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
