import type { ReactNode } from 'react';
import { Form, useLocation, useRouteLoaderData } from 'react-router';
import { useFlashMessage, withoutFlash } from '#app/web/forms/flash-message.ts';
import type { Language } from '#studio/shared/language.ts';
import type { loader as adminLoader } from './admin.tsx';
import { adminFrameMessages } from './frame.messages.ts';
import { type Section, type SectionKey, sectionGroups, thumbSections } from './sections.ts';

export interface AdminFrameProps {
  section: SectionKey;
  language: Language;
  studioName: string;
  title: string;
  lead?: ReactNode;
  /** Link to the parent list. */
  back?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function adminMeta(title: string | null | undefined, studioName = '') {
  return [{ title: title ? `${title} · ${studioName}` : 'Login' }, { name: 'robots', content: 'noindex' }];
}

/** On a phone a bottom bar, on wide screens a sidebar. Works without scripts. */
export function AdminFrame(props: AdminFrameProps) {
  const { section, language, studioName, title, lead, back, actions, children } = props;
  const words = adminFrameMessages[language];
  useFlashMessage();
  return (
    <div className="admin">
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="admin-side">
        <a className="brand" href="/" title={words.site}>
          {studioName}
        </a>
        <nav className="admin-contents" aria-label={words.sections}>
          <Contents {...{ section, language }} />
          <Tools {...{ language }} />
        </nav>
      </header>
      <main id="main" className="admin-page">
        {back && <div className="admin-back">{back}</div>}
        <div className="admin-head">
          <h1>{title}</h1>
          {actions && <div className="actions">{actions}</div>}
        </div>
        {lead && <p className="admin-lead">{lead}</p>}
        {children}
      </main>
      <ThumbBar {...{ section, language }} />
    </div>
  );
}

type InFrame = Pick<AdminFrameProps, 'section' | 'language'>;

function Contents({ section, language }: InFrame) {
  const words = adminFrameMessages[language];
  return sectionGroups.map((group) => (
    <section key={group.key}>
      <h2>{words.groups[group.key]}</h2>
      <ul>
        {group.sections.map((one) => (
          <li key={one.key}>
            <SectionLink one={one} {...{ section, language }} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function SectionLink({ one, section, language }: InFrame & { one: Section }) {
  const words = adminFrameMessages[language];
  const waiting = useRouteLoaderData<typeof adminLoader>('admin');
  const count = (one.waits && waiting?.[one.waits]) || 0;
  return (
    <a href={one.href} aria-current={one.key === section ? 'page' : undefined}>
      <span className="name">{words.names[one.key]}</span>
      {count > 0 && (
        <small>
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="unseen">, {words.waiting(count)}</span>
        </small>
      )}
    </a>
  );
}

function Tools({ language }: Pick<AdminFrameProps, 'language'>) {
  const words = adminFrameMessages[language];
  const { pathname, search } = useLocation();
  const other = language === 'da' ? 'en' : 'da';
  return (
    <div className="admin-tools">
      <a href="/">{words.site}</a>
      <Form method="post" action="/admin/language" reloadDocument>
        <input type="hidden" name="back" value={pathname + withoutFlash(search)} />
        <button type="submit" name="language" value={other} lang={other}>
          {words.otherLanguage}
        </button>
      </Form>
      <Form method="post" action="/logout" reloadDocument>
        <button type="submit">{words.signOut}</button>
      </Form>
    </div>
  );
}

function ThumbBar({ section, language }: InFrame) {
  const words = adminFrameMessages[language];
  const all = sectionGroups.flatMap(({ sections }) => sections);
  const near = thumbSections.flatMap((key) => all.find((one) => one.key === key) ?? []);
  return (
    <nav className="thumb-bar" aria-label={words.admin}>
      {near.map((one) => (
        <SectionLink key={one.key} one={one} {...{ section, language }} />
      ))}
      <details>
        <summary className={near.some(({ key }) => key === section) ? undefined : 'here'}>
          {words.menu}
        </summary>
        <div className="thumb-menu">
          <Contents {...{ section, language }} />
          <Tools {...{ language }} />
        </div>
      </details>
    </nav>
  );
}
