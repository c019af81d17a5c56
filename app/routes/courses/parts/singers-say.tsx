import type { BlockOf } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { Voices } from '../../site/parts/blocks.tsx';

export function SingersSay({
  block,
  language,
}: {
  block: BlockOf<'testimonials'> | null;
  language: Language;
}) {
  if (!block || block.items.length === 0) return null;
  return (
    <section className="unbound reveal">
      {block.heading && <h2 className="ruled">{block.heading}</h2>}
      <Voices items={block.items} language={language} />
    </section>
  );
}
