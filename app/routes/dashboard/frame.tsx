import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Brand } from '#app/ui/brand.tsx';
import { useFlashMessage } from '#app/web/forms/flash-message.ts';
import type { Language } from '#studio/shared/language.ts';
import { pageAddress } from '#studio/shared/language.ts';
import frameStyles from './frame.css?url';
import { frameMessages } from './frame.messages.ts';
import { type Section, sections } from './sections.ts';

export interface StudentFrameProps {
  /** The current navigation item. */
  section: Section;
  language: Language;
  studioName: string;
  title: string;
  lead?: ReactNode;
  /** Actions for the whole page. */
  actions?: ReactNode;
  /** Conversations with an answer that was not opened yet. */
  unread?: number;
  /** Link to the parent page. */
  back?: ReactNode;
  children: ReactNode;
}

export const frameLinks = [{ rel: 'stylesheet', href: frameStyles }];

/** Layout of the student area. Pages need `frameLinks` in their `links`. */
export function StudentFrame(props: StudentFrameProps) {
  const { section, language, studioName, title, lead, actions, unread = 0, back, children } = props;
  const words = frameMessages[language];
  useFlashMessage();
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="student-bar">
        <a className="brand" href={pageAddress('/', language)}>
          <Brand name={studioName} />
        </a>
        <nav className="nav" aria-label={words.navLabel}>
          <NavigationLinks {...{ section, unread, words }} />
        </nav>
        {/* The key remounts it closed after navigation. */}
        <details className="menu" key={section}>
          <summary>{words.menu}</summary>
          <nav aria-label={words.navLabel}>
            <NavigationLinks {...{ section, unread, words }} />
          </nav>
        </details>
      </header>
      <main id="main" className="student-area wrap">
        <header className="student-head">
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

type Words = (typeof frameMessages)['en'];

interface LinksProps {
  section: Section;
  unread: number;
  words: Words;
}

function NavigationLinks({ section, unread, words }: LinksProps) {
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
          <button className="sign-out" type="submit">
            {words.signOut}
          </button>
        </Form>
      </li>
    </ul>
  );
}
