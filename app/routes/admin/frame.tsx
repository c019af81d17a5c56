import { type ReactNode, useEffect } from 'react';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { TableStyles } from '#app/ui/table.tsx';
import { useFlashMessage } from '#app/web/forms/flash-message.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { adminFrameMessages } from './frame.messages.ts';
import { useAdmin, waitingIn } from './layout-data.ts';
import { adminSearchMessages } from './office/search/search.messages.ts';
import { SearchField } from './office/search/search-field.tsx';
import { SectionIcon } from './section-icon.tsx';
import { barSections, type PageKey, type Section, sectionGroups, sectionOf, settings } from './sections.ts';

const searchId = 'admin-q';

export interface AdminFrameProps {
  page: PageKey;
  title: string;
  lead?: ReactNode;
  back?: { href: string; label: ReactNode } | null;
  actions?: ReactNode;
  mark?: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}

/** On a phone a bottom bar of five, on wide screens a sidebar. Works without scripts. */
export function AdminFrame(props: AdminFrameProps) {
  const { page, title, lead, back, actions, mark, about, children } = props;
  const language = useLanguage();
  const words = adminFrameMessages[language];
  const studioName = useAdmin()?.studioName ?? '';
  const section = sectionOf(page);
  useFlashMessage();
  useAppBadge();
  useSearchShortcut(searchId);
  return (
    <div className="admin">
      <AdminTitle>{title}</AdminTitle>
      <TableStyles />
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Sidebar section={section} studioName={studioName} />
      <main id="main" className="admin-page">
        {back && (
          <div className="admin-back">
            <TextLink href={back.href} leads="back">
              {back.label}
            </TextLink>
          </div>
        )}
        <div className="admin-head cluster apart">
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
          {about && <div className="admin-about cluster">{about}</div>}
          {actions && <div className="actions">{actions}</div>}
        </div>
        {lead && <p className="admin-lead">{lead}</p>}
        {!back && section && <SectionTabs section={section} page={page} />}
        {children}
      </main>
      <ThumbBar section={section} page={page} />
    </div>
  );
}

/** The number of tasks on the icon of the installed admin; notifications update it while no page is open. */
function useAppBadge(): void {
  const count = useAdmin()?.waiting.tasks ?? null;
  useEffect(() => {
    if (count === null) return;
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    shown?.catch(() => {});
  }, [count]);
}

/** Ctrl K or ⌘ K moves the focus to the field. */
function useSearchShortcut(id: string): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      // An editor has its own use for it.
      if (event.defaultPrevented) return;
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      const field = document.getElementById(id);
      if (!field || field.checkVisibility?.() === false) return;
      event.preventDefault();
      field.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [id]);
}

/** Of the document. Pages without the frame have it on their own. */
export function AdminTitle({ children }: { children: string }) {
  return <title>{`${children} · ${useAdmin()?.studioName ?? ''}`}</title>;
}

interface InFrame {
  section: Section | undefined;
}

function Sidebar({ section, studioName }: InFrame & { studioName: string }) {
  const words = useWords(adminFrameMessages);
  return (
    <header className="admin-side">
      <a className="brand" href="/" title={words.site}>
        {studioName} <em>{words.admin.toLowerCase()}</em>
      </a>
      <SearchField id={searchId} hasShortcut />
      <nav className="admin-contents" aria-label={words.sections}>
        {sectionGroups.map((group) => (
          <ul key={group[0]?.key}>
            {group.map((one) => (
              <li key={one.key}>
                <SectionLink one={one} section={section} />
              </li>
            ))}
          </ul>
        ))}
        <AccountLink section={section} />
      </nav>
    </header>
  );
}

function AccountLink({ section }: InFrame) {
  const words = useWords(adminFrameMessages);
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

function SectionLink({ one, section }: InFrame & { one: Section }) {
  const words = useWords(adminFrameMessages);
  return (
    <a href={one.pages[0].href} aria-current={one === section ? 'page' : undefined}>
      <SectionIcon of={one.key} />
      <span className="name">{words.names[one.key]}</span>
      <WaitingCount count={waitingIn(one, useAdmin())} />
    </a>
  );
}

export function WaitingCount({ count }: { count: number }) {
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <small className="waiting-count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">, {adminFrameMessages[language].waiting(count)}</span>
    </small>
  );
}

function SectionTabs({ section, page }: InFrame & { section: Section; page: PageKey }) {
  const words = useWords(adminFrameMessages);
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

function ThumbBar({ section, page }: InFrame & { page: PageKey }) {
  const words = useWords(adminFrameMessages);
  const isNear = barSections.some((one) => one === section);
  return (
    <nav className="thumb-bar" aria-label={words.admin}>
      {barSections.map((one) => (
        <SectionLink key={one.key} one={one} section={section} />
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
