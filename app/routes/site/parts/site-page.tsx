import type { ReactNode } from 'react';
import { Brand } from '#app/ui/brand.tsx';
import { ToastRegion } from '#app/ui/feedback/toast.tsx';
import { Header } from '#app/ui/navigation/header.tsx';
import { OfferLanguage, SwitchLanguage } from '#app/web/other-language.tsx';
import type { ContentDocument } from '#studio/shared/content/document.ts';
import { BookingDialog } from '../../booking/booking-dialog.tsx';
import type { NextSlots } from '../../booking/next-slots.data.ts';
import { BookingBar } from '../../booking/next-slots.tsx';
import type { Closing } from '../closing.data.ts';
import { frameMessages } from '../frame.messages.ts';
import type { SiteFrame } from '../frame.ts';
import { navItems } from '../nav-items.ts';
import { AddedSections } from './added-sections.tsx';
import { ClosingQuote } from './closing-quote.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { type FooterForm, SiteFooter } from './site-footer.tsx';
import { WithFiles } from './with-files.tsx';

export interface SitePageProps {
  frame: SiteFrame;
  /** The texts of the page. */
  document?: ContentDocument;
  children: ReactNode;
  /** Shown in the bar at the bottom on a phone. */
  next?: NextSlots | null;
  /** The end of the page. */
  closing?: Closing | null;
  /** Forms that the page has itself, or that would distract from paying. */
  omits?: readonly FooterForm[];
}

export function SitePage({ frame, document, children, next = null, closing, omits = [] }: SitePageProps) {
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
        search={{ name: words.search, href: '/search' }}
        aside={
          <a className="header-cart" href="/cart" data-me="cart" hidden>
            {words.cart}
          </a>
        }
      />
      <OfferLanguage />
      <main id="main">
        <WithFiles files={frame.files}>
          {children}
          {document && <AddedSections document={document} language={frame.language} />}
        </WithFiles>
        {closing && <ClosingQuote {...closing} language={frame.language} />}
      </main>
      <SiteFooter frame={frame} omits={omits} />
      <BookingBar next={next} language={frame.language} />
      <div>
        <BookingDialog language={frame.language} prefix={frame.prefix} />
        {/* Filled in from /me for a browser with a hold, so that the page is cacheable. */}
        <aside aria-label={words.heldHour}>
          <a className="held-strip" href="/private-coaching/book" data-me="hold" hidden>
            {words.bookSession}
          </a>
        </aside>
        {/* The owner's. */}
        <a className="edit-page" href="#main" data-me="edit" hidden>
          {words.editPage}
        </a>
        <ToastRegion id="toasts" label={words.notices} closeLabel={words.close} />
      </div>
    </>
  );
}
