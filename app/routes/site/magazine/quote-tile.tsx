import { RichText } from '#app/web/rich-text/rich-text.tsx';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { magazineMessages } from './magazine.messages.ts';

interface QuoteTileProps {
  quote: BlockOf<'testimonials'>['items'][number];
  language: Language;
}

export function QuoteTile({ quote: { text, name, isSample }, language }: QuoteTileProps) {
  return (
    <li className="quote-tile">
      <figure>
        <blockquote>
          <RichText value={text} isBare />
        </blockquote>
        <figcaption>
          {name}
          {isSample && (
            <>
              {' '}
              <span className="sample-mark">{magazineMessages[language].sample}</span>
            </>
          )}
        </figcaption>
      </figure>
    </li>
  );
}
