import type { Language } from '#studio/shared/language.ts';
import type { ItemCard } from '#studio/site/magazine/item.ts';
import { magazineMessages } from './magazine.messages.ts';
import { PieceFacts } from './piece-facts.tsx';
import { PiecePicture } from './piece-picture.tsx';
import { languageOf, PieceTitle } from './piece-title.tsx';

interface PieceTileProps {
  item: ItemCard;
  language: Language;
  level?: 2 | 3;
  /** Readers are not the coach. */
  coachName: string;
}

export function PieceTile({ item, language, level = 2, coachName }: PieceTileProps) {
  const words = magazineMessages[language];
  const { author, external, link } = item;
  return (
    <li className={`piece tile ${item.type}`} data-kind={item.contentType}>
      <PiecePicture name={item.image} sizes="(min-width: 900px) 30vw, (min-width: 700px) 44vw, 104px" />
      <div className="piece-text">
        <PieceFacts item={item} language={language} />
        <PieceTitle item={item} language={language} level={level} />
        <p className="piece-excerpt" {...languageOf(item, language)}>
          {item.excerpt}
        </p>
        {author && author !== coachName && <p className="piece-author">{words.by(author)}</p>}
        {external && <p className="piece-author">{words.outside(new URL(link).hostname)}</p>}
      </div>
    </li>
  );
}
