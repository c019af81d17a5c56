import { Disclosure } from '#app/ui/disclosure.tsx';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { VersionField } from '../action-buttons.tsx';
import type { DraftParts, ReadIssue } from './issue.data.ts';
import type { IssueMessages } from './issue.messages.ts';
import { IssueChecks } from './issue-checks.tsx';
import { SegmentFields } from './segment-fields.tsx';

interface IssueDraftProps {
  issue: ReadIssue;
  draft: DraftParts;
  /** Of a form that was refused. */
  typed: Readonly<Record<string, string>>;
  words: IssueMessages;
}

/** Recipients, checks and the time of sending. */
export function IssueDraft({ issue, draft, typed, words }: IssueDraftProps) {
  const { counts, sentence, segment, choices, people } = draft;
  const count = counts.en + counts.da;
  const { version } = issue;
  return (
    <>
      <section className="admin-section first" aria-labelledby="issue-to">
        <h2 id="issue-to">{words.to}</h2>
        <p className="issue-sentence">{sentence}</p>
        <p className="issue-count">
          <strong>{count}</strong> <em>{words.of(String(counts.subscribers))}</em>
        </p>
        {counts.otherLanguage > 0 && (
          <p className="hint">{words.leftOut.otherLanguage(counts.otherLanguage)}</p>
        )}
        {counts.undeliverable > 0 && (
          <p className="hint">{words.leftOut.undeliverable(counts.undeliverable)}</p>
        )}
        {people.length > 0 && (
          <Disclosure summary={words.names}>
            <ul className="issue-people">
              {people.map(({ id, name, email }) => (
                <li key={id}>
                  {name || <EmailAddress of={email} />}
                  {name && <small> {email}</small>}
                </li>
              ))}
            </ul>
            {count > people.length && <p className="hint">{words.andMore(count - people.length)}</p>}
          </Disclosure>
        )}
        <details className="confirm-step">
          <summary className="text-link">{words.change}</summary>
          <PostForm to="segment" className="form" preventScrollReset key={version}>
            <VersionField version={version} />
            <SegmentFields segment={segment} choices={choices} />
            <Button type="submit" isPlain isCompact variant="ghost">
              {words.apply}
            </Button>
          </PostForm>
        </details>
      </section>
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
