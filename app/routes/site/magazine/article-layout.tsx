import type { ReactNode } from 'react';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { Block } from '#studio/shared/content/blocks.ts';
import type { ItemCard } from '#studio/site/magazine/item.ts';
import type { SiteFrame } from '../frame.ts';
import type { Offer } from '../offers.ts';
import { Blocks, contentsOf } from '../parts/blocks.tsx';
import { Byline } from '../parts/byline.tsx';
import { magazineMessages } from './magazine.messages.ts';
import { PieceFacts } from './piece-facts.tsx';
import { PiecePicture } from './piece-picture.tsx';
import { PieceTile } from './piece-tile.tsx';
import { languageOf } from './piece-title.tsx';

interface ArticleLayoutProps {
  frame: SiteFrame;
  item: ItemCard;
  /** Null: not known. */
  published: { iso: string; text: string } | null;
  blocks: readonly Block[];
  offers: Readonly<Record<string, Offer>>;
  children?: ReactNode;
}

/** Title, picture and text of an article. */
export function ArticleLayout({ frame, item, published, blocks, offers, children }: ArticleLayoutProps) {
  const { language, prefix, identity } = frame;
  const words = magazineMessages[language];
  const author = item.author ?? identity.coachName;
  const contents = contentsOf(blocks, language);
  return (
    <article className="story" {...languageOf(item, language)}>
      <header className="wrap story-head">
        <p className="story-back">
          <TextLink href={`${prefix}/testimonials`} leads="back">
            {words.back}
          </TextLink>
        </p>
        <PieceFacts item={item} language={language} />
        <h1>{item.title}</h1>
        <div className="story-lead">
          <p className="lead">{item.excerpt}</p>
          <Byline name={item.author} identity={identity}>
            {words.by(author)}
            <br />
            {published && <time dateTime={published.iso}>{published.text}</time>}
          </Byline>
        </div>
        <StoryPicture item={item} />
      </header>
      <div className="wrap story-body">
        {contents}
        <div className="blocks story-text">
          <Blocks blocks={blocks} language={language} offers={offers} spokenIn={item.language} hasAnchors />
          {children}
        </div>
      </div>
    </article>
  );
}

function StoryPicture({ item: { image, imageAlt, imageCaption } }: Pick<ArticleLayoutProps, 'item'>) {
  if (!image) return null;
  return (
    <figure className="story-picture">
      <PiecePicture name={image} alt={imageAlt} sizes="(min-width: 900px) 58vw, 100vw" isFirst />
      {imageCaption && <figcaption className="caption">{imageCaption}</figcaption>}
    </figure>
  );
}

interface NextPiecesProps {
  items: readonly ItemCard[];
  frame: SiteFrame;
}

export function NextPieces({ items, frame: { language, identity } }: NextPiecesProps) {
  if (items.length === 0) return null;
  return (
    <section className="next-pieces" aria-labelledby="next">
      <h2 className="wrap" id="next">
        {magazineMessages[language].next}
      </h2>
      <ul className="wrap tiles">
        {items.map((item) => (
          <PieceTile key={item.id} item={item} language={language} coachName={identity.coachName} level={3} />
        ))}
      </ul>
    </section>
  );
}

const others = 2;

/** Those published before it, from the newest again after the oldest. */
export function piecesAfter<Item extends Pick<ItemCard, 'id'>>(items: readonly Item[], id: string): Item[] {
  const at = items.findIndex((item) => item.id === id);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].slice(0, others);
}
