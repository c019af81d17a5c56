import type { RichTextProblem } from '#studio/shared/content/rich-text/rich-text-source.ts';

/** The coach: always there, and the default of claims. Named in the settings. */
export const coachId = 1;

/** The texts as in their textareas. */
export const emptyInstructor = { name: '', roleEn: '', roleDa: '', textEn: '', textDa: '', isVisible: true };
export type TypedInstructor = typeof emptyInstructor;

/** Of the person's text. */
export const instructorTextOptions = { most: 600, hasHeadings: false } as const;

/** Code points. */
export const instructorLimits = { name: 80, roleEn: 120, roleDa: 120, textEn: 600, textDa: 600 } as const;

export type InstructorField = keyof typeof instructorLimits;
export type InstructorFault = 'missing' | RichTextProblem;
export type InstructorFaults = Partial<Record<InstructorField, InstructorFault>>;
