import { RichText } from '#app/web/rich-text/rich-text.tsx';
import type { BlockOf } from '#studio/shared/content/blocks.ts';

/** What is worked on, numbered. */
export function Studies({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section>
      <h2 className="ruled">{block.heading}</h2>
      <ol className="studies">
        {block.steps.map((part) => (
          <li className="reveal" key={part.title}>
            <h3>{part.title}</h3>
            <RichText value={part.text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
