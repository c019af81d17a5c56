import { createHash } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { termsInForce } from '#studio/shared/content/terms.queries.ts';
import { publish } from '#studio/shared/events.ts';
import { limitMessages } from '#studio/shared/limits/limit.messages.ts';
import {
  giveBackLimits,
  minutesOf,
  type TakenLimits,
  takeLimits,
} from '#studio/shared/limits/take-limits.ts';
import { inspectPdf } from '#studio/shared/media/inspect-pdf.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { system, type Who } from '#studio/shared/who.ts';
import { workingDaysAfter } from '#studio/shared/working-days/danish-working-days.ts';
import { applicationMessages, type FileProblem, fileProblemText } from './application.messages.ts';
import { type ProgrammeId, uploadRules } from './application.ts';
import type { ApplicationErrors } from './application-input.ts';
import { pendingDuplicate } from './applications.queries.ts';
import { giveFilesTo, insertApplication, type NewApplication } from './applications.store.ts';
import { deleteDrafts } from './drafts/drafts.store.ts';
import { dropFiles, keepFiles, type SentFile } from './keep-files.ts';
import { linkExpiry } from './link-expiry.ts';
import { linkOrderTo } from './link-order.ts';
import { shownQuestions } from './questions/additional-questions.queries.ts';
import { wordAnswers } from './questions/read-answers.ts';
import { readSubmission } from './read-submission.ts';

export interface SubmitInput {
  programme: ProgrammeId;
  values: unknown;
  files: readonly SentFile[];
  /** Of the website, where the owner's questions can be required. */
  isForm?: boolean;
}

export type SubmitOutcome =
  | {
      ok: true;
      applicationId: string;
      token: string;
      answerBy: Temporal.PlainDate;
    }
  | { ok: false; refusal: 'invalid'; title: string; message: string; errors: ApplicationErrors }
  | { ok: false; refusal: 'files'; problem: FileProblem; title: string; message: string }
  | { ok: false; refusal: 'too-many'; title: string; message: string; retryAfterSeconds: number };

const answerWorkingDays = 3;

/** Idempotent while undecided, rate-limited per network and email; a repeat counts for the network. @throws when the files cannot be kept */
export async function submitApplication(world: World, who: Who, input: SubmitInput): Promise<SubmitOutcome> {
  const words = applicationMessages[who.language];
  const questions = await shownQuestions(world, input.programme, who.language);
  const { programme, values, isForm = false } = input;
  const read = readSubmission({ programme, values, questions, isForm }, who.language);
  if (!read.ok) {
    const { title } = words.failed;
    return { ok: false, refusal: 'invalid', title, message: words.invalid, errors: read.errors };
  }
  const refused = await refuseFiles(world, who, input.files);
  if (refused) return refused;
  const { firstName, lastName, email, phone, agreedToTerms: _, ...answers } = read.fields;
  const additionalAnswers = wordAnswers(questions, read.given);
  const fromNetwork = [['applicationsPerAddress', who.address]] as const;
  const fromEmail = [['applicationsPerEmail', email ?? null]] as const;
  const byNetwork = await takeLimits(world, fromNetwork);
  if (!byNetwork.ok) return tooMany(byNetwork, who);
  const digest = digestOf(
    input,
    additionalAnswers.length > 0 ? [read.fields, additionalAnswers] : read.fields,
  );
  const same = await pendingDuplicate(world.db.query, digest);
  if (same) return acknowledge(world, same.id, same.answerBy);
  const byEmail = await takeLimits(world, fromEmail);
  if (!byEmail.ok) return tooMany(byEmail, who);
  const application = {
    programme: input.programme,
    language: who.language,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: phone ?? '',
    answers,
    additionalAnswers,
    answerBy: answerBy(world.clock.now()),
    digest,
  };
  const outcome = await keep(world, application, input.files);
  if (!outcome.ok) await giveBackLimits(world, [...fromNetwork, ...fromEmail]);
  return outcome;
}

function tooMany(pause: TakenLimits & { ok: false }, who: Who): SubmitOutcome {
  const words = applicationMessages[who.language];
  const isNetwork = pause.limit === 'applicationsPerAddress';
  const format = isNetwork ? limitMessages[who.language].network : words.tooMany;
  const { retryAfterSeconds } = pause;
  return {
    ok: false,
    refusal: 'too-many',
    title: words.failed.title,
    message: format(minutesOf(pause)),
    retryAfterSeconds,
  };
}

export function answerBy(now: Temporal.Instant): Temporal.PlainDate {
  return workingDaysAfter(studioDay(now), answerWorkingDays);
}

async function keep(
  world: World,
  application: Omit<NewApplication, 'termsVersion'>,
  sent: readonly SentFile[],
): Promise<SubmitOutcome> {
  const files = await keepFiles(world, sent);
  if (files === 'full') return refusedFiles('full', null, application.language);
  const keys = files.map(({ key }) => key);
  const existing = await change(world, system, async (c) => {
    const termsVersion = await termsInForce(c.tx, application.language);
    const id = await insertApplication(c, { ...application, termsVersion });
    if (!id) return null;
    await giveFilesTo(c.tx, keys, id);
    await deleteDrafts(c, application);
    await linkOrderTo(c, id);
    await publish(c, { type: 'application.submitted', applicationId: id });
    return { id, token: await newLink(c, id) };
  });
  if (existing)
    return { ok: true, applicationId: existing.id, token: existing.token, answerBy: application.answerBy };
  await dropFiles(world, files);
  const duplicate = await pendingDuplicate(world.db.query, application.digest);
  if (!duplicate) throw new Error('an application vanished while its twin was written');
  return acknowledge(world, duplicate.id, duplicate.answerBy);
}

async function acknowledge(world: World, applicationId: string, day: string): Promise<SubmitOutcome> {
  const token = await change(world, system, (c) => newLink(c, applicationId));
  return { ok: true, applicationId, token, answerBy: Temporal.PlainDate.from(day) };
}

function newLink({ tx, now }: Change, applicationId: string): Promise<string> {
  return makeSecretLink(tx, {
    purpose: 'application',
    subjectId: applicationId,
    expiresAt: linkExpiry(now),
  });
}

async function refuseFiles(
  world: World,
  who: Who,
  files: readonly SentFile[],
): Promise<SubmitOutcome | null> {
  const refuse = (problem: FileProblem, name: string | null) => refusedFiles(problem, name, who.language);
  if (files.length > uploadRules.mostFiles) return refuse('too-many', null);
  for (const { name, bytes } of files) {
    if (bytes.length > uploadRules.maxFileBytes) return refuse('too-large', name);
    const finding = await inspectPdf(world.processes, bytes, 'public');
    if (finding !== 'pdf') return refuse(finding, name);
  }
  return null;
}

function refusedFiles(
  problem: FileProblem,
  name: string | null,
  language: Who['language'],
): SubmitOutcome & { ok: false } {
  const { title, text: message } = fileProblemText(problem, name, language);
  return { ok: false, refusal: 'files', problem, title, message };
}

function digestOf({ programme, files }: SubmitInput, values: unknown): string {
  const hash = createHash('sha256').update(`${programme}\n${JSON.stringify(values)}`);
  for (const { bytes } of files) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest('hex');
}
