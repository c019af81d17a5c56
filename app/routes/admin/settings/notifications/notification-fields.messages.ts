const en = {
  parts: {
    push: 'What to notify you of',
    summary: 'Daily summary by email',
  },
  partHints: {
    push: 'A notification shows the first name and what it’s about, such as the time or the order number. It never shows a message, an address or an amount, because it can appear on a locked screen.',
    summary: 'One email a day with today’s sessions, open tasks, unread messages and yesterday’s income.',
  },
  fields: {
    'push-booking': { label: 'New bookings and consultations' },
    'push-cancellation': { label: 'Cancellations', hint: 'Not those you make yourself.' },
    'push-order': { label: 'New orders', hint: 'When they’re paid or the amount is reserved.' },
    'push-application': { label: 'Applications' },
    'push-message': { label: 'Messages and replies by email' },
    'push-payment': {
      label: 'Payment problems',
      hint: 'Refused refunds, disputes, late instalments and payments that don’t match.',
    },
    dailySummary: { label: 'Send a daily summary' },
    summaryTime: { label: 'Time', hint: 'If it has passed today, the first one comes tomorrow.' },
    summarySkipsEmpty: { label: 'No email on days without anything' },
  },
};

const da: typeof en = {
  parts: {
    push: 'Hvad du vil have besked om',
    summary: 'Dagligt overblik på e-mail',
  },
  partHints: {
    push: 'En notifikation viser fornavnet og hvad det drejer sig om, for eksempel tidspunktet eller ordrenummeret. Den viser aldrig en besked, en adresse eller et beløb, for den kan ses på en låst skærm.',
    summary: 'Én e-mail om dagen med dagens timer, åbne opgaver, ulæste beskeder og gårsdagens indtægter.',
  },
  fields: {
    'push-booking': { label: 'Nye bookinger og samtaler' },
    'push-cancellation': { label: 'Aflysninger', hint: 'Ikke dem, du selv laver.' },
    'push-order': { label: 'Nye ordrer', hint: 'Når de er betalt, eller beløbet er reserveret.' },
    'push-application': { label: 'Ansøgninger' },
    'push-message': { label: 'Beskeder og svar på e-mail' },
    'push-payment': {
      label: 'Problemer med betalinger',
      hint: 'Afviste refusioner, indsigelser, forsinkede rater og betalinger, der ikke passer.',
    },
    dailySummary: { label: 'Send et dagligt overblik' },
    summaryTime: { label: 'Klokkeslæt', hint: 'Er det passeret i dag, kommer det første i morgen.' },
    summarySkipsEmpty: { label: 'Ingen e-mail på dage uden noget' },
  },
};

export const notificationFields = { en, da };
