/** The coach: always there, and the default of claims. */
export const coachId = 1;
