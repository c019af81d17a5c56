import { timeText } from '#platform/media/time-text.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/studio-time.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { ownerTexts } from '../owner.messages.ts';
import { recordingTexts } from '../texts/other-texts.ts';
import { commentToSend, recordingToSend } from './recording.queries.ts';

interface ToStudent {
  branding: Branding;
  language: Language;
  name: string;
  /** Path of the recording in the student area. */
  path: string;
}

export interface RecordingAdded extends ToStudent {
  recording: string;
  day: Temporal.PlainDate;
}

export function recordingAdded({
  branding,
  language,
  name,
  path,
  recording,
  day,
}: RecordingAdded): EmailContent {
  const words = recordingTexts.of({ branding, language }).added;
  return renderEmail({
    branding,
    language,
    subject: words.subject,
    headline: words.headline,
    blocks: [
      greeting({ branding, language }, name),
      text(words.lead(branding.coachName)),
      facts([words.session, formats[language].day(day)], [words.recording, recording]),
      button(words.open, siteAddress(branding, path, language)),
      small(words.note),
    ],
  });
}

export interface RecordingCommented extends ToStudent {
  /** Seconds from the start of the recording. */
  at: number;
  body: string;
}

export function recordingCommented(mail: RecordingCommented): EmailContent {
  const { branding, language, name, path, at, body } = mail;
  const words = recordingTexts.of({ branding, language }).commented;
  return renderEmail({
    branding,
    language,
    subject: words.subject(branding.coachName),
    headline: words.headline,
    blocks: [
      greeting({ branding, language }, name),
      text(words.lead(branding.coachName, timeText(at))),
      { kind: 'quote', text: body },
      button(words.open, siteAddress(branding, path, language)),
    ],
  });
}

/** To the owner, about a student's comment. */
export function ownerRecordingComment(mail: RecordingCommented): EmailContent {
  const { branding, language, name, path, at, body } = mail;
  const words = ownerTexts[language].recordingComment;
  return renderEmail({
    branding,
    language,
    isForOwner: true,
    subject: words.subject(name),
    headline: words.headline,
    blocks: [
      text(words.lead(name, timeText(at))),
      { kind: 'quote', text: body },
      button(words.open, siteAddress(branding, path)),
    ],
  });
}

const dayOf = (at: Temporal.Instant) => studioDay(at);

export const notifyRecordingAdded: DomainEventHandler<'recording.added'> = async (
  c,
  { recordingId, language },
) => {
  const { email, personName, bookingId, name, start } = await recordingToSend(c.tx, recordingId);
  const branding = await readBranding(c.tx, c.world.settings);
  const path = `/dashboard/bookings/${bookingId}/recordings/${recordingId}`;
  await queueEmail(c, {
    ...recordingAdded({ branding, language, name: personName, path, recording: name, day: dayOf(start) }),
    kind: 'recording-added',
    language,
    to: email,
    dedupeKey: `recording-added:${recordingId}`,
  });
};

/** The first comment of a day to each side: the others are on the page by then. */
export const notifyRecordingComment: DomainEventHandler<'recording.commented'> = async (
  c,
  { commentId, language },
) => {
  const { recordingId, author, createdAt, ...comment } = await commentToSend(c.tx, commentId);
  const { email, personName, bookingId } = await recordingToSend(c.tx, recordingId);
  const branding = await readBranding(c.tx, c.world.settings);
  const owner = author === 'student' ? await ownerReader(c.tx) : null;
  if (author === 'student' && !owner) return;
  const area = owner ? 'admin' : 'dashboard';
  const path = `/${area}/bookings/${bookingId}/recordings/${recordingId}`;
  const reader = { branding, language: owner?.language ?? language, name: personName, path, ...comment };
  await queueEmail(c, {
    ...(owner ? ownerRecordingComment(reader) : recordingCommented(reader)),
    kind: owner ? 'owner-recording-comment' : 'recording-commented',
    language: reader.language,
    to: owner?.email ?? email,
    dedupeKey: `recording-commented:${recordingId}:${author}:${dayOf(createdAt)}`,
  });
};
