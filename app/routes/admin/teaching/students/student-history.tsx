import type { ReactNode } from 'react';
import { Leaders } from '#app/ui/leaders.tsx';
import type { StudentView } from './read-student.ts';
import { HeadingLink, RecordSection } from './record-section.tsx';
import type { HistoryWords } from './student-history.messages.ts';

interface Props {
  student: StudentView;
  words: HistoryWords;
}

export function StudentMessages({ student, words }: Props) {
  const { messages, hasMoreMessages, email } = student;
  const all = `/admin/messages?${new URLSearchParams({ q: email })}`;
  return (
    <RecordSection
      id="messages"
      title={words.messages}
      link={hasMoreMessages ? <HeadingLink href={all} name={[words.allMessages]} /> : null}
    >
      {messages.length === 0 && <p className="admin-none">{words.noMessages}</p>}
      <ul className="record-list" hidden={messages.length === 0}>
        {messages.map(({ id, text, isLatestOurs, isWaiting, sent, state }) => (
          <Entry
            key={id}
            href={`/admin/messages/${id}`}
            title={isLatestOurs ? words.yourReply(text) : text}
            isWaiting={isWaiting}
          >
            {sent} · {words.messageStates[state]}
          </Entry>
        ))}
      </ul>
    </RecordSection>
  );
}

export function StudentApplications({ student, words }: Props) {
  if (student.applications.length === 0) return null;
  return (
    <RecordSection id="applications" title={words.applications}>
      <ul className="record-list">
        {student.applications.map(({ id, title, sent, state }) => (
          <Entry key={id} href={`/admin/applications/${id}`} title={title}>
            {sent} · {words.applicationStates[state]}
          </Entry>
        ))}
      </ul>
    </RecordSection>
  );
}

function Entry({
  href,
  title,
  isWaiting = false,
  children,
}: {
  href: string;
  title: string;
  isWaiting?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <a href={href} className={isWaiting ? 'record-row record-waiting' : 'record-row'}>
        <span>
          <strong>{title}</strong>
          <small>{children}</small>
        </span>
      </a>
    </li>
  );
}

export function StudentConsent({ student, words }: Props) {
  const { subscription, isProgressShared, isGuest } = student;
  return (
    <RecordSection id="consent" title={words.consent}>
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
    </RecordSection>
  );
}
