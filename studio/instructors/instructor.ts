import { storedRichText } from '#studio/content/rich-text/rich-text.ts';
import { parseRichText, type RichTextProblem } from '#studio/content/rich-text/rich-text-source.ts';
import { typedLength } from '#studio/shared/text-length.ts';

/** The coach: always there, and the default of claims. Named in the settings. */
export const coachId = 1;

export interface TypedInstructor {
  name: string;
  roleEn: string;
  roleDa: string;
  /** As in the textarea. */
  textEn: string;
  textDa: string;
  isVisible: boolean;
}

/** Of the person's text. */
export const instructorTextOptions = { most: 600, hasHeadings: false } as const;

/** Code points. */
export const instructorLimits = { name: 80, roleEn: 120, roleDa: 120, textEn: 600, textDa: 600 } as const;

export type InstructorField = keyof typeof instructorLimits;
export type InstructorFault = 'missing' | RichTextProblem;
export type InstructorFaults = Partial<Record<InstructorField, InstructorFault>>;

export function readInstructor(
  typed: TypedInstructor,
  { isCoach }: { isCoach: boolean },
): { input: TypedInstructor } | { faults: InstructorFaults } {
  const faults: InstructorFaults = {};
  const text = (field: 'name' | 'roleEn' | 'roleDa') => {
    const value = typed[field].replaceAll('\r\n', '\n').trim();
    if (typedLength(value) > instructorLimits[field]) faults[field] = 'too-long';
    return value;
  };
  const richText = (field: 'textEn' | 'textDa') => {
    const read = parseRichText(typed[field], instructorTextOptions);
    if (read.ok) return storedRichText(read.value);
    faults[field] = read.problem;
    return '';
  };
  const input: TypedInstructor = {
    name: isCoach ? '' : text('name'),
    roleEn: text('roleEn'),
    roleDa: text('roleDa'),
    textEn: richText('textEn'),
    textDa: richText('textDa'),
    isVisible: typed.isVisible,
  };
  if (!isCoach && input.name === '') faults.name = 'missing';
  return Object.keys(faults).length > 0 ? { faults } : { input };
}
