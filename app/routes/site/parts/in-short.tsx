import { RichBlocks } from '#app/web/rich-text/rich-text.tsx';
import type { Block, BlockOf } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { anchorOf } from './blocks.tsx';
import { firstSentences } from './first-sentences.ts';
import stylesheet from './in-short.css?url';
import { inShortMessages } from './in-short.messages.ts';

interface InShortProps {
  /** The text's own summary; without one, how its sections begin. */
  own: BlockOf<'prose'> | null;
  blocks: readonly Block[];
  language: Language;
}

export function InShort({ own, blocks, language }: InShortProps) {
  const words = inShortMessages[language];
  const sentences = own ? [] : firstSentences(blocks, language);
  if (!own && sentences.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="in-short">
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      <div className="in-short">
        <h2 id="in-short">{words.heading}</h2>
        {own ? (
          <div className="in-short-own">
            <RichBlocks value={own.paragraphs} />
          </div>
        ) : (
          <>
            <dl>
              {sentences.map(({ index, heading, sentence }) => (
                <div key={index}>
                  <dt>
                    <a href={`#${anchorOf(index)}`}>{heading}</a>
                  </dt>
                  <dd>{sentence}</dd>
                </div>
              ))}
            </dl>
            <p className="hint">{words.fullText}</p>
          </>
        )}
      </div>
    </section>
  );
}
