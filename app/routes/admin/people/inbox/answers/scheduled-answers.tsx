import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { ShownAnswer } from './read-answers.ts';

interface Props {
  answers: readonly ShownAnswer[];
}

export function ScheduledAnswers({ answers }: Props) {
  return answers.map(({ id, name, text, undo }) => (
    <div className="notice sunlit admin-undo" key={id} role="status">
      <p>{text}</p>
      {undo && (
        <PostForm to={`/admin/applications/${id}/undo`}>
          <SubmitButton
            variant="ghost"
            isPlain
            isCompact
            label={
              <>
                {undo}
                <span className="unseen">{name}</span>
              </>
            }
          />
        </PostForm>
      )}
    </div>
  ));
}
