import { Refused } from '../../refused.tsx';
import type { Flash, TeachingWords } from './courses.messages.ts';

export function FlashMessage({
  flash,
  problem,
  words,
}: {
  flash: Flash | null;
  problem: string | null | undefined;
  words: TeachingWords;
}) {
  if (problem) return <Refused title={words.problem} text={problem} />;
  return flash ? (
    <p role="status" className="notice sunlit admin-notice">
      {words.flash[flash]}
    </p>
  ) : null;
}
