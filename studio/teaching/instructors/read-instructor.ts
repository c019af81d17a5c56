import { storedRichText } from '#studio/shared/content/rich-text/rich-text.ts';
import { parseRichText } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import {
  type InstructorFaults,
  instructorLimits,
  instructorTextOptions,
  type TypedInstructor,
} from './instructor.ts';

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
