import { ownerApplication } from '#studio/messages/notifications/applications/application-received.email.ts';
import type { Lesson } from '#studio/messages/notifications/bookings/lesson.ts';
import {
  ownerBooking,
  ownerCancellation,
  ownerHoursFreed,
  ownerReschedule,
  ownerUnpaid,
} from '#studio/messages/notifications/bookings/owner-booking.email.ts';
import { emailExamples } from '#studio/messages/notifications/emails.ts';
import {
  at,
  type Example,
  type ExampleWords,
  exampleAmount,
  exampleLesson,
  writtenAt,
} from '#studio/messages/notifications/example.ts';
import { ownerTask } from '#studio/messages/notifications/owner-task.email.ts';
import { ownerRecordingComment } from '#studio/messages/notifications/students/recording.email.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import { contactEmails } from './site/contact-emails.ts';
import { branding } from './site/sample-branding.ts';

/** What people write contains markup. */
const words: ExampleWords = {
  name: 'Søren <img src=x onerror=alert(1)> Ærø',
  giver: 'Mia <Holm> & Søn',
  greeting: 'Tillykke!\nSyng højt.',
  programme: 'Voice Elevated',
  course: '<img src=x> Recording Essentials',
  story: 'Æbler & <b>pærer</b>',
  place: 'Søndre <b>Hus</b>',
  homework: 'Sirens, five minutes.\n<b>Æ</b> and ø.',
  recording: 'Sang <b>æ</b>',
  comment: 'Her <i>ånder</i> du',
  files: ['Noder ÆØÅ.pdf', '<b>.pdf'],
  part: '<img src=x> The mug',
};

export const lesson: Lesson = { ...exampleLesson, name: words.name };

function ownerEmails({ lesson: one, language }: Example): Record<string, EmailContent> {
  const about = { branding, language, lesson: one, writtenAt };
  const payment = { kind: 'settled' } as const;
  const talk = { ...about, lesson: { ...one, kind: 'consultation' as const } };
  const previous = { previousStart: at('2026-11-20T09:00:00Z'), previousEnd: at('2026-11-20T10:00:00Z') };
  return {
    ownerBooking: ownerBooking.write({ ...about, coveredBy: 'order', payment }),
    ownerUnpaid: ownerUnpaid.write(about),
    ownerReschedule: ownerReschedule.write({ ...about, ...previous }),
    ownerCancellation: ownerCancellation.write({ ...about, money: { kind: 'kept', amount: exampleAmount } }),
    ownerCancellations: ownerCancellation.write({
      ...about,
      money: { kind: 'credit-returned' },
      more: [{ ...about, money: { kind: 'kept', amount: exampleAmount } }],
    }),
    ownerHoursFreed: ownerHoursFreed.write({
      branding,
      language,
      hours: [{ start: one.start, end: one.end }],
    }),
    consultationOfOwner: ownerBooking.write({ ...talk, coveredBy: 'free', payment }),
    consultationMovedOfOwner: ownerReschedule.write({ ...talk, ...previous }),
    consultationCancelledOfOwner: ownerCancellation.write({ ...talk, money: { kind: 'nothing-paid' } }),
    ownerApplication: ownerApplication.write({
      branding,
      language,
      name: words.name,
      programme: words.programme,
      applicationId: 'b0000000-0000-4000-8000-000000000001',
      email: 'soren@example.dk',
      phone: '12345678',
      answers: [['Why now?', 'Fordi\n<script>x</script>']],
      fileNames: [],
      answerBy: Temporal.PlainDate.from('2026-12-01'),
      reserved: exampleAmount,
    }),
    ownerRecordingComment: ownerRecordingComment.write({
      branding,
      language,
      name: words.name,
      path: '/admin/bookings',
      at: 83,
      body: words.comment,
    }),
    ...contactEmails({ branding, language, name: words.name }),
    ownerTask: ownerTask.write({
      branding,
      language,
      title: 'Refund refused',
      explanation: 'The bank said no.',
      dueAt: at('2026-11-25T08:00:00Z'),
    }),
  };
}

/** Every email the studio sends, by name. */
export function emailsIn(language: Language, changes: Partial<Lesson> = {}): Record<string, EmailContent> {
  const example = { branding, language, words, lesson: { ...lesson, ...changes } };
  const examples = [...emailExamples].map(([name, write]) => [name, write(example)] as const);
  return { ...Object.fromEntries(examples), ...ownerEmails(example) };
}
