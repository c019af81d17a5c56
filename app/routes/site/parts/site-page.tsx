import type { ReactNode } from 'react';
import { Brand } from '#app/ui/brand.tsx';
import { ToastRegion } from '#app/ui/feedback/toast.tsx';
import { Header } from '#app/ui/navigation/header.tsx';
import { OfferLanguage, SwitchLanguage } from '#app/web/other-language.tsx';
import { isAdded } from '#studio/shared/content/added-block.ts';
import type { ContentDocument } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { isInOrder } from '#studio/site/pages/page-order.ts';
import { BookingDialog } from '../../calendar/booking/booking-dialog.tsx';
import type { NextSlots } from '../../calendar/booking/next-slots.data.ts';
import { BookingBar } from '../../calendar/booking/next-slots.tsx';
import type { Closing } from '../closing.data.ts';
import { frameMessages } from '../frame.messages.ts';
import type { SiteFrame } from '../frame.ts';
import { Blocks } from './blocks.tsx';
import { ClosingQuote } from './closing-quote.tsx';
import { type FooterForm, SiteFooter } from './site-footer.tsx';
import { WithFiles } from './with-files.tsx';

export interface SitePageProps {
  frame: SiteFrame;
  document?: ContentDocument;
  children: ReactNode;
  /** Shown in the bar at the bottom on a phone. */
  next?: NextSlots | null;
  /** Another bar than that. */
  bar?: ReactNode;
  /** The end of the page. */
  closing?: Closing | null;
  /** Forms that the page has itself, or that would distract from paying. */
  omits?: readonly FooterForm[];
}

export function SitePage({
  frame,
  document,
  children,
  next = null,
  bar,
  closing,
  omits = [],
}: SitePageProps) {
  const words = frameMessages[frame.language];
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      {frame.preview && <PreviewBar frame={frame} token={frame.preview} />}
      <Header
        brand={<Brand name={frame.identity.studioName} />}
        homeHref="/"
        items={navItems(frame, words.nav)}
        navLabel={words.mainMenu}
        menuLabel={words.menu}
        action={
          <a className="button compact header-book" href="/private-coaching/book" data-opens="booking-dialog">
            {words.bookSession}
          </a>
        }
        languageSwitch={<SwitchLanguage />}
        extras={[
          <a key="search" href="/search">
            {words.search}
          </a>,
          <a key="login" href="/login" data-me="account">
            {words.login}
          </a>,
        ]}
        aside={
          <a className="header-cart" href="/cart" data-me="cart" hidden>
            {words.cart}
          </a>
        }
      />
      <OfferLanguage />
      <main id="main">
        {/* The owner's. */}
        <a className="edit-page" href="#main" data-me="edit" hidden>
          {words.editPage}
        </a>
        <WithFiles files={frame.files}>
          {children}
          {document && <AddedSections document={document} language={frame.language} />}
        </WithFiles>
        {closing && <ClosingQuote {...closing} language={frame.language} />}
      </main>
      <SiteFooter frame={frame} omits={omits} />
      {bar || <BookingBar next={next} language={frame.language} />}
      <div>
        <BookingDialog language={frame.language} prefix={frame.prefix} />
        {/* Filled in from /me for a browser with a hold, so that the page is cacheable. */}
        <aside aria-label={words.heldHour}>
          <a className="held-strip" href="/private-coaching/book" data-me="hold" hidden>
            <span>{words.bookSession}</span>
            <span>
              <b /> {words.left}
            </span>
            <span className="text-link on">{words.pay}</span>
          </a>
        </aside>
        <ToastRegion id="toasts" label={words.notices} closeLabel={words.close} />
      </div>
    </>
  );
}

function PreviewBar({ frame, token }: { frame: SiteFrame; token: string }) {
  const words = frameMessages[frame.language].preview;
  return (
    <aside className="preview-bar" aria-label={words.title}>
      <p>
        <strong>{words.title}</strong> {words.text}
      </p>
      <p>
        <a hrefLang="en" lang="en" href={`/preview/${token}`}>
          English
        </a>{' '}
        <a hrefLang="da" lang="da" href={`/da/preview/${token}`}>
          Dansk
        </a>
      </p>
    </aside>
  );
}

interface NavItem {
  name: string;
  href: string;
  isCurrent: boolean;
}

/** In display order. Fragments are relative on the home page and absolute elsewhere. */
function navItems(
  frame: Pick<SiteFrame, 'identity' | 'path' | 'links'>,
  names: Record<'home' | 'about' | 'courses' | 'instructors' | 'shop' | 'magazine' | 'contact', string>,
): NavItem[] {
  const { path, identity } = frame;
  const anchor = (id: string) => (path === '/' ? `#${id}` : `/#${id}`);
  const isAt = (place: string) => path === place || path.startsWith(`${place}/`);
  const artist = `/${identity.coachSlug}`;
  return [
    { name: names.home, href: anchor('home'), isCurrent: path === '/' },
    { name: names.about, href: anchor('about'), isCurrent: path === `/about-${identity.coachSlug}` },
    { name: names.courses, href: '/courses', isCurrent: isAt('/courses') || isAt('/private-coaching') },
    { name: names.instructors, href: anchor('instructors'), isCurrent: false },
    { name: identity.coachName, href: artist, isCurrent: path === artist },
    { name: names.shop, href: '/shop', isCurrent: isAt('/shop') },
    { name: names.magazine, href: '/testimonials', isCurrent: path === '/testimonials' || isAt('/magazine') },
    ...frame.links.menu.map(({ label, href }) => ({ name: label, href, isCurrent: path === href })),
    { name: names.contact, href: anchor('contact'), isCurrent: path === '/contact' },
  ];
}

/** At the end of a page whose other sections have their own places. */
function AddedSections({ document, language }: { document: ContentDocument; language: Language }) {
  const blocks = isInOrder(document.key) ? [] : document.blocks.filter(isAdded);
  if (blocks.length === 0) return null;
  return (
    <div className="wrap blocks">
      <Blocks blocks={blocks} language={language} />
    </div>
  );
}
