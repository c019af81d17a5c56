import type { Language } from '#studio/shared/language.ts';

/** Asked of every order of something that a student attends. The owner reads the question with its answer. */
const en = {
  student: 'Name of the student, if it isn’t you',
  guardian: 'The student is under 18. I’m their parent or guardian, and I agree that they take part.',
  yes: 'Yes',
};

const da: typeof en = {
  student: 'Elevens navn, hvis det ikke er dig',
  guardian: 'Eleven er under 18 år. Jeg er forælder eller værge og giver lov til, at eleven deltager.',
  yes: 'Ja',
};

export const studentMessages: Record<Language, typeof en> = { en, da };
