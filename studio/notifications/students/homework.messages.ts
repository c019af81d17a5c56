export const en = {
  subject: (coach: string) => `Homework from ${coach}`,
  headline: 'Until next time',
  lead: (coach: string) => `${coach} has set you some homework:`,
  due: 'By',
  open: 'Open your homework',
  note: 'Mark it as done there when you have finished.',
};

export const da: typeof en = {
  subject: (coach) => `Lektier fra ${coach}`,
  headline: 'Til næste gang',
  lead: (coach) => `${coach} har givet dig lektier for:`,
  due: 'Senest',
  open: 'Se dine lektier',
  note: 'Marker dem som klaret der, når du er færdig.',
};
