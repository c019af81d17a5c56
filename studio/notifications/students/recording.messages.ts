export const en = {
  added: {
    subject: 'A recording of your session',
    headline: 'Listen again',
    lead: (coach: string) => `${coach} has put a recording of your session in your student area.`,
    session: 'Session',
    recording: 'Recording',
    open: 'Listen',
    note: 'You can write comments at any moment of it, and only you and your coach can open it.',
  },
  commented: {
    subject: (coach: string) => `${coach} commented on your recording`,
    headline: 'A comment on your recording',
    lead: (coach: string, time: string) => `${coach} wrote at ${time}:`,
    open: 'Read and listen',
  },
};

export const da: typeof en = {
  added: {
    subject: 'En optagelse af din time',
    headline: 'Hør den igen',
    lead: (coach) => `${coach} har lagt en optagelse af din time på dine sider.`,
    session: 'Time',
    recording: 'Optagelse',
    open: 'Lyt',
    note: 'Du kan skrive kommentarer til hvert sted i den, og kun du og din coach kan åbne den.',
  },
  commented: {
    subject: (coach) => `${coach} har kommenteret din optagelse`,
    headline: 'En kommentar til din optagelse',
    lead: (coach, time) => `${coach} skrev ved ${time}:`,
    open: 'Læs og lyt',
  },
};
