import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import type { BlockOf } from '#studio/content/blocks.ts';
import type { salesMessages } from './sales.messages.ts';

export function SalesModules({
  block,
  words,
}: {
  block: BlockOf<'modules'>;
  words: (typeof salesMessages)['en'];
}) {
  return (
    <section>
      {block.heading && <h2 className="ruled">{block.heading}</h2>}
      <Disclosures>
        {block.items.map(({ title, lessons }, position) => (
          <Disclosure
            key={title}
            isOpen={position === 0}
            summary={
              <>
                {position + 1}. {title} <small>{words.lessons(lessons.length)}</small>
              </>
            }
          >
            <ol className="lessons">
              {lessons.map((lesson) => (
                <li key={lesson}>{lesson}</li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </Disclosures>
    </section>
  );
}
