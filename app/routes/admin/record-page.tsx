import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { type Seen, VersionField } from './action-buttons.tsx';
import { AdminFrame, type AdminFrameProps } from './frame.tsx';
import { Done, Refused } from './refused.tsx';

interface RecordPageProps extends AdminFrameProps {
  problem: string | null | undefined;
  /** Null: nothing was done. */
  done: string | null;
  words: { notSaved: string };
}

/** A page with what was done or refused above its content. */
export function RecordPage({ problem, done, words, children, ...frame }: RecordPageProps) {
  return (
    <AdminFrame {...frame}>
      {problem ? <Refused title={words.notSaved} text={problem} /> : <Done text={done} />}
      {children}
    </AdminFrame>
  );
}

interface SaveFormProps {
  className: string;
  /** The version that the fields were filled from, or the key of a form that makes a record. */
  as: Seen | { idempotencyKey: string };
  isRefused: boolean;
  button: string;
  children: ReactNode;
}

/** Saves a record of the owner with the action of the page. A new version fills the fields again. */
export function SaveForm({ className, as, isRefused, button, children }: SaveFormProps) {
  const isNew = 'idempotencyKey' in as;
  return (
    <Form method="post" className={className} noValidate key={isRefused || isNew ? 'typed' : as.version}>
      {isNew ? <IdempotencyKey value={as.idempotencyKey} /> : <VersionField {...as} />}
      {children}
      <div className="actions">
        <SubmitButton isPlain label={button} />
      </div>
    </Form>
  );
}
