import { RichText } from '#app/web/rich-text/rich-text.tsx';
import type { RichText as RichTextValue } from '#studio/shared/content/rich-text/rich-text.ts';
export interface Stair {
  key: string;
  /** Shown above the title. */
  over: readonly string[];
  title: string;
  text: RichTextValue;
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
          <RichText value={stair.text} />
        </li>
      ))}
    </ol>
  );
}
