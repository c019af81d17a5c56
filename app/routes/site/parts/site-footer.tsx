import type { ReactNode } from 'react';
import { SwitchLanguage } from '#app/web/other-language.tsx';
import { newsletterMessages } from '#studio/newsletter/newsletter.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { newsletterPath } from '../../magazine/newsletter-form.tsx';
import { frameMessages } from '../frame.messages.ts';
import type { SiteFrame } from '../frame.ts';
import { ContactForm } from './contact-form.tsx';

export type FooterForm = 'newsletter' | 'contact';

interface SiteFooterProps {
  frame: SiteFrame;
  besideNewsletter?: ReactNode;
  omits: readonly FooterForm[];
}

export function SiteFooter({ frame, besideNewsletter, omits }: SiteFooterProps) {
  const { identity, language } = frame;
  const words = frameMessages[language];
  return (
    <footer>
      {!omits.includes('newsletter') && <Newsletter language={language}>{besideNewsletter}</Newsletter>}
      <div className="footer">
        <div className="footer-columns">
          <div className="contact-links">
            <div className="wide">
              <h2>{words.comeBy}</h2>
              <a className="button" href="/private-coaching/book" data-opens="booking-dialog">
                {words.bookSession}
              </a>
            </div>
            <Address frame={frame} />
            <Links frame={frame} />
            <p className="fine wide">
              {identity.isSample && (
                <>
                  {words.sample}
                  <br />
                </>
              )}
              {identity.cvr && `${words.cvr} ${identity.cvr}`}
            </p>
          </div>
          {!omits.includes('contact') && (
            <section aria-labelledby="write-us">
              <h2 id="write-us">{words.writeUs}</h2>
              <ContactForm idPrefix="footer" language={language} prefix={frame.prefix} />
            </section>
          )}
        </div>
        <div className="finale" aria-hidden="true" />
      </div>
    </footer>
  );
}

/** The same confirmation for every address, in a live region. */
function Newsletter({ language, children }: { language: Language; children?: ReactNode }) {
  const words = newsletterMessages[language];
  return (
    <section className="letter" id="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{words.title}</h2>
      <div className="words">
        <form method="post" action={newsletterPath(language)} noValidate data-island="newsletter">
          <p className="lead">{words.lead}</p>
          <label className="unseen" htmlFor="newsletter-email">
            {words.email}
          </label>
          <div className="row">
            <input
              className="line"
              id="newsletter-email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              aria-required="true"
              placeholder={words.email}
            />
            <button className="button" type="submit" data-busy-label={words.subscribing}>
              {words.subscribe}
            </button>
          </div>
          <small>{words.consent}</small>
          <div data-answer role="alert" id="newsletter-answer" />
        </form>
        {children}
      </div>
    </section>
  );
}

function Address({ frame: { identity, language } }: { frame: SiteFrame }) {
  const words = frameMessages[language];
  return (
    <address>
      {identity.addressLines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
      {identity.phone && (
        <>
          <a href={`tel:${identity.phone.replaceAll(' ', '')}`}>{identity.phone}</a>
          <br />
        </>
      )}
      {identity.messagingUrl && (
        <>
          <a href={identity.messagingUrl} rel="noreferrer">
            {words.message}
          </a>
          <br />
        </>
      )}
      {identity.email && <a href={`mailto:${identity.email}`}>{identity.email}</a>}
    </address>
  );
}

function Links({ frame: { identity, language } }: { frame: SiteFrame }) {
  const words = frameMessages[language];
  const links = [
    { name: words.privacy, href: '/privacy-policy' },
    { name: words.terms, href: '/terms-of-service' },
    { name: words.cookies, href: '/cookie-policy' },
    { name: words.withdraw, href: '/withdraw' },
    { name: words.search, href: '/search' },
    { name: words.photos, href: identity.photoUrl },
    { name: words.videos, href: identity.videoUrl },
  ].filter((link) => link.href);
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} {...(link.href.startsWith('/') ? {} : { rel: 'noreferrer' })}>
            {link.name}
          </a>
        </li>
      ))}
      <li>
        {/* Filled in from /me when signed in. */}
        <a href="/login" data-me="account">
          {words.login}
        </a>
      </li>
      <li>
        <SwitchLanguage />
      </li>
    </ul>
  );
}
