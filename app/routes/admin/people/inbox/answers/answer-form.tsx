import { TextArea } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { instalmentCounts } from '#studio/teaching/applications/application.ts';
import type { applicationAdminMessages } from '../application.messages.ts';
import type { AnswerWords } from './answer.messages.ts';
import type { AnswerRefused } from './answer-refused.ts';

export interface AnswerDraft {
  personalLine: string;
  instalments: number;
  version: number;
}

interface Props {
  draft: AnswerDraft;
  typed: AnswerRefused['typed'] | null;
  /** An authorised payment is charged in full. */
  isReserved: boolean;
  words: AnswerWords;
  labels: (typeof applicationAdminMessages)['en'];
}

export function AnswerForm({ draft, typed, isReserved, words, labels }: Props) {
  const { personalLine, instalments } = typed ?? draft;
  return (
    <section className="admin-section" id="answer">
      <h2>{labels.decide}</h2>
      <PostForm to="answer" className="admin-form reply-form" key={draft.version} noValidate>
        <input type="hidden" name="version" value={draft.version} />
        <TextArea
          name="personalLine"
          idPrefix="answer"
          label={words.personalLine}
          hint={words.hint}
          rows={3}
          defaultValue={personalLine}
        />
        {!isReserved && (
          <label className="parts">
            {labels.instalments}{' '}
            <select name="instalments" className="input" defaultValue={instalments}>
              {instalmentCounts.map((count) => (
                <option key={count} value={count}>
                  {labels.parts(count)}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className="actions">
          <SubmitButton name="answer" value="accept" label={words.accept} />
          <SubmitButton name="answer" value="decline" variant="ghost" isPlain label={words.decline} />
          <TextLink href="/admin/emails">{words.standardText}</TextLink>
        </div>
        <p className="hint">{words.preview}</p>
      </PostForm>
    </section>
  );
}
