import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Brand } from '#app/ui/brand.tsx';
import { useFlashMessage } from '#app/web/forms/flash-message.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { frameMessages } from './frame.messages.ts';
import { useStudentArea } from './layout-data.ts';
import { type Section, sections } from './sections.ts';

export interface StudentFrameProps {
  section: Section;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: ReactNode;
  children: ReactNode;
}

export function StudentFrame(props: StudentFrameProps) {
  return (
    <>
      <StudentTitle>{props.title}</StudentTitle>
      <UntitledFrame {...props} />
    </>
  );
}

/** Of the document. Pages whose heading is another one have it on their own. */
export function StudentTitle({ children }: { children: string }) {
  return <title>{`${children} · ${useStudentArea().studioName}`}</title>;
}

export function UntitledFrame({ section, title, lead, actions, back, children }: StudentFrameProps) {
  const words = useWords(frameMessages);
  useFlashMessage();
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="student-bar">
        <a className="brand" href={pageAddress('/', useLanguage())}>
          <Brand name={useStudentArea().studioName} />
        </a>
        <nav className="nav" aria-label={words.navLabel}>
          <NavigationLinks section={section} />
        </nav>
        {/* The key remounts it closed after navigation. */}
        <details className="menu" key={section}>
          <summary>{words.menu}</summary>
          <nav aria-label={words.navLabel}>
            <NavigationLinks section={section} />
          </nav>
        </details>
      </header>
      <main id="main" className="student-area wrap">
        <header className="student-head stack">
          <div className="pane" />
          {back}
          <h1>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
          {actions ? <div className="actions">{actions}</div> : null}
        </header>
        {children}
      </main>
      <div className="student-end">
        <div className="finale" />
      </div>
    </>
  );
}

function NavigationLinks({ section }: { section: Section }) {
  const words = useWords(frameMessages);
  const { unread } = useStudentArea();
  return (
    <ul>
      {sections.map(({ key, path }) => (
        <li key={key}>
          <Link to={path} aria-current={key === section ? 'page' : undefined}>
            {words.sections[key]}
            {key === 'messages' && unread > 0 ? (
              <span className="unread">
                <span aria-hidden="true">{unread}</span>
                <span className="unseen">, {words.unread(unread)}</span>
              </span>
            ) : null}
          </Link>
        </li>
      ))}
      <li>
        <Form method="post" action="/logout">
          <button className="text-link sign-out" type="submit">
            {words.signOut}
          </button>
        </Form>
      </li>
    </ul>
  );
}
