import type { StoryState } from '#platform/db/schema/magazine.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const storyListMessages = inBoth({
  title: ['Stories', 'Historier'],
  searchHint: ['Title or name', 'Titel eller navn'],
  columns: {
    title: ['Story', 'Historie'],
    name: ['From', 'Fra'],
    sent: ['Sent', 'Sendt'],
    pdf: 'PDF',
    state: common.state,
  },
  filters: { state: common.state },
  states: {
    waiting: ['Awaiting your reply', 'Venter på dit svar'],
    accepted: ['In the magazine', 'I magasinet'],
    unpublished: ['Unpublished', 'Ikke udgivet'],
    declined: ['Declined', 'Afvist'],
  } satisfies Pairs<Record<StoryState, string>>,
  deleted: ['The story has been deleted.', 'Historien er slettet.'],
  withPdf: ['Yes', 'Ja'],
  withoutPdf: ['No', 'Nej'],
  empty: {
    title: ['No stories yet', 'Ingen historier endnu'],
    text: [
      'Stories sent with “Share Your Story” in the magazine appear here until you reply.',
      'Historier sendt med »Del din historie« i magasinet vises her, til du har svaret.',
    ],
  },
});
