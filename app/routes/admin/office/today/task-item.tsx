import { ButtonLink } from '#app/ui/forms/button.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { DispatchForm } from '../../money/orders/dispatch-form.tsx';
import type { tasksMessages } from './tasks.messages.ts';
import type { FormattedTime, ShownAction, ShownTask } from './today-page.ts';

type Words = (typeof tasksMessages)['en'];

interface TaskProps {
  task: ShownTask;
  words: Words;
}

/** One line that expands. Works without scripts. */
export function TaskItem({ task, words }: TaskProps) {
  return (
    <li className="task" id={`task-${task.id}`}>
      <details name="task">
        <summary>
          <h3>{task.title}</h3>
          {task.due && (
            <small className={task.due.isSoon ? 'due soon' : 'due'}>
              <span className="unseen">{words.due} </span>
              <time dateTime={task.due.iso}>{task.due.short}</time>
            </small>
          )}
        </summary>
        <div className="task-body stack">
          <p>{task.explanation}</p>
          <Facts task={task} words={words} />
          <Remedies task={task} words={words} />
        </div>
      </details>
    </li>
  );
}

function Facts({ task, words }: Pick<TaskProps, 'task' | 'words'>) {
  const { due, since, facts, parcel } = task;
  return (
    <dl>
      {due && <Fact label={words.due} time={due} />}
      <Fact label={words.since} time={since} />
      {facts.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
      {parcel?.lines.length ? (
        <div>
          <dt>{words.toSend}</dt>
          <dd>{parcel.lines.map((line) => `${line.quantity} × ${line.what}`).join(', ')}</dd>
        </div>
      ) : null}
      {parcel?.address ? (
        <div>
          <dt>{words.sendTo}</dt>
          <dd className="address">{parcel.address}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Fact({ label, time }: { label: string; time: FormattedTime }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={time.iso}>{time.text}</time>
      </dd>
    </div>
  );
}

/** One primary action: the page on which the task is decided, or else the first remedy. */
function Remedies({ task, words }: TaskProps) {
  const { page, remedies } = task;
  return (
    <div className="remedies">
      {page && (
        <ButtonLink href={page.href} isCompact>
          {page.label}
          <span className="unseen">{task.title}</span>
        </ButtonLink>
      )}
      {remedies.map((one, place) => {
        if (one.remedy === 'accept-in-2') return <InParts key={one.remedy} task={task} words={words} />;
        if (isInParts(one)) return null;
        return one.remedy === 'dispatch' || one.remedy === 'dispatch-part' ? (
          <DispatchForm key={one.remedy} one={one} task={task} words={words} />
        ) : (
          <TaskButton key={one.remedy} one={one} task={task} isPrimary={place === 0 && !page} />
        );
      })}
    </div>
  );
}

function isInParts({ remedy }: ShownAction): boolean {
  return remedy.startsWith('accept-in-');
}

/** Acceptance with instalments is rarer, so it is in a disclosure. */
function InParts({ task, words }: TaskProps) {
  const ways = task.remedies.filter(isInParts);
  return (
    <details className="confirm-step">
      <summary className="button ghost plain compact">
        {words.inParts}
        <span className="unseen">{task.title}</span>
      </summary>
      <div className="notice remedies">
        {ways.map((one) => (
          <TaskButton key={one.remedy} one={one} task={task} isPrimary={false} />
        ))}
      </div>
    </details>
  );
}

interface TaskButtonProps {
  one: ShownAction;
  task: ShownTask;
  isPrimary: boolean;
}

/** Destructive actions need a confirmation. */
function TaskButton({ one, task, isPrimary }: TaskButtonProps) {
  const form = (label: string, variant?: 'ghost') => (
    <PostForm to={`tasks/${task.id}/${one.remedy}`}>
      <SubmitButton
        isCompact
        isPlain={variant === 'ghost'}
        variant={variant}
        label={
          <>
            {label}
            <span className="unseen">{task.title}</span>
          </>
        }
      />
    </PostForm>
  );
  if (one.sure === null) return form(one.label, isPrimary ? undefined : 'ghost');
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
