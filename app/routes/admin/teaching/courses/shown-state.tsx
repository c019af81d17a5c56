import { Badge, DraftBadge } from '#app/ui/feedback/badge.tsx';
import type { TeachingWords } from './courses.messages.ts';

export function ShownState({
  isPublished,
  isSample,
  words,
}: {
  isPublished: boolean;
  isSample: boolean;
  words: TeachingWords;
}) {
  return (
    <span className="shown-state">
      <Badge variant={isPublished ? 'done' : 'quiet'}>
        {isPublished ? words.states.shown : words.states.hidden}
      </Badge>
      {isSample && <DraftBadge>{words.states.sample}</DraftBadge>}
    </span>
  );
}
