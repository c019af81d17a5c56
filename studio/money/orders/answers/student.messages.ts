import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Asked without the owner’s doing. The owner reads the question with its answer. */
export const studentMessages = inBoth({
  goal: ['What would you like to work on?', 'Hvad vil du gerne arbejde med?'],
  student: ['Name of the student, if it isn’t you', 'Elevens navn, hvis det ikke er dig'],
  guardian: [
    'The student is under 18. I’m their parent or guardian, and I agree that they take part.',
    'Eleven er under 18 år. Jeg er forælder eller værge og giver lov til, at eleven deltager.',
  ],
  yes: ['Yes', 'Ja'],
});
