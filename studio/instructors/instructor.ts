import { typedLength } from '#studio/shared/text-length.ts';

/** The coach: always there, and the default of claims. Named in the settings. */
export const coachId = 1;

export interface TypedInstructor {
  name: string;
  roleEn: string;
  roleDa: string;
  textEn: string;
  textDa: string;
  isVisible: boolean;
}

/** Code points. */
export const instructorLimits = { name: 80, roleEn: 120, roleDa: 120, textEn: 600, textDa: 600 } as const;

export type InstructorField = keyof typeof instructorLimits;
export type InstructorFault = 'missing' | 'too-long';
export type InstructorFaults = Partial<Record<InstructorField, InstructorFault>>;

export function readInstructor(
  typed: TypedInstructor,
  { isCoach }: { isCoach: boolean },
): { input: TypedInstructor } | { faults: InstructorFaults } {
  const faults: InstructorFaults = {};
  const text = (field: InstructorField) => {
    const value = typed[field].replaceAll('\r\n', '\n').trim();
    if (typedLength(value) > instructorLimits[field]) faults[field] = 'too-long';
    return value;
  };
  const input: TypedInstructor = {
    name: isCoach ? '' : text('name'),
    roleEn: text('roleEn'),
    roleDa: text('roleDa'),
    textEn: text('textEn'),
    textDa: text('textDa'),
    isVisible: typed.isVisible,
  };
  if (!isCoach && input.name === '') faults.name = 'missing';
  return Object.keys(faults).length > 0 ? { faults } : { input };
}
