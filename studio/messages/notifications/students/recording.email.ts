import { timeText } from '#platform/media/time-text.ts';
import type { Change } from '#studio/shared/change.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, facts, quote, small, text } from '#studio/shared/email/email-content.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { defineEmail } from '../define-email.ts';
import { commentToSend, recordingToSend } from './recording.queries.ts';

export const recordingAdded = defineEmail({
  key: 'recording-added',
  group: 'students',
  title: ['Recording of a session', 'Optagelse af en time'],
  on: 'recording.added',
  stored: 'recording.added',
  texts: {
    subject: ['A recording of your session', 'En optagelse af din time'],
    headline: ['Listen again', 'Hør den igen'],
    lead: [
      '{coach} has put a recording of your session in your student area.',
      '{coach} har lagt en optagelse af din time på Min side.',
    ],
    open: ['Listen', 'Lyt'],
    note: [
      'You can comment at any point in it, and only you and your coach can open it.',
      'Du kan skrive kommentarer hvor som helst i den, og kun du og din coach kan åbne den.',
    ],
  },
  labels: { session: common.session, recording: common.recording },
  read: async (c, { recordingId, language }) => {
    const { email, personName, bookingId, name, start } = await recordingToSend(c.tx, recordingId);
    return {
      to: email,
      language,
      dedupeKey: `recording-added:${recordingId}`,
      name: personName,
      path: `/dashboard/bookings/${bookingId}/recordings/${recordingId}`,
      recording: name,
      day: studioDay(start),
    };
  },
  content: ({ words, labels, format, ...mail }) => ({
    blocks: [
      mail.greet(mail.name),
      text(words.lead),
      facts([labels.session, format.day(mail.day)], [labels.recording, mail.recording]),
      button(words.open, mail.link(mail.path)),
      small(words.note),
    ],
  }),
  examples: {
    recordingAdded: ({ words }) => ({
      name: words.name,
      path: '/dashboard/bookings',
      recording: words.recording,
      day: Temporal.PlainDate.from('2026-11-19'),
    }),
  },
});

/** The first comment of a day to each side: the others are on the page by then. `at`: seconds from the start. */
async function loadComment(c: Change, commentId: string, from: 'owner' | 'student') {
  const { recordingId, author, createdAt, ...comment } = await commentToSend(c.tx, commentId);
  if (author !== from) return null;
  const { email, personName, bookingId } = await recordingToSend(c.tx, recordingId);
  return {
    to: email,
    dedupeKey: `recording-commented:${recordingId}:${author}:${studioDay(createdAt)}`,
    name: personName,
    path: `/${author === 'owner' ? 'dashboard' : 'admin'}/bookings/${bookingId}/recordings/${recordingId}`,
    ...comment,
  };
}

export const recordingCommented = defineEmail({
  key: 'recording-commented',
  group: 'students',
  title: ['Comment on a recording', 'Kommentar til en optagelse'],
  on: 'recording.commented',
  stored: 'recording.commented',
  texts: {
    subject: ['{coach} commented on your recording', '{coach} har kommenteret din optagelse'],
    headline: ['A comment on your recording', 'En kommentar til din optagelse'],
    lead: ['{coach} wrote at {time}:', '{coach} skrev ved {time}:'],
    open: ['Read and listen', 'Læs og lyt'],
  },
  read: async (c, { commentId, language }) => {
    const comment = await loadComment(c, commentId, 'owner');
    return comment && { ...comment, language };
  },
  content: ({ words, ...mail }) => ({
    blocks: [
      mail.greet(mail.name),
      text(words.lead({ time: timeText(mail.at) })),
      quote(mail.body),
      button(words.open, mail.link(mail.path)),
    ],
  }),
  examples: {
    recordingCommented: ({ words }) => ({
      name: words.name,
      path: '/dashboard/bookings',
      at: 83,
      body: words.comment,
    }),
  },
});

export const ownerRecordingComment = defineEmail({
  key: 'owner-recording-comment',
  on: 'recording.commented',
  isForOwner: true,
  labels: {
    subject: (name: string) => [`${name} commented on a recording`, `${name} har kommenteret en optagelse`],
    headline: ['A comment on a recording', 'En kommentar til en optagelse'],
    lead: (name: string, time: string) => [`${name} wrote at ${time}:`, `${name} skrev ved ${time}:`],
    open: ['Open the recording', 'Åbn optagelsen'],
  },
  read: async (c, { commentId }) => {
    const comment = await loadComment(c, commentId, 'student');
    const owner = comment && (await ownerReader(c.tx));
    return owner && { ...comment, to: owner.email, language: owner.language };
  },
  content: ({ labels, branding, name, path, at, body }) => ({
    subject: labels.subject(name),
    headline: labels.headline,
    blocks: [
      text(labels.lead(name, timeText(at))),
      quote(body),
      button(labels.open, siteAddress(branding, path)),
    ],
  }),
});
