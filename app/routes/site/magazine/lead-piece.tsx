import type { Language } from '#studio/shared/language.ts';
import type { ItemCard } from '#studio/site/magazine/item.ts';
import { magazineMessages } from './magazine.messages.ts';
import { PieceFacts } from './piece-facts.tsx';
import { PiecePicture } from './piece-picture.tsx';
import { languageOf, PieceTitle } from './piece-title.tsx';

export function LeadPiece({ item, language }: { item: ItemCard; language: Language }) {
  const words = magazineMessages[language];
  return (
    <article className="wrap piece lead-piece" data-kind={item.contentType}>
      <PiecePicture name={item.image} sizes="(min-width: 900px) 56vw, 100vw" isFirst />
      <div className="piece-text">
        <PieceFacts item={item} language={language} />
        <PieceTitle item={item} language={language} level={2} />
        <p className="lead" {...languageOf(item, language)}>
          {item.excerpt}
        </p>
        {item.author && <p className="piece-author">{words.by(item.author)}</p>}
        <p>
          <span className="text-link" aria-hidden="true">
            {words.read}
          </span>
        </p>
      </div>
    </article>
  );
}
