import type { ReactNode } from 'react';
import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import { FactLink } from '#app/ui/email-address.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { InitialRing } from '#app/ui/media/initial-ring.tsx';
import { Contents } from '#app/ui/navigation/contents.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import { RichBlocks, RichEntryText, RichText } from '#app/web/rich-text/rich-text.tsx';
import type { Block, BlockOf, BlockType } from '#studio/shared/content/blocks.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { priceNote } from '../../offers/courses/price-rows.ts';
import type { Offer } from '../offers.ts';
import { blocksMessages } from './blocks.messages.ts';
import { FilmBlock, FilmLink, PdfLink, PictureFigure, QuoteFigure, RecordingBlock } from './media-blocks.tsx';

interface Around {
  language: Language;
  /** Of recordings, where it is not the page's. */
  spokenIn: Language;
  offers: Readonly<Record<string, Offer>>;
}

/** Skips blocks that the page renders itself (headline, search text, cards). */
export function Blocks({
  blocks,
  language,
  spokenIn = language,
  offers = {},
  hasAnchors = false,
  own,
}: {
  blocks: readonly Block[];
  language: Language;
  spokenIn?: Language;
  offers?: Readonly<Record<string, Offer>>;
  /** For the links of `contentsOf`. */
  hasAnchors?: boolean;
  /** Of blocks that the page renders itself; undefined: of others. */
  own?: (block: Block) => ReactNode;
}) {
  return blocks.map((block, index) => {
    const ownPart = own?.(block);
    const part = ownPart === undefined ? render(block, { language, spokenIn, offers }) : ownPart;
    if (!part) return null;
    return (
      <div key={keyOf(blocks, index)} {...(hasAnchors ? { id: anchorOf(index) } : {})}>
        {part}
      </div>
    );
  });
}

export const anchorOf = (index: number) => `part-${index + 1}`;

/** Links to the headings of a text rendered with anchors; null: there is little to choose from. */
export function contentsOf(blocks: readonly Block[], language: Language, fewest = 4) {
  const parts = blocks.flatMap((block, index) =>
    'heading' in block && block.heading ? [{ id: anchorOf(index), text: block.heading }] : [],
  );
  if (parts.length < fewest) return null;
  return <Contents label={blocksMessages[language].contents} parts={parts} />;
}

/** Blocks and entries have no ids and may be equal, and the page is rendered once, so the index is a valid key. */
function keyOf(blocks: readonly unknown[], index: number): string {
  return `${blocks.length}-${index}`;
}

type Renderers = { [T in BlockType]?: (block: BlockOf<T>, around: Around) => ReactNode };

const renderers: Renderers = {
  lead: ({ text }) => <p className="lead">{text}</p>,
  statement: ({ text }) => <p className="statement">{text}</p>,
  heading: ({ text }) => <h2 className="ruled">{text}</h2>,
  prose: ({ heading, paragraphs }) => (
    <section>
      <Heading text={heading} />
      <div className="prose">
        <RichBlocks value={paragraphs} />
      </div>
    </section>
  ),
  list: ({ heading, items }) => (
    <section>
      <Heading text={heading} />
      <ul className="points">
        {items.map((entry, at) => (
          <li key={keyOf(items, at)}>
            <span>
              <RichEntryText value={entry} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  ),
  steps: ({ heading, steps }) => (
    <section>
      <Heading text={heading} />
      <ol className="steps">
        {steps.map((step, at) => (
          <li key={keyOf(steps, at)}>
            <div>
              <strong>{step.title}</strong>
              <RichText value={step.text} isBare />
            </div>
          </li>
        ))}
      </ol>
    </section>
  ),
  facts: ({ heading, rows }) => (
    <section>
      <Heading text={heading} />
      <Leaders
        isFull
        isFacts
        rows={rows.map(({ label, value }, at) => ({
          key: keyOf(rows, at),
          label,
          value: isEmailAddress(value) ? <FactLink href={`mailto:${value}`} text={value} /> : value,
        }))}
      />
    </section>
  ),
  awards: ({ heading, items }) =>
    items.length === 0 ? null : (
      <section>
        <Heading text={heading} />
        <Leaders
          isFull
          isFacts
          rows={items.map(({ title, year }, at) => ({ key: keyOf(items, at), label: title, value: year }))}
        />
      </section>
    ),
  links: ({ items }) =>
    items.length === 0 ? null : (
      <p className="actions">
        {items.map((link, index) => (
          <a className="button ghost" href={link.href} key={keyOf(items, index)}>
            {link.label}
          </a>
        ))}
      </p>
    ),
  picture: ({ picture, alt, caption }) => <PictureFigure name={picture} alt={alt} caption={caption} />,
  offer: (block, { language, offers }) => (
    <OfferTable block={block} language={language} offer={offers[block.offerId]} />
  ),
  recording: (block, { language, spokenIn }) => (
    <RecordingBlock block={block} language={language} spokenIn={spokenIn} />
  ),
  film: (block, { language }) => <FilmBlock block={block} language={language} />,
  pdf: (block, { language }) => <PdfLink block={block} language={language} />,
  video: (block, { language }) => <FilmLink block={block} language={language} />,
  quote: (block) => <QuoteFigure block={block} />,
  discountCode: ({ code, text }, { language }) => (
    <section>
      <div className="prose">
        <p>{text}</p>
      </div>
      <Leaders
        isFull
        isFacts
        rows={[{ key: 'code', label: blocksMessages[language].code, value: <strong>{code}</strong> }]}
      />
    </section>
  ),
  faqs: ({ heading, items }) => (
    <section>
      <Heading text={heading} />
      <Disclosures>
        {items.map(({ question, answer }, at) => (
          <Disclosure key={keyOf(items, at)} summary={question}>
            <RichText value={answer} />
          </Disclosure>
        ))}
      </Disclosures>
    </section>
  ),
  testimonials: ({ heading, items }, { language }) =>
    items.length === 0 ? null : (
      <section>
        <Heading text={heading} />
        <Voices items={items} language={language} />
      </section>
    ),
};

function render<T extends BlockType>(block: BlockOf<T>, around: Around): ReactNode {
  const renderer = renderers[block.type] as ((block: BlockOf<T>, around: Around) => ReactNode) | undefined;
  return renderer?.(block, around) ?? null;
}

function Heading({ text }: { text: string | undefined }) {
  return text ? <h2 className="ruled">{text}</h2> : null;
}

/** With voice, what was booked and how often, where they are known. */
export function singerOf({ name, voice, booked, times }: BlockOf<'testimonials'>['items'][number]): string {
  return [name, voice, booked, times].filter(Boolean).join(', ');
}

/** Sample testimonials are marked as such. */
export function Voices({ items, language }: { items: BlockOf<'testimonials'>['items']; language: Language }) {
  const words = blocksMessages[language];
  return (
    <div className="voices">
      {items.map((item, at) => (
        <figure key={keyOf(items, at)}>
          <blockquote>
            <RichText value={item.text} isBare />
          </blockquote>
          <figcaption>
            <InitialRing name={item.name} />
            {singerOf(item)}
            {item.isSample && <span className="sample-mark">{words.sample}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

export function OfferTable({
  block,
  language,
  offer,
}: {
  block: BlockOf<'offer'>;
  language: Language;
  offer: Offer | undefined;
}) {
  const words = blocksMessages[language];
  if (!offer) return null;
  return (
    <div>
      <PriceLeaders
        prices={offer.prices}
        note={priceNote(offer.prices, language)}
        from={block.isFrom ? words.from : null}
      />
      {offer.dates && (
        <Leaders isFacts rows={[{ key: 'dates', label: words.nextDates, value: offer.dates }]} />
      )}
    </div>
  );
}
