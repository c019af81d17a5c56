import type { ApplicationState } from '#platform/db/schema/applications.ts';

export const en = {
  title: 'Applications',
  lead: 'The status of your programme applications.',
  back: 'All applications',
  older: 'Older applications',
  newest: 'Back to the newest',
  sent: (day: string) => `Sent ${day}`,
  states: {
    received: 'In review',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  } satisfies Record<ApplicationState, string>,
  empty: {
    title: 'No applications',
    text: 'You apply for a place on a programme. It takes about ten minutes, and we reply within 2-3 business days.',
    programmes: 'See the programmes',
  },
};

export const da: typeof en = {
  title: 'Ansøgninger',
  lead: 'Følg dine ansøgninger til forløbene.',
  back: 'Alle ansøgninger',
  older: 'Ældre ansøgninger',
  newest: 'Tilbage til de nyeste',
  sent: (day) => `Sendt ${day}`,
  states: {
    received: 'Venter på svar',
    accepted: 'Godkendt',
    declined: 'Afslået',
    withdrawn: 'Trukket tilbage',
  },
  empty: {
    title: 'Ingen ansøgninger',
    text: 'Du søger om plads på et forløb. Det tager cirka ti minutter, og du får svar inden for tre hverdage.',
    programmes: 'Se forløbene',
  },
};

export const applicationsMessages = { en, da };
