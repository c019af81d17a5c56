import { RichText } from '#app/web/rich-text/rich-text.tsx';
import type { BlockOf } from '#studio/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import type { NextSlots } from '../../booking/next-slots.data.ts';
import { NextSlotsList } from '../../booking/next-slots.tsx';
import { blocksMessages } from './blocks.messages.ts';

interface ClosingQuoteProps {
  quote: BlockOf<'testimonials'>['items'][number] | null;
  next: NextSlots | null;
  language: Language;
}

/** The end of a page about the coach or an hour with her: what a singer says, and when there is time. */
export function ClosingQuote({ quote, next, language }: ClosingQuoteProps) {
  if (!quote) return null;
  return (
    <section className="closing-quote" aria-label={blocksMessages[language].closing}>
      <div className="wrap">
        <figure>
          <blockquote>
            <RichText value={quote.text} isBare />
          </blockquote>
          <figcaption>
            {quote.name}{' '}
            {quote.isSample && <span className="sample-mark">{blocksMessages[language].sample}</span>}
          </figcaption>
        </figure>
        <NextSlotsList next={next} language={language} />
      </div>
    </section>
  );
}
