import { Button } from '#app/ui/forms/button.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import type { ShownAnswer } from './read-answers.ts';

interface Props {
  answers: readonly ShownAnswer[];
  isBusy: boolean;
}

export function ScheduledAnswers({ answers, isBusy }: Props) {
  return answers.map(({ id, name, text, undo }) => (
    <div className="notice sunlit admin-undo" key={id} role="status">
      <p>{text}</p>
      {undo && (
        <PostForm to={`/admin/applications/${id}/undo`}>
          <Button type="submit" variant="ghost" isPlain isCompact isBusy={isBusy}>
            {undo}
            <span className="unseen">{name}</span>
          </Button>
        </PostForm>
      )}
    </div>
  ));
}
