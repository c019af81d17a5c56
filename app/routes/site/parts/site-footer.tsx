import { Disclosure } from '#app/ui/disclosure.tsx';
import { FactLink } from '#app/ui/email-address.tsx';
import { SwitchLanguage } from '#app/web/other-language.tsx';
import { newsletterMessages } from '#studio/people/newsletter/newsletter.messages.ts';
import { frameMessages } from '../frame.messages.ts';
import type { SiteFrame } from '../frame.ts';
import { ContactForm } from './contact-form.tsx';
import { NewsletterSignup } from './newsletter-signup.tsx';

export type FooterForm = 'newsletter' | 'contact';

interface SiteFooterProps {
  frame: SiteFrame;
  omits: readonly FooterForm[];
}

/** All specified parts; the forms are folded, so that the footer is short on every page. */
export function SiteFooter({ frame, omits }: SiteFooterProps) {
  const { identity, language } = frame;
  const words = frameMessages[language];
  return (
    <footer className="footer">
      <div className="footer-columns">
        <Address frame={frame} />
        <LegalLinks frame={frame} />
        <OfferLinks frame={frame} />
        <MoreLinks frame={frame} />
      </div>
      <div className="footer-rows">
        {!omits.includes('newsletter') && (
          <Disclosure summary={newsletterMessages[language].title}>
            <div id="newsletter">
              <NewsletterSignup language={language} />
            </div>
          </Disclosure>
        )}
        <a className="footer-row" href="/private-coaching/book" data-opens="booking-dialog">
          {words.bookSession}
        </a>
        {!omits.includes('contact') && (
          <Disclosure summary={words.writeUs}>
            <ContactForm idPrefix="footer" language={language} prefix={frame.prefix} />
          </Disclosure>
        )}
      </div>
      <p className="fine">
        {[
          identity.isSample && words.sample,
          identity.cvr && `${words.cvr} ${identity.cvr}`.replaceAll(' ', '\u00a0'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="finale" aria-hidden="true" />
    </footer>
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
      {identity.email && <FactLink href={`mailto:${identity.email}`} text={identity.email} />}
    </address>
  );
}

function LegalLinks({ frame: { language, links } }: { frame: SiteFrame }) {
  const words = frameMessages[language];
  return (
    <ul>
      {[
        { name: words.privacy, href: '/privacy-policy' },
        { name: words.terms, href: '/terms-of-service' },
        { name: words.cookies, href: '/cookie-policy' },
        { name: words.withdraw, href: '/withdraw' },
        ...links.footer.map(({ label, href }) => ({ name: label, href })),
      ].map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.name}</a>
        </li>
      ))}
    </ul>
  );
}

function OfferLinks({ frame: { language, rangeHref } }: { frame: SiteFrame }) {
  const words = frameMessages[language];
  return (
    <ul className="more">
      {[
        { name: words.consultation, href: '/consultation' },
        { name: words.range, href: rangeHref },
      ].map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.name}</a>
        </li>
      ))}
    </ul>
  );
}

function MoreLinks({ frame: { identity, language } }: { frame: SiteFrame }) {
  const words = frameMessages[language];
  const outside = [
    { name: words.photos, href: identity.photoUrl },
    { name: words.videos, href: identity.videoUrl },
  ].filter((link) => link.href);
  return (
    <ul className="more">
      {outside.map((link) => (
        <li key={link.name}>
          <a href={link.href} rel="noreferrer">
            {link.name}
          </a>
        </li>
      ))}
      <li>
        <a href="/search">{words.search}</a>
      </li>
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
