import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { revokeEnrolment } from '#studio/teaching/learning/revoke-enrolment.ts';
import { type CourseGrantField, grantCourse } from '#studio/teaching/students/grant-course.ts';
import { type GrantField, grantCredits, revokeCredits } from '#studio/teaching/students/grant-credits.ts';
import { type HomeworkField, removeHomework, setHomework } from '#studio/teaching/students/homework.ts';
import {
  type FileRefusal,
  maxHomeworkFileBytes,
  mostHomeworkFiles,
} from '#studio/teaching/students/homework-file.ts';
import { saveStudentDetails } from '#studio/teaching/students/save-student-details.ts';
import type { DetailsField } from '#studio/teaching/students/student-details.ts';
import { requestedStudent } from './requested-student.ts';

const posts = postsBelow('/admin/students/:student', {
  courses,
  credits,
  'credits/revocation': creditsRevocation,
  details,
  homework,
  'homework/:homework/removal': homeworkRemoval,
  revocation,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** Refused, with what was typed. `isEnrolled`: the course is open to the person already. */
export interface RefusedCourse {
  courseFields: CourseGrantField[];
  isEnrolled: boolean;
  typed: Record<CourseGrantField, string>;
}

async function courses(args: PostArgs<'student'>) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const typed = {
    courseId: textOf(form, 'courseId').slice(0, 200),
    reason: textOf(form, 'reason').slice(0, 2_000),
  };
  const outcome = await grantCourse(world, who, { student, once: withIdempotency(form), ...typed });
  if (!outcome.ok) {
    const isEnrolled = outcome.refusal === 'enrolled';
    const refused: RefusedCourse = {
      courseFields: outcome.refusal === 'invalid' ? outcome.fields : [],
      isEnrolled,
      typed,
    };
    return data(refused, { status: isEnrolled ? 409 : 400 });
  }
  throw redirect(pageWith('enrolled'), 303);
}

export interface RefusedGrant {
  grantFields: GrantField[];
  typed: Record<GrantField, string>;
}

async function credits(args: PostArgs<'student'>) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const typed = {
    offerId: textOf(form, 'offerId').slice(0, 100),
    count: textOf(form, 'count').slice(0, 20),
    months: textOf(form, 'months').slice(0, 20),
    reason: textOf(form, 'reason').slice(0, 2_000),
  };
  const outcome = await grantCredits(world, who, { student, once: withIdempotency(form), ...typed });
  if (!outcome.ok) {
    const refused: RefusedGrant = { grantFields: outcome.fields, typed };
    return data(refused, { status: 400 });
  }
  throw redirect(pageWith('granted'), 303);
}

export interface RefusedRevocation {
  creditId: string;
  revocation: 'not-found' | 'no-reason';
  reason: string;
}

async function creditsRevocation(args: PostArgs<'student'>) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const reason = textOf(form, 'reason').slice(0, 2_000);
  const entitlementId = textOf(form, 'id');
  const outcome = await revokeCredits(world, who, { entitlementId, emails: student.emails, reason });
  if (!outcome.ok) {
    const refused: RefusedRevocation = { creditId: entitlementId, revocation: outcome.refusal, reason };
    return data(refused, { status: outcome.refusal === 'no-reason' ? 400 : 409 });
  }
  throw redirect(pageWith('credits-revoked'), 303);
}

export interface RefusedDetails {
  refusal: 'invalid' | 'changed';
  fields: DetailsField[];
  typed: Record<DetailsField, string>;
}

async function details(args: PostArgs<'student'>) {
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
    return data(refused, { status: refusalStatus(outcome.refusal) });
  }
  throw redirect(pageWith('details'), 303);
}

export interface RefusedHomework {
  homeworkFields: HomeworkField[];
  file: { reason: FileRefusal | 'busy' | 'unreadable'; name: string | null } | null;
  /** Without scripts they have to be chosen again. */
  hadFiles: boolean;
  typed: Record<HomeworkField, string>;
}

async function homework(args: PostArgs<'student'>) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const rules = { mostFiles: mostHomeworkFiles, maxFileBytes: maxHomeworkFileBytes };
  return readUpload(args.request, rules, async ({ form, files, refusal }) => {
    const typed = {
      body: textOf(form, 'body').slice(0, 10_000),
      dueOn: textOf(form, 'dueOn').slice(0, 20),
    };
    const refuse = (refused: Pick<RefusedHomework, 'homeworkFields' | 'file'>) => {
      const hadFiles = files.length > 0 || refusal !== null;
      return data<RefusedHomework>({ ...refused, hadFiles, typed }, { status: 400 });
    };
    if (refusal) return refuse({ homeworkFields: [], file: { ...refusal, name: refusal.fileName } });
    const once = withIdempotency(form, digestOf(files));
    const outcome = await setHomework(world, who, { student, once, files, ...typed });
    if (!outcome.ok) return refuse({ homeworkFields: outcome.fields, file: outcome.file });
    throw redirect(pageWith('homework'), 303);
  });
}

function digestOf(files: ReadonlyArray<{ name: string; bytes: Uint8Array }>): Uint8Array {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  return hash.digest();
}

export interface RefusedRemoval {
  isHomeworkGone: true;
}

async function homeworkRemoval(args: PostArgs<'student' | 'homework'>) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const { emails } = student;
  const isRemoved = await removeHomework(world, who, { id: args.params.homework, emails });
  if (!isRemoved) return data({ isHomeworkGone: true } satisfies RefusedRemoval, { status: 409 });
  throw redirect(pageWith('homework-removed'), 303);
}

async function revocation(args: PostArgs<'student'>) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const outcome = await revokeEnrolment(world, who, {
    entitlementId: textOf(form, 'id'),
    emails: student.emails,
    userId: student.userId,
  });
  if (!outcome.ok) return data({ isGone: true }, { status: 409 });
  throw redirect(pageWith('revoked'), 303);
}
