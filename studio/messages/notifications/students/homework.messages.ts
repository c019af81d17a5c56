import { inBoth } from '#studio/shared/texts/in-both.ts';

export const homeworkMessages = inBoth({
  subject: (coach: string) => [`Homework from ${coach}`, `Lektier fra ${coach}`],
  headline: ['Until next time', 'Til næste gang'],
  lead: (coach: string) => [`${coach} has set you some homework:`, `${coach} har givet dig lektier for:`],
  due: ['By', 'Senest'],
  open: ['Open your homework', 'Se dine lektier'],
  note: ['Mark it as done there when you have finished.', 'Marker dem som klaret der, når du er færdig.'],
});
