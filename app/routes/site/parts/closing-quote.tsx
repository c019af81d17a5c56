import { RichText } from '#app/web/rich-text/rich-text.tsx';
import type { Language } from '#studio/shared/language.ts';
import { NextSlotsList } from '../../calendar/booking/next-slots.tsx';
import type { Closing } from '../closing.data.ts';
import { blocksMessages } from './blocks.messages.ts';
import { singerOf } from './blocks.tsx';
import stylesheet from './closing-quote.css?url';

interface ClosingQuoteProps extends Closing {
  language: Language;
}

/** The end of a page: what a singer says, and when there is time. */
export function ClosingQuote({ quote, next, language }: ClosingQuoteProps) {
  if (!quote) return null;
  return (
    <section className="closing-quote" aria-label={blocksMessages[language].closing}>
      <link rel="stylesheet" href={stylesheet} precedence="pages" />
      <div className="wrap">
        <figure>
          <blockquote>
            <RichText value={quote.text} isBare />
          </blockquote>
          <figcaption>
            {singerOf(quote)}{' '}
            {quote.isSample && <span className="sample-mark">{blocksMessages[language].sample}</span>}
          </figcaption>
        </figure>
        <NextSlotsList next={next} language={language} isClosing />
      </div>
    </section>
  );
}
