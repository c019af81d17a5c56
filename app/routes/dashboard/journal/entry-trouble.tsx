import { useFormAction, useLocation } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { RefusedEntry } from './entry-from-form.ts';
import type { journalMessages } from './journal.messages.ts';
import type { EntrySaving } from './use-entry-autosave.ts';

interface Props {
  words: (typeof journalMessages)['en'];
  refused: RefusedEntry | null;
  saving: EntrySaving;
}

/** Why an entry is not saved, with remedies that keep the text. */
export function EntryTrouble({ words, refused, saving }: Props) {
  const { entry: texts } = words;
  const { state, movedTo } = saving;
  const { search } = useLocation();
  const merge = useFormAction('merge') + search;
  if (movedTo) {
    return (
      <Alert variant="sunlit" headingLevel={2} isNews>
        <p>{texts.movedOut}</p>
        <p>
          <TextLink href={`/dashboard/journal/${movedTo}`}>{texts.openOther}</TextLink>
        </p>
      </Alert>
    );
  }
  const other = state.kind === 'changed' ? state.other : (refused?.other ?? null);
  const problem =
    state.kind === 'changed' || state.kind === 'refused' ? saving.problem : (refused?.problem ?? null);
  if (!problem) return null;
  const because = state.kind === 'refused' ? state.because : (refused?.refusal ?? null);
  return (
    <Alert variant="wrong" title={texts.refused} isNews>
      <p>{problem}</p>
      {because === 'signed-out' ? (
        <p>
          <TextLink href={`/login?next=${encodeURIComponent(saving.here)}`}>{texts.signIn}</TextLink>
        </p>
      ) : null}
      {because === 'gone' ? (
        <div className="actions">
          <button
            type="submit"
            className="button plain"
            formAction="/dashboard/journal/new/copy"
            data-how="copy"
          >
            {texts.saveAsNew}
          </button>
        </div>
      ) : null}
      {other ? <OtherVersion other={other} words={words} merge={merge} /> : null}
    </Alert>
  );
}

function OtherVersion({
  other,
  words: { entry: texts },
  merge,
}: {
  other: NonNullable<RefusedEntry['other']>;
  words: Props['words'];
  merge: string;
}) {
  return (
    <>
      <h3>{texts.other(other.changedAt)}</h3>
      <pre className="other-text">{other.body}</pre>
      <div className="actions">
        <button type="submit" className="button plain" formAction={merge} data-how="merge">
          {texts.together}
        </button>
        <button
          type="submit"
          className="button plain ghost"
          formAction="/dashboard/journal/new/copy"
          data-how="copy"
        >
          {texts.two}
        </button>
      </div>
    </>
  );
}
