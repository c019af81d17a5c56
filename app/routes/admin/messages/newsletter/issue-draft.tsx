import { Button } from '#app/ui/forms/button.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { VersionField } from '../../action-buttons.tsx';
import type { DraftParts, ReadIssue } from './issue.data.ts';
import type { IssueMessages } from './issue.messages.ts';
import { IssueChecks } from './issue-checks.tsx';
import { IssueRecipients } from './issue-recipients.tsx';

interface IssueDraftProps {
  issue: ReadIssue;
  draft: DraftParts;
  /** Of a form that was refused. */
  typed: Readonly<Record<string, string>>;
  words: IssueMessages;
}

/** Recipients, checks and the time of sending. */
export function IssueDraft({ issue, draft, typed, words }: IssueDraftProps) {
  const count = draft.counts.en + draft.counts.da;
  const { version } = issue;
  return (
    <>
      <IssueRecipients version={version} draft={draft} typedName={typed.name} words={words} />
      <IssueChecks draft={draft} words={words} />
      <section className="admin-section" aria-labelledby="sending-time">
        <h2 id="sending-time">{words.when}</h2>
        <PostForm to="sending" className="form narrow" noValidate>
          <VersionField version={version} seen={String(draft.draftVersion)} />
          <RadioGroup
            idPrefix="issue"
            name="when"
            label={words.when}
            options={[
              { value: 'now', label: words.now, note: words.nowNote },
              { value: 'later', label: words.later, note: words.laterNote },
            ]}
            chosen={typed.when === 'later' ? 'later' : 'now'}
            isStacked
          />
          <div className="columns">
            <TextField
              idPrefix="issue"
              name="day"
              type="date"
              label={words.day}
              defaultValue={typed.day ?? ''}
            />
            <TextField
              idPrefix="issue"
              name="time"
              type="time"
              label={words.time}
              defaultValue={typed.time ?? ''}
            />
          </div>
          <Button type="submit" isPlain>
            {words.sendTo(count)}
          </Button>
          <p className="hint">{words.privacy}</p>
        </PostForm>
      </section>
    </>
  );
}
