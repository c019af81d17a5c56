import type { ReactNode } from 'react';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { StudentView } from './read-student.ts';
import type { HistoryWords } from './student-history.messages.ts';

interface Props {
  student: StudentView;
  words: HistoryWords;
}

export function StudentMessages({ student, words }: Props) {
  const { messages, hasMoreMessages, email } = student;
  return (
    <section className="admin-section" id="messages">
      <h2>{words.messages}</h2>
      {messages.length === 0 && <p className="admin-none">{words.noMessages}</p>}
      <ul className="record-list" hidden={messages.length === 0}>
        {messages.map(({ id, text, isLatestOurs, sent, state }) => (
          <Entry key={id} href={`/admin/messages/${id}`} title={isLatestOurs ? words.yourReply(text) : text}>
            {sent} · {words.messageStates[state]}
          </Entry>
        ))}
      </ul>
      {hasMoreMessages && (
        <p className="actions">
          <TextLink href={`/admin/messages?${new URLSearchParams({ q: email })}`} leads="on">
            {words.allMessages}
          </TextLink>
        </p>
      )}
    </section>
  );
}

export function StudentApplications({ student, words }: Props) {
  if (student.applications.length === 0) return null;
  return (
    <section className="admin-section" id="applications">
      <h2>{words.applications}</h2>
      <ul className="record-list">
        {student.applications.map(({ id, title, sent, state }) => (
          <Entry key={id} href={`/admin/applications/${id}`} title={title}>
            {sent} · {words.applicationStates[state]}
          </Entry>
        ))}
      </ul>
    </section>
  );
}

function Entry({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>
        <strong>{title}</strong>
        <small>{children}</small>
      </a>
    </li>
  );
}

/** Only with the student's consent. */
export function StudentProgress({ student, words }: Props) {
  if (student.isGuest) return null;
  return (
    <section className="admin-section" id="progress">
      <h2>{words.courses}</h2>
      {!student.isProgressShared && <p className="admin-none">{words.notShared}</p>}
      {student.studies.map(({ id, title, done, total, percent, isPaused }) => (
        <ProgressBar
          key={id}
          id={`progress-${id}`}
          label={isPaused ? `${title}, ${words.paused}` : title}
          value={percent}
          valueText={`${percent} %, ${words.progress(done, total)}`}
        />
      ))}
    </section>
  );
}

export function StudentConsent({ student, words }: Props) {
  const { subscription, isProgressShared, isGuest } = student;
  return (
    <section className="admin-section" id="consent">
      <h2>{words.consent}</h2>
      <Leaders
        isFull
        isFacts
        rows={[
          {
            key: 'newsletter',
            label: words.newsletter,
            value: subscription ? words.newsletterStates[subscription.state](subscription.day) : words.never,
          },
          ...(isGuest
            ? []
            : [
                {
                  key: 'progress',
                  label: words.shareProgress,
                  value: isProgressShared ? words.shares : words.private,
                },
              ]),
        ]}
      />
    </section>
  );
}

/** The answer to a request for information, and to one for deletion. */
export function StudentData({ student, words, path }: Props & { path: (resource: string) => string }) {
  return (
    <section className="admin-section" id="data">
      <h2>{words.data}</h2>
      <p className="hint">{words.dataHint}</p>
      <p className="actions">
        <a className="text-link" href={path('export.zip')} download>
          {words.exportData}
        </a>
        <TextLink href={path('deletion')}>
          {student.isGuest ? words.deleteGuest : words.deleteStudent}
        </TextLink>
      </p>
    </section>
  );
}
