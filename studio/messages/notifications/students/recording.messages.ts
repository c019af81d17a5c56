import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const recordingMessages = inBoth({
  added: {
    subject: ['A recording of your session', 'En optagelse af din time'],
    headline: ['Listen again', 'Hør den igen'],
    lead: (coach: string) => [
      `${coach} has put a recording of your session in your student area.`,
      `${coach} har lagt en optagelse af din time på dine sider.`,
    ],
    session: common.session,
    recording: common.recording,
    open: ['Listen', 'Lyt'],
    note: [
      'You can write comments at any moment of it, and only you and your coach can open it.',
      'Du kan skrive kommentarer til hvert sted i den, og kun du og din coach kan åbne den.',
    ],
  },
  commented: {
    subject: (coach: string) => [
      `${coach} commented on your recording`,
      `${coach} har kommenteret din optagelse`,
    ],
    headline: ['A comment on your recording', 'En kommentar til din optagelse'],
    lead: (coach: string, time: string) => [`${coach} wrote at ${time}:`, `${coach} skrev ved ${time}:`],
    open: ['Read and listen', 'Læs og lyt'],
  },
});
