import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  link?: ReactNode;
  form?: ReactNode;
  children: ReactNode;
}

export function RecordSection({ id, title, link, form, children }: Props) {
  return (
    <section className="admin-section record-section" id={id}>
      <div className="record-heading">
        <h2>{title}</h2>
        {link}
        {form}
      </div>
      {children}
    </section>
  );
}

/** What the eye reads, and the rest of the name for screen readers. */
export type ShortName = readonly string[];

export function Short({ of: [shown, rest] }: { of: ShortName }) {
  return (
    <>
      {shown}
      {rest ? <span className="unseen">{rest}</span> : null}
    </>
  );
}

export function HeadingLink({ href, name }: { href: string; name: ShortName }) {
  return (
    <a className="text-link" href={href}>
      <Short of={name} />
    </a>
  );
}

interface FormProps {
  name: ShortName;
  isOpen: boolean;
  question?: string;
  isWrong?: boolean;
  children: ReactNode;
}

/** A native disclosure beside the heading; works without scripts, and a link to a field in it opens it. */
export function RecordForm({ name, isOpen, question, isWrong, children }: FormProps) {
  return (
    <details className="confirm-step record-form" open={isOpen}>
      <summary className="text-link">
        <Short of={name} />
      </summary>
      <div className={isWrong ? 'notice wrong' : 'notice'}>
        {question && <p>{question}</p>}
        {children}
      </div>
    </details>
  );
}
