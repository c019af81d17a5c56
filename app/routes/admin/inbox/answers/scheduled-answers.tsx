import { Button } from '#app/ui/forms/button.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import type { AnswerWords } from './answer.messages.ts';
import type { ShownAnswer } from './read-answers.ts';

interface Props {
  answers: readonly ShownAnswer[];
  words: AnswerWords;
  isBusy: boolean;
}

/** What leaves in a few minutes, each with its button to undo it. */
export function ScheduledAnswers({ answers, words, isBusy }: Props) {
  return answers.map(({ id, name, answer, isCharged, time }) => (
    <div className="notice sunlit admin-undo" key={id} role="status">
      <p>{time ? words.waiting[isCharged ? 'charge' : answer](name, time) : words.leaving[answer](name)}</p>
      {time && (
        <PostForm to={`/admin/applications/${id}/undo`}>
          <Button type="submit" variant="ghost" isPlain isCompact isBusy={isBusy}>
            {words.undo}
            <span className="unseen">{name}</span>
          </Button>
        </PostForm>
      )}
    </div>
  ));
}
