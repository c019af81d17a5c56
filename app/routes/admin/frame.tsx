import type { ReactNode } from 'react';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { TableStyles } from '#app/ui/table.tsx';
import { useFlashMessage } from '#app/web/forms/flash-message.ts';
import type { Language } from '#studio/shared/language.ts';
import { adminFrameMessages } from './frame.messages.ts';
import { useAdmin, waitingIn } from './layout-data.ts';
import { adminSearchMessages } from './search/search.messages.ts';
import { SearchField } from './search/search-field.tsx';
import { useSearchShortcut } from './search/use-search-shortcut.ts';
import { SectionIcon } from './section-icon.tsx';
import { barSections, type PageKey, type Section, sectionGroups, sectionOf, settings } from './sections.ts';
import { useAppBadge } from './use-app-badge.ts';

const searchId = 'admin-q';

export interface AdminFrameProps {
  page: PageKey;
  language: Language;
  studioName: string;
  title: string;
  lead?: ReactNode;
  /** Link to the parent list. */
  back?: ReactNode;
  actions?: ReactNode;
  /** Before the title. */
  mark?: ReactNode;
  /** Below the title: what the page is about. */
  about?: ReactNode;
  children: ReactNode;
}

export function adminMeta(title: string | null | undefined, studioName = '') {
  return [{ title: title ? `${title} · ${studioName}` : 'Login' }, { name: 'robots', content: 'noindex' }];
}

/** On a phone a bottom bar of five, on wide screens a sidebar. Works without scripts. */
export function AdminFrame(props: AdminFrameProps) {
  const { page, language, studioName, title, lead, back, actions, mark, about, children } = props;
  const words = adminFrameMessages[language];
  const section = sectionOf(page);
  useFlashMessage();
  useAppBadge();
  useSearchShortcut(searchId);
  return (
    <div className="admin">
      <TableStyles />
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Sidebar {...{ section, language, studioName }} />
      <main id="main" className="admin-page">
        {back && <div className="admin-back">{back}</div>}
        <div className="admin-head">
          <div className="admin-title">
            {mark}
            <h1>{title}</h1>
            {page === 'more' || page === 'search' ? null : (
              <a className="admin-find" href="/admin/search">
                <SectionIcon of="search" />
                <span className="unseen">{adminSearchMessages[language].title}</span>
              </a>
            )}
          </div>
          {about && <div className="admin-about">{about}</div>}
          {actions && <div className="actions">{actions}</div>}
        </div>
        {lead && <p className="admin-lead">{lead}</p>}
        {!back && section && <SectionTabs {...{ section, page, language }} />}
        {children}
      </main>
      <ThumbBar {...{ section, page, language }} />
    </div>
  );
}

interface InFrame {
  section: Section | undefined;
  language: Language;
}

function Sidebar({ section, language, studioName }: InFrame & Pick<AdminFrameProps, 'studioName'>) {
  const words = adminFrameMessages[language];
  return (
    <header className="admin-side">
      <a className="brand" href="/" title={words.site}>
        {studioName} <em>{words.admin.toLowerCase()}</em>
      </a>
      <SearchField id={searchId} hasShortcut language={language} />
      <nav className="admin-contents" aria-label={words.sections}>
        {sectionGroups.map((group) => (
          <ul key={group[0]?.key}>
            {group.map((one) => (
              <li key={one.key}>
                <SectionLink {...{ one, section, language }} />
              </li>
            ))}
          </ul>
        ))}
        <AccountLink {...{ section, language }} />
      </nav>
    </header>
  );
}

function AccountLink({ section, language }: InFrame) {
  const words = adminFrameMessages[language];
  const name = useAdmin()?.name || words.names.settings;
  return (
    <a
      className="admin-account"
      href={settings.pages[0].href}
      aria-current={section === settings ? 'page' : undefined}
    >
      <SectionIcon of="settings" />
      <span>
        <strong>{name}</strong> <small>{words.account}</small>
      </span>
    </a>
  );
}

function SectionLink({ one, section, language }: InFrame & { one: Section }) {
  const words = adminFrameMessages[language];
  return (
    <a href={one.pages[0].href} aria-current={one === section ? 'page' : undefined}>
      <SectionIcon of={one.key} />
      <span className="name">{words.names[one.key]}</span>
      <WaitingCount count={waitingIn(one, useAdmin())} language={language} />
    </a>
  );
}

export function WaitingCount({ count, language }: { count: number; language: Language }) {
  if (count === 0) return null;
  return (
    <small className="waiting-count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">, {adminFrameMessages[language].waiting(count)}</span>
    </small>
  );
}

function SectionTabs({ section, page, language }: InFrame & { section: Section; page: PageKey }) {
  const words = adminFrameMessages[language];
  const admin = useAdmin();
  if (section.isListed || section.pages.length === 1) return null;
  return (
    <TabLinks
      label={words.names[section.key]}
      current={page}
      items={section.pages.map(({ key, href, waits, isOverview }) => {
        const count = isOverview ? waitingIn(section, admin) : (waits && admin?.waiting[waits]) || 0;
        return {
          key,
          href,
          name: words.tabs[key] ?? words.names[section.key],
          ...(count > 0 ? { count } : {}),
        };
      })}
    />
  );
}

function ThumbBar({ section, page, language }: InFrame & { page: PageKey }) {
  const words = adminFrameMessages[language];
  const isNear = barSections.some((one) => one === section);
  return (
    <nav className="thumb-bar" aria-label={words.admin}>
      {barSections.map((one) => (
        <SectionLink key={one.key} {...{ one, section, language }} />
      ))}
      <a
        href="/admin/more"
        className={isNear ? undefined : 'here'}
        aria-current={page === 'more' ? 'page' : undefined}
      >
        <SectionIcon of="more" />
        <span className="name">{words.names.more}</span>
      </a>
    </nav>
  );
}
