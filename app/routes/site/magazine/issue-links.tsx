import type { ReactNode } from 'react';
import { issueEmailMessages } from '#studio/messages/newsletter-sending/issue-email.messages.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Offer } from '../offers.ts';
import { Blocks, OfferTable } from '../parts/blocks.tsx';
import type { Linked } from './issue-links.data.ts';
import { PiecePicture } from './piece-picture.tsx';

interface Around {
  language: Language;
  linked: Linked;
  offers: Readonly<Record<string, Offer>>;
}

/** Articles, offers and codes lead on where they are in the issue, as in its email. */
export function linkedPart(block: Block, { language, linked, offers }: Around): ReactNode {
  const words = issueEmailMessages[language];
  switch (block.type) {
    case 'articleLink': {
      const item = linked.articles[block.article];
      if (!item) return null;
      return (
        <section>
          <PiecePicture name={item.image} sizes="(min-width: 700px) 38rem, 100vw" />
          <h2 className="ruled">{item.title}</h2>
          {item.excerpt && <p>{item.excerpt}</p>}
          <LeadOn href={item.link} label={words.read} about={item.title} />
        </section>
      );
    }
    case 'offer': {
      const offer = linked.offers[block.offerId];
      if (!offer) return null;
      return (
        <section>
          <h2 className="ruled">{offer.title}</h2>
          <OfferTable block={block} language={language} offer={offers[block.offerId]} />
          <LeadOn href={offer.href} label={words.see} about={offer.title} />
        </section>
      );
    }
    case 'discountCode':
      return (
        <>
          <Blocks blocks={[block]} language={language} />
          <LeadOn href="/courses" label={words.use} />
        </>
      );
    default:
      return undefined;
  }
}

/** The accessible name says what the link is about. */
function LeadOn({ href, label, about }: { href: string; label: string; about?: string }) {
  return (
    <p className="actions">
      <a className="button ghost" href={href}>
        {label}
        {about && <span className="unseen">: {about}</span>}
      </a>
    </p>
  );
}
