import type { ApplicationState } from '#platform/db/schema/applications.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const applicationsMessages = inBoth({
  title: common.applications,
  lead: ['The status of your programme applications.', 'Følg dine ansøgninger til forløbene.'],
  back: ['All applications', 'Alle ansøgninger'],
  older: ['Older applications', 'Ældre ansøgninger'],
  newest: ['Back to the newest', 'Tilbage til de nyeste'],
  sent: (day: string) => [`Sent ${day}`, `Sendt ${day}`],
  states: {
    received: ['In review', 'Venter på svar'],
    accepted: ['Accepted', 'Optaget'],
    declined: ['Declined', 'Afslået'],
    withdrawn: common.withdrawn,
  } satisfies Pairs<Record<ApplicationState, string>>,
  empty: {
    title: ['No applications', 'Ingen ansøgninger'],
    text: [
      'You apply for a place on a programme. It takes about ten minutes, and we reply within 2-3 business days.',
      'Du søger om plads på et forløb. Det tager cirka ti minutter, og du får svar inden for 2-3 hverdage.',
    ],
    programmes: ['See the programmes', 'Se forløbene'],
  },
});
