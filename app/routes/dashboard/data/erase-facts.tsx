import { Alert } from '#app/ui/alert.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { dataMessages } from './data.messages.ts';
import type { EraseView } from './read-erase.ts';

type Words = (typeof dataMessages)['en']['erase'];

/** What stands in the way first; then what happens to what lives, what goes, and what the law keeps. */
export function EraseFacts({ facts, words }: { facts: EraseView; words: Words }) {
  const { waits, bookings, hasApplications, credits, courses } = facts;
  const hasLife = bookings.length > 0 || hasApplications || credits > 0 || courses > 0;
  return (
    <>
      {waits.length > 0 ? (
        <Alert look="wrong" title={words.wait}>
          <p>{words.waitText}</p>
          <ul className="room-plain">
            {waits.map(({ key, wait, number, href }) => (
              <li key={key}>
                {words.waits[wait]} {href ? <TextLink href={href}>{words.order(number)}</TextLink> : null}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {hasLife ? (
        <section className="room-part">
          <h2 className="ruled">{words.happens}</h2>
          {bookings.length > 0 ? (
            <>
              <p>{words.bookings(bookings.length)}</p>
              <ul className="room-points">
                {bookings.map((hour) => (
                  <li key={hour}>{hour}</li>
                ))}
              </ul>
              <p>{words.moneyOn(facts.noticeHours)}</p>
            </>
          ) : null}
          {hasApplications ? <p>{words.applications}</p> : null}
          {credits > 0 ? <p>{words.credits(credits)}</p> : null}
          {courses > 0 ? <p>{words.courses(courses)}</p> : null}
        </section>
      ) : null}
      <section className="room-part">
        <h2 className="ruled">{words.gone}</h2>
        <ul className="room-points">
          {words.goneItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section className="room-part">
        <h2 className="ruled">{words.kept}</h2>
        <p>{words.keptText}</p>
        <p className="quiet">{words.keptAudit}</p>
      </section>
    </>
  );
}
