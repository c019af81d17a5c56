import type { ReactNode } from 'react';
import speech from '#app/pictures/speech.json';
import { Leaders } from '#app/ui/leaders.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import { RichBlocks, RichText } from '#app/web/rich-text/rich-text.tsx';
import { newsletterMessages } from '#studio/people/newsletter/newsletter.messages.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { rangeLinkMessages } from '#studio/site/range/range-link.messages.ts';
import { NextSlotsList } from '../calendar/booking/next-slots.tsx';
import { priceNote } from '../offers/courses/price-rows.ts';
import type { HomeData } from './home.data.ts';
import { homeMessages } from './home.messages.ts';
import { Voices } from './parts/blocks.tsx';
import { InstructorPortrait } from './parts/instructor-portrait.tsx';
import { NewsletterSignup } from './parts/newsletter-signup.tsx';

interface SectionProps {
  data: HomeData;
}

export function About({ data: { document, frame, takes } }: SectionProps) {
  const words = homeMessages[frame.language];
  const { identity } = frame;
  const heading = blockOf(document, 'heading', 'about');
  const picture = blockOf(document, 'picture', 'about');
  const facts = blockOf(document, 'facts', 'about');
  return (
    <section className="about" id="about">
      <div className="wrap">
        {heading && <h2 className="held">{heading.text}</h2>}
        <div className="body">
          <p className="statement">{blockOf(document, 'statement', 'about')?.text}</p>
          <div className="side">
            <RichBlocks value={blockOf(document, 'prose', 'about')?.paragraphs ?? []} />
            {facts && <Leaders isFull isFacts rows={facts.rows.map((row) => ({ key: row.label, ...row }))} />}
            <a className="button ghost" href={`/about-${identity.coachSlug}`}>
              {words.learnMoreAbout(identity.coachName)}
            </a>
            <a className="text-link" href={frame.rangeHref}>
              {rangeLinkMessages[frame.language].find}
            </a>
          </div>
        </div>
      </div>
      {!takes && picture && hasPicture(`${picture.picture}-1`) && (
        <Speech
          name={picture.picture}
          alt={picture.alt}
          {...(picture.caption ? { caption: picture.caption } : {})}
        />
      )}
    </section>
  );
}

function Speech({ name, alt, caption }: { name: string; alt: string; caption?: string }) {
  const halves = name.endsWith('-da') ? speech.da : speech.en;
  return (
    <figure className="speech">
      <div className="speech-halves">
        {halves.map((words, index) => (
          <div key={words[0]?.text}>
            <Picture name={`${name}-${index + 1}`} alt={index === 0 ? alt : ''} />
            <svg className="lyrics" viewBox="0 0 720 34" aria-hidden="true">
              {words.map((word) => (
                <text
                  key={word.text}
                  x={Math.min(word.x, 712)}
                  y="26"
                  // Right-aligned near the end, to stay within the viewBox.
                  textAnchor={word.x > 660 ? 'end' : undefined}
                >
                  {word.text}
                </text>
              ))}
            </svg>
          </div>
        ))}
      </div>
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
}

const programmeVariants = [
  { className: 'programme rising-light', button: 'button ghost', sizes: '(min-width: 900px) 56vw, 100vw' },
  { className: 'programme night wrap', button: 'button', sizes: '(min-width: 900px) 62vw, 108vw' },
  { className: 'programme solo wrap', button: 'button ghost', sizes: '(min-width: 900px) 34vw, 84vw' },
] as const;

export function Featured({ data: { document, frame, programmes } }: SectionProps) {
  const words = homeMessages[frame.language];
  if (programmes.length === 0) return null;
  return (
    <section className="featured" id="programs">
      <div className="wrap">
        <h2 className="held">{blockOf(document, 'heading', 'programmes')?.text}</h2>
      </div>
      {programmes.map((programme, index) => {
        const variant = programmeVariants[index % programmeVariants.length]!;
        return (
          <article className={variant.className} key={programme.offerId}>
            {index % programmeVariants.length === 0 && <div className="pane" />}
            {hasPicture(programme.picture) && (
              <figure className="plate">
                <Picture name={programme.picture} alt={programme.pictureAlt} sizes={variant.sizes} />
              </figure>
            )}
            <div className={variant.className.includes('wrap') ? 'words' : 'words wrap'}>
              <h3>{programme.title}</h3>
              <p className="sub">{programme.sub}</p>
              <p className="when">
                <strong>{programme.when.text}</strong>
                {programme.when.rest.map((text) => ` · ${text}`)}
              </p>
              <p className="text">{programme.description}</p>
              <PriceLeaders
                prices={programme.prices}
                note={priceNote(programme.prices, frame.language)}
                from={programme.isFrom ? words.from : null}
              />
              <div className="actions">
                <a className={variant.button} href={programme.href}>
                  {programme.button}
                  <span className="unseen"> {programme.title}</span>
                </a>
              </div>
            </div>
          </article>
        );
      })}
      <p className="more wrap">
        <a className="button ghost" href="/courses">
          {words.moreCourses}
        </a>
      </p>
    </section>
  );
}

export function SingersSay({ data: { document, frame } }: SectionProps) {
  const block = blockOf(document, 'testimonials');
  if (!block || block.items.length === 0) return null;
  return (
    <section className="singers wrap">
      {block.heading && <h2 className="held">{block.heading}</h2>}
      <Voices items={block.items} language={frame.language} />
    </section>
  );
}

/** Of a mezzo, a soprano, a tenor and a baritone: 1 is the highest. */
const pitches = [2, 1, 3, 4];

export function Instructors({ data: { document, frame, instructors } }: SectionProps) {
  if (instructors.length === 0) return <span id="instructors" />;
  const heading = blockOf(document, 'heading', 'people')?.text;
  const note = blockOf(document, 'people')?.note;
  return (
    <section className="people" id="instructors">
      <div className="wrap">
        <h2 className="held">{heading ?? homeMessages[frame.language].instructors}</h2>
      </div>
      <ul className="notes">
        {instructors.map((person, index) => (
          <li key={person.slug} id={`instructor-${person.slug}`}>
            <InstructorPortrait
              name={person.name}
              picture={person.picture}
              alt={person.portrait || person.name}
              sizes="(min-width: 900px) 17vw, 150px"
              isDrawn={!frame.identity.isOwnStudio}
              className={`pitch-${pitches[index % 4]}${index === 0 ? ' first' : ''}`}
            />
            <h3>{person.name}</h3>
            {person.role && <p className="caption">{person.role}</p>}
            {person.text && <RichText value={person.text} />}
          </li>
        ))}
      </ul>
      {note && <p className="caption wrap">{note}</p>}
    </section>
  );
}

export function CourseIndex({ data: { document, frame, index } }: SectionProps) {
  const words = homeMessages[frame.language];
  if (index.length === 0) return <span id="courses" />;
  return (
    <section className="index wrap" id="courses">
      <h2 className="held">{blockOf(document, 'heading', 'courses')?.text}</h2>
      <div className="body">
        <p className="lead">{blockOf(document, 'lead', 'courses')?.text}</p>
        <ol>
          {index.map((course) => {
            const line = (
              <>
                <span>{course.title}</span>
                <span className="leader" />
                {course.price && (
                  <span className="cost">
                    {course.isFrom && <em>{words.from} </em>}
                    {course.price.currency} {course.price.amount}
                  </span>
                )}
              </>
            );
            return (
              <li key={course.title}>
                {course.href ? <a href={course.href}>{line}</a> : <span>{line}</span>}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** On one ground: the newsletter section is specified to lead to the contact form. */
export function ContactAndNewsletter({
  data: { document, frame, next },
  children,
}: SectionProps & { children: ReactNode }) {
  const words = homeMessages[frame.language];
  const { phone } = frame.identity;
  return (
    <section className="letter">
      <div id="contact">
        <h2>{blockOf(document, 'heading', 'contact')?.text ?? words.contactUs}</h2>
        <p className="lead">{blockOf(document, 'lead', 'contact')?.text}</p>
        <p className="actions">
          <a className="button" href="/contact" data-opens="contact-dialog">
            {words.contactUs}
          </a>
          {phone && (
            <a className="text-link" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          )}
        </p>
        <NextSlotsList next={next} language={frame.language} isClosing />
      </div>
      <div id="newsletter">
        <h2>{newsletterMessages[frame.language].title}</h2>
        <NewsletterSignup language={frame.language} />
        {children}
      </div>
    </section>
  );
}
