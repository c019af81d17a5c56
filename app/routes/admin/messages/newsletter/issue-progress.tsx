import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { useLanguage } from '#app/web/words.ts';
import type { Progress } from '#studio/messages/newsletter-sending/deliveries.queries.ts';
import { ActionButton, ConfirmButton } from '../../action-buttons.tsx';
import type { ReadIssue } from './issue.data.ts';
import type { IssueMessages } from './issue.messages.ts';

interface IssueProgressProps {
  issue: ReadIssue;
  progress: Progress;
  words: IssueMessages;
}

export function IssueProgress({ issue, progress, words }: IssueProgressProps) {
  const language = useLanguage();
  const number = (count: number) => count.toLocaleString(language === 'da' ? 'da-DK' : 'en-GB');
  const { total, sent, failed, retrying, skipped, waiting, byLanguage } = progress;
  const isOpen = issue.state === 'sending' || issue.state === 'paused';
  const percent = total === 0 ? 100 : Math.floor(((total - waiting) / total) * 100);
  const ofLanguage = (key: 'en' | 'da', label: string) =>
    byLanguage[key].total > 0
      ? [{ key, label, value: words.sentOf(number(byLanguage[key].sent), number(byLanguage[key].total)) }]
      : [];
  const counted = (key: string, label: string, count: number) =>
    count > 0 ? [{ key, label, value: number(count) }] : [];
  return (
    <section className="admin-section first" aria-labelledby="issue-progress">
      <h2 id="issue-progress">{words.progress.title}</h2>
      <p className="issue-count">
        <strong>{number(sent)}</strong> <em>{words.progress.of(number(total))}</em>
      </p>
      <ProgressBar
        id="issue-sent"
        label={words.progress.title}
        isLabelUnseen
        value={percent}
        valueText={`${percent} %`}
      />
      {issue.state === 'sending' && (
        <p>
          {words.minutesLeft(Math.ceil(waiting / issue.emailsPerMinute))} {words.goesOn}
        </p>
      )}
      {issue.state === 'paused' && <p>{words.pausedNote}</p>}
      <Leaders
        isFull
        rows={[
          ...ofLanguage('en', words.english),
          ...ofLanguage('da', words.danish),
          ...counted('failed', words.failed, failed),
          ...counted('retrying', words.retrying, retrying),
          ...counted('skipped', words.skipped, skipped),
        ]}
      />
      {failed > 0 && <p className="hint">{words.failedNote(failed)}</p>}
      {isOpen && (
        <div className="remedies">
          {issue.state === 'sending' ? (
            <ActionButton to="pause" label={words.pause} short={words.pause} />
          ) : (
            <ActionButton to="resumption" label={words.resume} short={words.resume} />
          )}
          <ConfirmButton to="stop" label={words.stop} question={words.stopSure} yes={words.stopYes} />
        </div>
      )}
    </section>
  );
}
