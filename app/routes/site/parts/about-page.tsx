import type { ReactNode } from 'react';
import { FigureHead } from '#app/ui/figure-head.tsx';
import { HearIt } from '#app/ui/media/hear-it.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { staveLines } from '#app/ui/media/stave-fan.tsx';
import { RichBlocks, RichText } from '#app/web/rich-text/rich-text.tsx';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { NextSlotsList } from '../../calendar/booking/next-slots.tsx';
import { programmesMessages } from '../../offers/courses/programmes.messages.ts';
import type { ArtistStage } from '../artist/artist.data.ts';
import { OnStage } from '../artist/on-stage.tsx';
import type { Closing } from '../closing.data.ts';
import type { ContentPageData } from '../content-page.data.ts';
import { Blocks } from './blocks.tsx';
import { ClosingQuote } from './closing-quote.tsx';
import { SitePage } from './site-page.tsx';

/** In the units of figure-head.css: the stave of the headline runs into the tuning fork at her ear. */
const fan = {
  wide: {
    size: [1280, 720],
    shapes: [{ mouth: [798, 148], pitch: 1.5, lines: staveLines([128, 286], 26), join: 610, end: 0 }],
  },
  phone: {
    size: [390, 384],
    shapes: [{ mouth: [60, 110], pitch: 1.2, lines: [78, 94, 110, 126, 142], join: 0, end: 0 }],
  },
} as const;

export interface AboutData extends ContentPageData {
  closing: Closing;
  stage: ArtistStage;
}

export function AboutPage({ data: { frame, document, title, closing, stage } }: { data: AboutData }) {
  const philosophy = blockOf(document, 'statement', 'philosophy');
  const beliefs = blockOf(document, 'steps', 'beliefs');
  const invite = blockOf(document, 'prose', 'invite');
  const sample = blockOf(document, 'lead', 'sample');
  return (
    <SitePage frame={frame} document={document} next={closing.next}>
      <AboutHead document={document} title={`${title} ${frame.identity.coachName}`}>
        <NextSlotsList next={closing.next} language={frame.language} />
      </AboutHead>
      <Plate picture={blockOf(document, 'picture', 'lesson')} className="lesson" />
      {philosophy && (
        <blockquote className="wrap philosophy">
          <p className="statement">{philosophy.text}</p>
        </blockquote>
      )}
      {beliefs && <Beliefs block={beliefs} />}
      <div className="wrap blocks">
        <div className="two-columns">
          <div className="blocks inner">
            <Blocks
              blocks={[
                blockOf(document, 'prose', 'work') ?? [],
                blockOf(document, 'prose', 'besides') ?? [],
              ].flat()}
              language={frame.language}
            />
            {sample && <p className="caption">{sample.text}</p>}
            <Invitation block={invite} frame={frame} />
          </div>
          <div className="blocks inner">
            <Blocks blocks={[blockOf(document, 'facts', 'life') ?? []].flat()} language={frame.language} />
            <OnStage stage={stage} href={`/${frame.identity.coachSlug}`} language={frame.language} />
          </div>
        </div>
      </div>
      <Plate picture={blockOf(document, 'picture', 'room')} className="studio-room" />
      <ClosingQuote {...closing} language={frame.language} />
    </SitePage>
  );
}

function AboutHead({
  document,
  title,
  children,
}: {
  document: ContentPageData['document'];
  title: string;
  children: ReactNode;
}) {
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead')?.text;
  const portrait = blockOf(document, 'picture', 'portrait');
  const place = portrait && hasPicture(portrait.picture) ? portrait.picture : 'coach-listening';
  const photograph = usePhotograph(place);
  const isDrawn = place === 'coach-listening' && photograph === null;
  return (
    <FigureHead
      headline={headline?.text ?? title}
      {...(headline?.melody ? { melody: headline.melody } : {})}
      {...(lead ? { lead } : {})}
      picture={{ name: isDrawn ? 'coach-fork' : place, alt: portrait?.alt ?? '' }}
      fan={isDrawn ? fan : null}
      room={5.7}
      className="about-head"
    >
      {children}
    </FigureHead>
  );
}

function Plate({ picture, className }: { picture: BlockOf<'picture'> | null; className: string }) {
  if (!picture || !hasPicture(picture.picture)) return null;
  return (
    <figure className={`person-plate ${className}`} data-plate>
      <div className="pane" />
      <Picture name={picture.picture} alt={picture.alt} />
      <div className="wrap">
        <HearIt name={picture.picture} title={picture.caption} isTitleUnseen />
      </div>
      {picture.caption && <figcaption className="caption wrap">{picture.caption}</figcaption>}
    </figure>
  );
}

function Beliefs({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section className="wrap beliefs">
      <h2 className="held">{block.heading}</h2>
      <ul>
        {block.steps.map((belief, index) => (
          <li className={`reveal delay-${Math.min(9, index)}`} key={belief.title}>
            <h3>{belief.title}</h3>
            <RichText value={belief.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitation({ block: invite, frame }: { block: BlockOf<'prose'> | null; frame: AboutData['frame'] }) {
  const words = programmesMessages[frame.language];
  return (
    <section>
      {invite && (
        <>
          <h2 className="ruled">{invite.heading}</h2>
          <RichBlocks value={invite.paragraphs} className="lead" />
        </>
      )}
      <p className="actions spaced">
        {frame.identity.isOwnStudio ? (
          <a className="button" href="/courses">
            {words.toCourses}
          </a>
        ) : (
          <>
            <a className="button" href="/voice-elevated">
              {words.toVoiceElevated}
            </a>
            <a className="button ghost" href="/courses/private-coaching">
              {words.bookHour}
            </a>
          </>
        )}
      </p>
    </section>
  );
}
