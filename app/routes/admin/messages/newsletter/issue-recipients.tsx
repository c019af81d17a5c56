import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import { VersionField } from '../../action-buttons.tsx';
import type { DraftParts } from './issue.data.ts';
import type { IssueMessages } from './issue.messages.ts';
import { segmentsPath } from './issue-paths.ts';
import { RecipientNames } from './recipient-names.tsx';
import { segmentMessages } from './segment.messages.ts';
import { SegmentFields } from './segment-fields.tsx';

interface IssueRecipientsProps {
  version: number;
  draft: DraftParts;
  /** Of a name that was refused. */
  typedName: string | undefined;
  words: IssueMessages;
}

/** To whom a draft goes: as a sentence, counted and by name, and how to change and save it. */
export function IssueRecipients({ version, draft, typedName, words }: IssueRecipientsProps) {
  const { counts, sentence, segment, choices, people, saved, isSaved } = draft;
  const count = counts.en + counts.da;
  const segmentWords = useWords(segmentMessages);
  return (
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
      <RecipientNames people={people} count={count} />
      <details className="confirm-step">
        <summary className="text-link">{words.change}</summary>
        {saved.length > 0 && (
          <PostForm to="segment" className="form" preventScrollReset key={`saved ${version}`}>
            <VersionField version={version} />
            <SelectField
              idPrefix="segment"
              name="saved"
              label={segmentWords.saved}
              options={saved.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <div className="actions">
              <Button type="submit" isPlain isCompact variant="ghost">
                {segmentWords.choose}
              </Button>
              <TextLink href={segmentsPath}>{segmentWords.manage}</TextLink>
            </div>
          </PostForm>
        )}
        <PostForm to="segment" className="form" preventScrollReset key={version}>
          <VersionField version={version} />
          <SegmentFields segment={segment} choices={choices} />
          <div className="actions">
            <Button type="submit" isPlain isCompact variant="ghost">
              {words.apply}
            </Button>
          </div>
        </PostForm>
      </details>
      {!isSaved && (
        <details className="confirm-step" open={typedName !== undefined}>
          <summary className="text-link">{segmentWords.save}</summary>
          <PostForm to="segment-saving" className="form" preventScrollReset noValidate data-check-required>
            <VersionField version={version} />
            <TextField
              idPrefix="segment"
              name="name"
              label={segmentWords.name}
              defaultValue={typedName ?? sentence}
              maxLength={200}
              isRequired
            />
            <div className="actions">
              <Button type="submit" isPlain isCompact variant="ghost">
                {segmentWords.saveAs}
              </Button>
            </div>
          </PostForm>
        </details>
      )}
    </section>
  );
}
