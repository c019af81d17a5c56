import { DraftBadge } from '#app/ui/feedback/badge.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { ItemCard } from '#studio/site/magazine/item.ts';
import { magazineMessages } from './magazine.messages.ts';

interface PieceFactsProps {
  item: ItemCard;
  language: Language;
  /** A player beside it shows the length. */
  isPlayed?: boolean;
}

/** What it is about, what it is and how long it takes. */
export function PieceFacts({ item, language, isPlayed = false }: PieceFactsProps) {
  const words = magazineMessages[language];
  const length = isPlayed ? null : lengthOf(item, words);
  const facts = [item.tag, words.kinds[item.contentType], length].filter(Boolean);
  return (
    <p className="piece-facts">
      {facts.join(' · ')}
      {item.isSample && (
        <>
          {' '}
          <DraftBadge>{words.sample}</DraftBadge>
        </>
      )}
    </p>
  );
}

/** Of its recording, or how long it takes to read. */
function lengthOf(
  { audioLength, readingMinutes }: Pick<ItemCard, 'audioLength' | 'readingMinutes'>,
  words: (typeof magazineMessages)['en'],
): string | null {
  return audioLength ?? (readingMinutes === null ? null : words.minutes(readingMinutes));
}
