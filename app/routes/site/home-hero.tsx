import type { ReactNode } from 'react';
import { HearIt } from '#app/ui/media/hear-it.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { StaveFan, staveLines } from '#app/ui/media/stave-fan.tsx';
import { SungHeadline } from '#app/ui/media/sung-headline.tsx';
import { fitsFan, wordOnsets } from '#app/ui/media/sung-layout.ts';
import { consultationMinutes } from '#studio/calendar/slot.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import type { homeMessages } from './home.messages.ts';

/** In the units of home-hero.css, where the figure has its place. */
const fan = {
  wide: {
    size: [1280, 560],
    shapes: [{ mouth: [279, 264], pitch: 1.3, lines: staveLines([112, 284], 26), join: 500, end: 2800 }],
  },
  phone: {
    size: [390, 450],
    shapes: [
      {
        mouth: [139, 354],
        pitch: 1.3,
        lines: [292, 309, 326, 343, 360, 377, 394, 411, 428],
        join: 188,
        end: 188,
      },
    ],
  },
} as const;

/** The lines begin behind the photograph. */
const photographedFan = {
  wide: { ...fan.wide, shapes: [{ ...fan.wide.shapes[0], mouth: [0, 264], join: 260 }] },
  phone: { ...fan.phone, shapes: [{ ...fan.phone.shapes[0], mouth: [0, 354], join: 120 }] },
} as const;

export interface HomeHeroData {
  document: ContentDocument;
  identity: Pick<StudioIdentity, 'studioName' | 'coachName'>;
  words: Pick<
    (typeof homeMessages)['en'],
    'coachSings' | 'exploreCourses' | 'bookConsultation' | 'newTab' | 'freeConsultation'
  >;
  /** The first award that the owner names on About or on the artist's page. */
  award?: BlockOf<'awards'>['items'][number] | null;
  consultationHref: string;
  /** Next available times and price. */
  next: ReactNode;
}

/** Her voice carries the headline; price and next free times follow on the first screen. */
export function HomeHero({ document, identity, words, award, consultationHref, next }: HomeHeroData) {
  const headline = blockOf(document, 'headline');
  const text = headline?.text ?? identity.studioName;
  const isPhotographed = usePhotograph('coach-singing') !== null;
  const isFan = fitsFan(text);
  return (
    <section className={`hero${isFan ? ' fan' : ''}${isPhotographed ? ' photographed' : ''}`} id="home">
      <div className="pane" />
      <div className="stage">
        {isFan && <StaveFan {...(isPhotographed ? photographedFan : fan)} />}
        <SungHeadline
          text={text}
          largest="l"
          isRising
          isOnTwoStaves={isFan}
          {...(headline?.melody ? { melody: headline.melody } : {})}
        />
        <figure className="coach">
          <Picture
            name="coach-singing"
            alt={words.coachSings(identity.coachName)}
            isFirst
            sizes="(min-width: 700px) 47vw, 96vw"
          />
        </figure>
        <HeroPlate text={text} headline={headline} />
        <div className="wrap intro">
          <p className="lead">{blockOf(document, 'lead')?.text}</p>
          {award && (
            <p className="award">
              {award.title}, {award.year}
            </p>
          )}
          <div className="actions">
            <a className="button" href="/courses">
              {words.exploreCourses}
            </a>
            <span className="consultation">
              <a className="button ghost" href={consultationHref} target="_blank" rel="noopener">
                {words.bookConsultation}
                <span className="unseen"> {words.newTab}</span>
              </a>
              <small>{words.freeConsultation(consultationMinutes)}</small>
            </span>
          </div>
        </div>
      </div>
      <div className="wrap foot">
        {next}
        {headline?.caption && <p className="caption">{headline.caption}</p>}
      </div>
    </section>
  );
}

/** The headline as an engraved spectrogram, each word below its sound. */
function HeroPlate({ text, headline }: { text: string; headline: BlockOf<'headline'> | null }) {
  const picture = headline?.picture;
  if (!picture || !hasPicture(picture)) return null;
  const phone = picture.replace('hero-', 'hero-phone-');
  return (
    <figure className="plate" data-plate>
      <Picture
        name={picture}
        alt={headline.pictureAlt ?? ''}
        isFirst
        {...(hasPicture(phone) ? { phone } : {})}
      />
      <svg className="lyrics" viewBox="0 0 390 26" aria-hidden="true">
        {wordOnsets(text).map(({ text: word, onset }) => (
          <text key={onset} x={Math.round(onset * 390)} y="18">
            {word}
          </text>
        ))}
      </svg>
      <HearIt name={picture} title={text} isTitleUnseen />
    </figure>
  );
}
