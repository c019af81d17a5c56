import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { filesGoneWithinHours } from '#platform/files/removal-delay.ts';
import type { dataMessages } from './data.messages.ts';
import type { EraseView, ShownPending } from './read-erase.ts';

type Words = (typeof dataMessages)['en']['erase'];

export function EraseFacts({ facts, words }: { facts: EraseView; words: Words }) {
  const { waits, bookings, hasApplications, credits, courses } = facts;
  const hasLife = bookings.length > 0 || hasApplications || credits > 0 || courses > 0;
  return (
    <>
      {waits.length > 0 ? <Waits waits={waits} words={words} /> : null}
      {hasLife ? (
        <section className="student-section stack">
          <h2 className="ruled">{words.happens}</h2>
          {bookings.length > 0 ? (
            <>
              <p>{words.bookings(bookings.length)}</p>
              <ul className="student-points stack tight">
                {bookings.map((hour) => (
                  <li key={hour}>{hour}</li>
                ))}
              </ul>
              <p>{words.moneyOn}</p>
            </>
          ) : null}
          {hasApplications ? <p>{words.applications}</p> : null}
          {credits > 0 ? <p>{words.credits(credits)}</p> : null}
          {courses > 0 ? <p>{words.courses(courses)}</p> : null}
        </section>
      ) : null}
      <section className="student-section stack">
        <h2 className="ruled">{words.gone}</h2>
        <ul className="student-points stack tight">
          {words.goneItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{words.files(filesGoneWithinHours)}</p>
      </section>
      <section className="student-section stack">
        <h2 className="ruled">{words.kept}</h2>
        <p>{words.keptText}</p>
        <p className="quiet">{words.keptAudit}</p>
      </section>
    </>
  );
}

function Waits({ waits, words }: { waits: readonly ShownPending[]; words: Words }) {
  return (
    <Alert variant="wrong" title={words.wait}>
      <p>{words.waitText}</p>
      <ul className="erase-blocked">
        {waits.map(({ key, wait, what, until, number, href }) => (
          <li key={key}>
            <strong>{what}</strong>
            <p>{words.waits[wait](until)}</p>
            <p className="actions">
              {href ? <TextLink href={href}>{words.order(number)}</TextLink> : null}
              {wait === 'kept' ? <TextLink href="/dashboard/bookings">{words.sessions}</TextLink> : null}
              {wait === 'seat' || wait === 'plan' ? <TextLink href="/contact">{words.write}</TextLink> : null}
            </p>
          </li>
        ))}
      </ul>
      <p>
        {words.waitMeanwhile} <TextLink href="/dashboard/journal">{words.journal}</TextLink>
      </p>
    </Alert>
  );
}
