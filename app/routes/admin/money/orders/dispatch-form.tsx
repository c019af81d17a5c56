import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { tasksMessages } from '../../office/today/tasks.messages.ts';
import type { ShownAction, ShownTask } from '../../office/today/today-page.ts';

type Words = (typeof tasksMessages)['en'];

interface DispatchFormProps {
  one: ShownAction;
  task: ShownTask;
  words: Words;
}

export function DispatchForm({ one, task, words }: DispatchFormProps) {
  const isPart = one.remedy === 'dispatch-part';
  const form = (
    <PostForm to={`tasks/${task.id}/${one.remedy}`} className="parcel-form stack">
      {isPart && (
        <>
          <p>{words.partSure}</p>
          {task.parcel?.lines.map((line) => (
            <Field
              key={line.position}
              id={`${task.id}-piece-${line.position}`}
              name={`piece:${line.position}`}
              label={words.howMany(line.what, line.quantity)}
              value="0"
              isNumber
            />
          ))}
        </>
      )}
      <Tracking id={`${task.id}-${one.remedy}`} words={words} />
      <SubmitButton
        isCompact
        label={
          <>
            {isPart ? words.partSent : one.label}
            <span className="unseen">{task.title}</span>
          </>
        }
      />
    </PostForm>
  );
  return (
    <details className="confirm-step">
      <summary className={isPart ? 'button ghost plain compact' : 'button compact'}>
        {one.label}
        <span className="unseen">{task.title}</span>
      </summary>
      <div className="notice">{form}</div>
    </details>
  );
}

function Tracking({ id, words }: { id: string; words: Words }) {
  return (
    <>
      <Field id={`${id}-carrier`} name="carrier" label={words.carrier} />
      <Field id={`${id}-number`} name="number" label={words.trackingNumber} />
      <Field id={`${id}-url`} name="url" label={words.trackingUrl} isAddress />
    </>
  );
}

interface FieldProps {
  id: string;
  name: string;
  label: string;
  value?: string;
  isNumber?: boolean;
  isAddress?: boolean;
}

function Field({ id, name, label, value = '', isNumber, isAddress }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name={name}
        type={isAddress ? 'url' : 'text'}
        inputMode={isNumber ? 'numeric' : isAddress ? 'url' : 'text'}
        autoComplete="off"
        defaultValue={value}
      />
    </div>
  );
}
