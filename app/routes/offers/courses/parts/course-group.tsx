import { Fragment } from 'react';
import { Leaders } from '#app/ui/leaders.tsx';
import { RichBlocks } from '#app/web/rich-text/rich-text.tsx';
import { blockOf } from '#studio/shared/content/document.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { homeMessages } from '../../../site/home.messages.ts';
import { CourseCard, type CourseCardProps } from '../course-card.tsx';
import type { OverviewData } from '../overview.data.ts';
import { overviewMessages } from '../overview.messages.ts';

interface CourseGroupProps extends Omit<CourseCardProps, 'card' | 'position'> {
  group: OverviewData['groups'][number];
  title: string;
  /** Keys of all cards of the page. */
  order: readonly string[];
  data: OverviewData;
}

export function CourseGroup({ group, title, order, data, ...props }: CourseGroupProps) {
  const { frame, consultationHref } = data;
  const words = overviewMessages[frame.language];
  const coach = frame.identity.coachFirstName;
  return (
    <section
      className={`course-group${group.id === 'intensives' ? ' night' : ''}`}
      id={group.id}
      aria-labelledby={`${group.id}-title`}
    >
      <div className="group-head">
        <h2 id={`${group.id}-title`}>{title}</h2>
        <p>{words.groups[group.id].about(coach)}</p>
      </div>
      <ul className="measures">
        {group.cards.map((card) => (
          <CourseCard key={card.key} card={card} position={order.indexOf(card.key)} {...props} />
        ))}
        {group.id === 'hour' && (
          <li className="not-sure">
            <div>
              <h3>{words.notSure}</h3>
              <p>{words.talk(coach)}</p>
            </div>
            <a className="button ghost compact" href={consultationHref} target="_blank" rel="noopener">
              {homeMessages[frame.language].bookConsultation}
              <span className="unseen"> {words.newTab}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The checkouts that take a code, in one line for all cards. */
export function CodeLinks({ groups, isBuyingOpen, frame: { language } }: OverviewData) {
  const bought = groups.flatMap(({ cards }) =>
    cards.flatMap(({ courseId, title, seat }) => (courseId && !seat?.whyNot ? [{ courseId, title }] : [])),
  );
  if (!isBuyingOpen || bought.length === 0) return null;
  const words = overviewMessages[language];
  return (
    <p className="caption wrap code-links">
      {words.codes} <span aria-hidden="true">{words.codesFor}</span>{' '}
      {bought.map(({ courseId, title }, index) => (
        <Fragment key={courseId}>
          {index > 0 && ' · '}
          <a href={pageAddress(`/checkout/${courseId}`, language)}>
            <span className="unseen">{words.codeFor} </span>
            {title}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

export function AtHome({ data, title }: { data: OverviewData; title: string }) {
  const { frame, document, atHome } = data;
  const words = overviewMessages[frame.language];
  const rows = (
    entries: ReadonlyArray<{ title: string; href: string; value: string; plan?: string | null }>,
  ) =>
    entries.map(({ href, title: name, value, plan }) => {
      const label = (
        <>
          <a href={href}>{name}</a>
          {plan && <small> {plan}</small>}
        </>
      );
      return { key: href, label, value };
    });
  const { courses, workbooks } = atHome;
  return (
    <section className="course-group" id="at-home" aria-labelledby="at-home-title">
      <div className="group-head">
        <h2 id="at-home-title">{title}</h2>
        <p>{words.atHome.about}</p>
      </div>
      <div className="home-lists wrap">
        {courses.length > 0 && (
          <div>
            <h3>
              <a href="/sales">{words.onlineCourses}</a>
            </h3>
            <Leaders isFull rows={rows(courses.map((course) => ({ ...course, value: course.price })))} />
          </div>
        )}
        {workbooks.length > 0 && (
          <div className="workbooks">
            <h3>
              <a href="/book">{words.workbooks}</a>
            </h3>
            <Leaders
              isFull
              isFacts
              rows={rows(workbooks.map((book) => ({ ...book, value: words.pages(book.pages) })))}
            />
          </div>
        )}
      </div>
      <RichBlocks value={blockOf(document, 'prose', 'after')?.paragraphs ?? []} className="caption wrap" />
    </section>
  );
}
