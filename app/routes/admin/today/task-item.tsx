import { Button } from '#app/ui/forms/button.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { DispatchForm } from '../orders/dispatch-form.tsx';
import type { tasksMessages } from './tasks.messages.ts';
import type { FormattedTime, ShownAction, ShownTask } from './today-page.ts';

type Words = (typeof tasksMessages)['en'];

export function TaskItem({ task, words, isBusy }: { task: ShownTask; words: Words; isBusy: boolean }) {
  return (
    <li className="task" id={`task-${task.id}`}>
      <h3>{task.title}</h3>
      {task.explanation && <p className="explanation">{task.explanation}</p>}
      <dl>
        {task.due ? <Fact label={words.due} time={task.due} isDue /> : null}
        <Fact label={words.since} time={task.since} />
        {task.facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
        {task.parcel?.lines.length ? (
          <div>
            <dt>{words.toSend}</dt>
            <dd>{task.parcel.lines.map((line) => `${line.quantity} × ${line.what}`).join(', ')}</dd>
          </div>
        ) : null}
        {task.parcel?.address ? (
          <div>
            <dt>{words.sendTo}</dt>
            <dd className="address">{task.parcel.address}</dd>
          </div>
        ) : null}
      </dl>
      <div className="remedies">
        {task.remedies.map((one, place) => {
          if (one.remedy === 'accept-in-2') return <InParts key={one.remedy} {...{ task, words, isBusy }} />;
          if (isInParts(one)) return null;
          return one.remedy === 'dispatch' || one.remedy === 'dispatch-part' ? (
            <DispatchForm key={one.remedy} {...{ one, task, words, isBusy }} />
          ) : (
            <TaskButton key={one.remedy} {...{ one, task, isBusy }} isFirst={place === 0} />
          );
        })}
      </div>
    </li>
  );
}

function Fact({ label, time, isDue }: { label: string; time: FormattedTime; isDue?: boolean }) {
  return (
    <div className={isDue ? 'due' : undefined}>
      <dt>{label}</dt>
      <dd>
        <time dateTime={time.iso}>{time.text}</time>
      </dd>
    </div>
  );
}

function isInParts({ remedy }: ShownAction): boolean {
  return remedy.startsWith('accept-in-');
}

/** Acceptance with instalments is rarer, so it is in a disclosure. */
function InParts({ task, words, isBusy }: { task: ShownTask; words: Words; isBusy: boolean }) {
  const ways = task.remedies.filter(isInParts);
  return (
    <details className="confirm-step">
      <summary className="button ghost plain compact">
        {words.inParts}
        <span className="unseen">{task.title}</span>
      </summary>
      <div className="notice remedies">
        {ways.map((one) => (
          <TaskButton key={one.remedy} {...{ one, task, isBusy }} isFirst={false} />
        ))}
      </div>
    </details>
  );
}

interface TaskButtonProps {
  one: ShownAction;
  task: ShownTask;
  isBusy: boolean;
  isFirst: boolean;
}

/** Destructive actions need a confirmation. */
function TaskButton({ one, task, isBusy, isFirst }: TaskButtonProps) {
  const form = (label: string, variant?: 'ghost') => (
    <PostForm to={`tasks/${task.id}/${one.remedy}`}>
      <Button type="submit" isCompact {...{ variant, isBusy }}>
        {label}
        <span className="unseen">{task.title}</span>
      </Button>
    </PostForm>
  );
  if (one.sure === null) return form(one.label, isFirst ? undefined : 'ghost');
  return (
    <details className="confirm-step">
      <summary className="button ghost plain compact">
        {one.label}
        <span className="unseen">{task.title}</span>
      </summary>
      <div className="notice wrong">
        <p>{one.sure.question}</p>
        {form(one.sure.yes)}
      </div>
    </details>
  );
}
