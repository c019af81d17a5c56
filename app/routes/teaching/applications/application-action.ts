import { data, type RouterContextProvider } from 'react-router';
import { jsonAnswer } from '#app/web/answers.ts';
import { readUpload, type Upload } from '#app/web/forms/read-upload.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { formats } from '#studio/shared/format.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { networksOfClient } from '#studio/shared/limits/network-of.ts';
import { applicationMessages, fileProblemText } from '#studio/teaching/applications/application.messages.ts';
import { type ProgrammeId, uploadRules } from '#studio/teaching/applications/application.ts';
import {
  type ApplicationErrors,
  type ApplicationField,
  fieldsOfProgramme,
} from '#studio/teaching/applications/application-input.ts';
import { applicationFacts } from '#studio/teaching/applications/applications.queries.ts';
import { type DraftOutcome, emailDraft } from '#studio/teaching/applications/drafts/email-draft.ts';
import { answersInForm } from '#studio/teaching/applications/questions/read-answers.ts';
import { type SubmitOutcome, submitApplication } from '#studio/teaching/applications/submit-application.ts';
import type { TypedApplication } from './application-form.tsx';
import type { ThankYouFacts } from './thank-you.tsx';

type Requested = { request: Request; context: Readonly<RouterContextProvider> };

export type ApplicationAnswer =
  | { sent: true; thanks: ThankYouFacts }
  | {
      sent: false;
      /** Its link has been emailed; the form stays open. */
      isDraftKept: boolean;
      title: string;
      message: string;
      errors: ApplicationErrors;
      filesError: string | null;
      /** Input to render again. */
      values: TypedApplication;
    };

interface Answered {
  answer: ApplicationAnswer;
  status: number;
  headers: Record<string, string>;
}

async function answerForm({ request, context }: Requested, programme: ProgrammeId): Promise<Answered> {
  const rules = { ...uploadRules, networks: networksOfClient(factsOf(context).address) };
  return readUpload(request, rules, async (upload) => {
    const world = worldOf(context);
    const who = await whoOf(request, context);
    const values = typedIn(upload.form, programme);
    if (upload.form.has('draft'))
      return answerDraft(await emailDraft(world, who, { programme, values }), values);
    const refused = upload.refusal;
    if (refused) {
      const { title, text } = fileProblemText(refused.reason, refused.fileName, who.language);
      const status = refused.reason === 'busy' ? 503 : refused.reason === 'unreadable' ? 400 : 413;
      const headers: Record<string, string> = status === 503 ? { 'retry-after': '60' } : {};
      return { answer: no(title, { message: text, values, more: { filesError: text } }), status, headers };
    }
    const files = programme === 'celebrity-vocal-experience' ? sentFiles(upload) : [];
    const outcome = await submitApplication(world, who, { programme, values, files, isForm: true });
    if (outcome.ok) return thank({ request, context }, outcome);
    return refuse(outcome, {
      values,
      hadFiles: files.length > 0,
      chooseAgain: applicationMessages[who.language].files.again,
    });
  });
}

async function thank({ context }: Requested, outcome: SubmitOutcome & { ok: true }): Promise<Answered> {
  const facts = factsOf(context);
  const world = worldOf(context);
  const { language } = facts;
  const applied = await applicationFacts(world.db.query, {
    applicationId: outcome.applicationId,
    reader: language,
    now: world.clock.now(),
  });
  const isRetreat = applied?.programme === 'celebrity-vocal-experience';
  const thanks: ThankYouFacts = {
    answerBy: formats[language].day(outcome.answerBy),
    // Forms may be Danish without a prefix; status pages are not.
    statusHref: pageAddress(`/applications/${outcome.token}`, language),
    token: outcome.token,
    payment: applied?.reserved || applied?.taken ? 'reserved' : isRetreat ? 'offered' : null,
  };
  return { answer: { sent: true, thanks }, status: 200, headers: {} };
}

function answerDraft(outcome: DraftOutcome, values: TypedApplication): Answered {
  const { title, message } = outcome;
  if (outcome.ok) {
    const answer = { ...no(title, { message, values }), isDraftKept: true };
    return { answer, status: 200, headers: {} };
  }
  if (outcome.refusal === 'too-many') {
    const headers = { 'retry-after': String(outcome.retryAfterSeconds) };
    return { answer: no(title, { message, values }), status: 429, headers };
  }
  return {
    answer: no(title, { message, values, more: { errors: outcome.errors } }),
    status: 400,
    headers: {},
  };
}

function refuse(
  outcome: Exclude<SubmitOutcome, { ok: true }>,
  { values, hadFiles, chooseAgain }: { values: TypedApplication; hadFiles: boolean; chooseAgain: string },
): Answered {
  const { title, message } = outcome;
  switch (outcome.refusal) {
    case 'invalid': {
      // Browsers do not restore file inputs.
      const filesError = hadFiles ? chooseAgain : null;
      return {
        answer: no(title, { message, values, more: { errors: outcome.errors, filesError } }),
        status: 400,
        headers: {},
      };
    }
    case 'files':
      return {
        answer: no(title, { message, values, more: { filesError: message } }),
        status: 400,
        headers: {},
      };
    case 'too-many': {
      const headers = { 'retry-after': String(outcome.retryAfterSeconds) };
      return { answer: no(title, { message, values }), status: 429, headers };
    }
  }
}

function no(
  title: string,
  {
    message,
    values,
    more = {},
  }: {
    message: string;
    values: TypedApplication;
    more?: { errors?: ApplicationErrors; filesError?: string | null };
  },
): ApplicationAnswer & { sent: false } {
  const { errors = {}, filesError = null } = more;
  return { sent: false, isDraftKept: false, title, message, errors, filesError, values };
}

function sentFiles({ files }: Upload) {
  return files.map(({ name, bytes }) => ({ name, bytes }));
}

function typedIn(form: FormData, programme: ProgrammeId): TypedApplication {
  const values: TypedApplication = { answers: answersInForm(form) };
  for (const name of fieldsOfProgramme(programme)) {
    const value = form.get(name);
    if (typeof value === 'string') values[name as ApplicationField] = value;
  }
  return values;
}

export async function applicationAction(requested: Requested, programme: ProgrammeId) {
  const { answer, status, headers } = await answerForm(requested, programme);
  return data(answer, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}

/** For the island (`Accept: application/json`). */
export async function applicationJson(requested: Requested, programme: ProgrammeId): Promise<Response> {
  const { answer, status, headers } = await answerForm(requested, programme);
  if (answer.sent) return jsonAnswer(answer.thanks, { status, headers });
  const { title, message, errors, filesError } = answer;
  return jsonAnswer({ error: message, title, message, errors, filesError }, { status, headers });
}

export function wantsJson(request: Request): boolean {
  return request.method === 'POST' && /\bapplication\/json\b/.test(request.headers.get('accept') ?? '');
}
