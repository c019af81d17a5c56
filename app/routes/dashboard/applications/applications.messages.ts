import type { ApplicationState } from '#platform/db/schema/applications.ts';

export const en = {
  title: 'Applications',
  lead: 'How your applications to the programmes stand.',
  back: 'All applications',
  older: 'Older applications',
  newest: 'Back to the newest',
  sent: (day: string) => `Sent ${day}`,
  states: {
    received: 'Waiting for its answer',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Taken back',
  } satisfies Record<ApplicationState, string>,
  empty: {
    title: 'No applications',
    text: 'The two programmes, Voice Elevated and the Celebrity Vocal Experience, are filled by application. It takes about ten minutes, and an answer comes within three working days.',
    programmes: 'See the programmes',
  },
};

export const da: typeof en = {
  title: 'Ansøgninger',
  lead: 'Sådan står det med dine ansøgninger til forløbene.',
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
    text: 'De to forløb, Voice Elevated og Celebrity Vocal Experience, søger man om plads på. Det tager omkring ti minutter, og svaret kommer inden for tre arbejdsdage.',
    programmes: 'Se forløbene',
  },
};

export const applicationsMessages = { en, da };
