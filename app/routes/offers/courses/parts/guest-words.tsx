import { RichText } from '#app/web/rich-text/rich-text.tsx';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { blocksMessages } from '../../../site/parts/blocks.messages.ts';
import { singerOf } from '../../../site/parts/blocks.tsx';

export function GuestWords({
  block,
  language,
}: {
  block: BlockOf<'testimonials'> | null;
  language: Language;
}) {
  const words = blocksMessages[language];
  if (!block || block.items.length === 0) return null;
  return (
    <section className="guest-words" aria-label={block.heading ?? words.closing}>
      <div className="wrap">
        {block.items.map((item) => (
          <figure key={`${item.name} ${item.booked}`}>
            <blockquote>
              <RichText value={item.text} isBare />
            </blockquote>
            <figcaption>
              {singerOf(item)} {item.isSample && <span className="sample-mark">{words.sample}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
