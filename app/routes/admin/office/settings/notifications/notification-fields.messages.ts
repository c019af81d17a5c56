import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const notificationFields = inBoth({
  parts: {
    push: ['What to notify you of', 'Hvad du vil have besked om'],
    summary: ['Daily summary by email', 'Dagligt overblik på e-mail'],
  },
  partHints: {
    push: [
      'A notification shows the first name and what it’s about, such as the time or the order number. It never shows a message, an address or an amount, because it can appear on a locked screen.',
      'En notifikation viser fornavnet og hvad det drejer sig om, for eksempel tidspunktet eller ordrenummeret. Den viser aldrig en besked, en adresse eller et beløb, for den kan ses på en låst skærm.',
    ],
    summary: [
      'One email a day with today’s sessions, open tasks, unread messages and yesterday’s income.',
      'Én e-mail om dagen med dagens timer, åbne opgaver, ulæste beskeder og gårsdagens indtægter.',
    ],
  },
  fields: {
    'push-booking': { label: ['New bookings and consultations', 'Nye bookinger og samtaler'] },
    'push-cancellation': {
      label: ['Cancellations', 'Aflysninger'],
      hint: ['Not those you make yourself.', 'Ikke dem, du selv laver.'],
    },
    'push-order': {
      label: ['New orders', 'Nye ordrer'],
      hint: [
        'When they’re paid or the amount is reserved.',
        'Når de er betalt, eller beløbet er reserveret.',
      ],
    },
    'push-application': { label: common.applications },
    'push-message': { label: ['Messages and replies by email', 'Beskeder og svar på e-mail'] },
    'push-payment': {
      label: ['Payment problems', 'Problemer med betalinger'],
      hint: [
        'Refused refunds, disputes, late instalments and payments that don’t match.',
        'Afviste refunderinger, indsigelser, forsinkede rater og betalinger, der ikke passer.',
      ],
    },
    'push-email': {
      label: ['Emails that can’t be sent', 'E-mails, der ikke kan sendes'],
      hint: ['We can’t tell you this by email.', 'Det kan vi ikke skrive til dig på e-mail.'],
    },
    dailySummary: { label: ['Send a daily summary', 'Send et dagligt overblik'] },
    summaryTime: {
      label: ['Time', 'Klokkeslæt'],
      hint: [
        'If it has passed today, the first one comes tomorrow.',
        'Er det passeret i dag, kommer det første i morgen.',
      ],
    },
    summarySkipsEmpty: { label: ['No email on days without anything', 'Ingen e-mail på dage uden noget'] },
  },
});
