import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { saveStudentDetails } from '#studio/students/save-student-details.ts';
import type { DetailsField } from '#studio/students/student-details.ts';
import type { Route } from './+types/details';
import { requestedStudent } from './requested-student.ts';

export default NoView;
export const middleware = showPage('/admin/students/:student');

export interface RefusedDetails {
  refusal: 'invalid' | 'changed';
  fields: DetailsField[];
  typed: Record<DetailsField, string>;
}

/** `POST /admin/students/<account>/details`: phone, voice type and tags. */
export async function action(args: Route.ActionArgs) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const typed = {
    phone: textOf(form, 'phone').slice(0, 200),
    voiceType: textOf(form, 'voiceType').slice(0, 40),
    tags: textOf(form, 'tags').slice(0, 2_000),
  };
  const version = Number(textOf(form, 'version'));
  const outcome = await saveStudentDetails(world, who, { student, version, ...typed });
  if (!outcome.ok) {
    const refused: RefusedDetails = { refusal: outcome.refusal, fields: [], typed };
    if (outcome.refusal === 'invalid') refused.fields = outcome.fields;
    return data(refused, { status: outcome.refusal === 'changed' ? 409 : 400 });
  }
  throw redirect(pageWith('details'), 303);
}
