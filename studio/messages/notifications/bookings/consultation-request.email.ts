import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, small, text } from '#studio/shared/email/email-content.ts';
import { defineEmail } from '../define-email.ts';
import { exampleLink } from '../example.ts';
import { bookingFacts, hourBlock } from './booking-email.ts';
import { exampleBooking, loadBooking, toVisitor } from './load-booking.ts';

/** No calendar file: nothing is booked yet. */
export const consultationRequest = defineEmail({
  key: 'consultation-request',
  group: 'consultations',
  title: ['Confirm a consultation', 'Bekræft en samtale'],
  on: 'consultation.requested',
  stored: 'consultation-request',
  texts: {
    subject: ['Confirm your free consultation', 'Bekræft din gratis samtale'],
    headline: ['One click and it’s booked', 'Ét klik, så er den booket'],
    lead: [
      'We’re holding this half hour for you for {minutes} minutes. Use the button to book it; until then, nothing is booked.',
      'Tiden er reserveret til dig i {minutes} minutter. Bekræft med knappen for at booke den. Indtil da er intet booket.',
    ],
    confirm: ['Book my consultation', 'Book min samtale'],
    ignore: [
      'If this wasn’t you, ignore this email and we’ll release the time.',
      'Var det ikke dig, skal du ikke gøre noget. Tiden bliver automatisk ledig igen.',
    ],
  },
  read: async (c, { bookingId, confirmMinutes }) => {
    const { facts, visitors } = await loadBooking(c, bookingId);
    const token = await makeSecretLink(c.tx, {
      purpose: 'consultation-confirm',
      subjectId: bookingId,
      // The link shows the status after confirmation.
      expiresAt: facts.lesson.end,
    });
    return {
      ...toVisitor(facts, 'consultation-request'),
      ...visitors,
      confirmUrl: siteAddress(c.world.settings, `/consultation/confirm/${token}`, facts.language),
      holdMinutes: confirmMinutes,
    };
  },
  content: ({ words, ...mail }) => ({
    blocks: [
      hourBlock(mail.lesson, mail),
      text(words.lead({ minutes: mail.holdMinutes })),
      bookingFacts(mail),
      button(words.confirm, mail.confirmUrl),
      small(words.ignore),
    ],
  }),
  examples: {
    consultationRequest: (example) => ({
      ...exampleBooking(example, 'consultation'),
      confirmUrl: exampleLink(example, '/bookings'),
      holdMinutes: 30,
    }),
  },
});
