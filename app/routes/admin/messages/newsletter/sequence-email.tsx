import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import { ActionButton, VersionField } from '../../action-buttons.tsx';
import { EmailPreviews } from './email-previews.tsx';
import { issueMessages } from './issue.messages.ts';
import { foundOf } from './issue-checks.tsx';
import type { ReadSequence } from './sequence.data.ts';
import type { SequencesMessages } from './sequences.messages.ts';

type Email = ReadSequence['emails'][number];

interface SequenceEmailProps {
  email: Email;
  isOn: boolean;
  words: SequencesMessages;
  /** Days that were refused. */
  typed: string | null;
}

export function SequenceEmail({ email, isOn, words, typed }: SequenceEmailProps) {
  const { key, version, subject, sent, waiting, nextAt, left, toCorrect } = email;
  const found = useWords(issueMessages);
  const counted = (name: string, label: string, count: number) =>
    count > 0 ? [{ key: name, label, value: String(count) }] : [];
  const counts = [
    ...counted('sent', words.sent, sent),
    ...counted('waiting', words.waiting, waiting),
    ...(nextAt ? [{ key: 'next', label: words.next, value: nextAt }] : []),
    ...counted('left', words.left, left),
  ];
  return (
    <section className="admin-section" aria-labelledby={key}>
      <h2 id={key}>{`${email.position}. ${subject}`}</h2>
      <p>{whenOf(email, words)}</p>
      {email.isUnlessBooked && <p className="hint">{words.unlessBooked}</p>}
      {toCorrect.map((check) => (
        <p key={check.kind}>
          <Badge variant="wrong">{`${found.checkNames[check.kind]}: ${foundOf(check, found)}`}</Badge>
        </p>
      ))}
      {counts.length > 0 && <Leaders isFull rows={counts} />}
      <div className="remedies">
        {!isOn && <TextLink href={`/admin/website/${key}`}>{words.edit}</TextLink>}
        <ActionButton
          to="test"
          fields={{ email: key }}
          label={`${words.test}: ${subject}`}
          short={words.test}
        />
        {!isOn && (
          <details className="confirm-step" open={typed !== null}>
            <summary className="text-link">{words.changeDays}</summary>
            <PostForm to="days" className="form narrow" preventScrollReset noValidate key={version}>
              <VersionField version={version} />
              <input type="hidden" name="email" value={key} />
              <TextField
                idPrefix={key}
                name="days"
                inputMode="numeric"
                label={words.days}
                maxLength={2}
                defaultValue={typed ?? String(email.afterDays)}
              />
              <Button type="submit" isPlain isCompact variant="ghost">
                {words.save}
              </Button>
            </PostForm>
          </details>
        )}
      </div>
      <EmailPreviews of={email} isQuiet />
    </section>
  );
}

function whenOf({ sequence, position, afterDays }: Email, words: SequencesMessages): string {
  if (position > 1) return words.afterBefore(afterDays);
  if (afterDays > 0) return words.after(afterDays);
  return sequence === 'silence' ? words.sameDay : words.atOnce;
}
