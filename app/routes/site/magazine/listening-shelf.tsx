import type { Language } from '#studio/shared/language.ts';
import type { ItemCard } from '#studio/site/magazine/item.ts';
import { magazineMessages } from './magazine.messages.ts';
import { PieceFacts } from './piece-facts.tsx';
import { languageOf, PieceTitle } from './piece-title.tsx';
import { RecordingWithTranscript } from './recording-with-transcript.tsx';

interface ListeningShelfProps {
  items: readonly ItemCard[];
  heading: string;
  language: Language;
}

/** Plays where it is: one button and one length for each piece. */
export function ListeningShelf({ items, heading, language }: ListeningShelfProps) {
  if (items.length === 0) return null;
  return (
    <section className="shelf" aria-labelledby="shelf">
      <h2 id="shelf">{heading}</h2>
      <ol>
        {items.map((item) => (
          <ShelfPiece key={item.id} item={item} language={language} />
        ))}
      </ol>
    </section>
  );
}

function ShelfPiece({ item, language }: { item: ItemCard; language: Language }) {
  const { title, media, contentType, author } = item;
  return (
    <li className="shelf-piece" data-kind={contentType}>
      <div className="shelf-text">
        <PieceFacts item={item} language={language} isPlayed />
        <PieceTitle item={item} language={language} level={3} />
        <p className="piece-excerpt" {...languageOf(item, language)}>
          {item.excerpt}
        </p>
        {author && item.type === 'story' && <p>{magazineMessages[language].by(author)}</p>}
      </div>
      {media && (
        <RecordingWithTranscript name={media} title={title} language={language} spokenIn={item.language} />
      )}
    </li>
  );
}
