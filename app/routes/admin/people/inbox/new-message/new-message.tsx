import { data, Form, redirect, redirectDocument } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { insertText } from '#studio/people/contact/reply.ts';
import { savedReplies, savedReply } from '#studio/people/contact/saved-replies.queries.ts';
import {
  type ConversationField,
  type StartedConversation,
  startConversation,
} from '#studio/people/contact/start-conversation.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { ownersForm } from '../../../owners-form.ts';
import { Refused } from '../../../refused.tsx';
import { FindPeople } from '../../find-people/find-people.tsx';
import { languageOfEmails, peopleNamed } from '../../find-people/people-named.ts';
import { SavedReplies } from '../message-thread.tsx';
import { titlesOf } from '../read-thread.ts';
import { readSuppressions } from '../suppression/read-suppressions.ts';
import { Suppressed } from '../suppression/suppressed.tsx';
import type { Route } from './+types/new-message';
import { newMessageMessages } from './new-message.messages.ts';

const page = '/admin/messages/new';
const longestReturned = 20_000;

/** `/admin/messages/new`; prefilled by `?name=&email=&subject=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = { ...(await ownerOnly('inbox', { request, context }, page + url.search)), ...factsOf(context) };
  const world = worldOf(context);
  const { language } = who;
  const parameter = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 254);
  const email = parameter('email');
  const typed: StartedConversation = {
    name: parameter('name'),
    email,
    subject: parameter('subject'),
    body: '',
    language: await languageOfEmails(world, url.searchParams, language),
  };
  return {
    typed,
    query: parameter('q'),
    people: await peopleNamed(world, { who, params: url.searchParams, path: page }),
    suppressions: await readSuppressions(world, who, isEmailAddress(email) ? [email] : []),
    saved: titlesOf(await savedReplies(world.db.query, who, language), language),
    idempotencyKey: newIdempotencyKey(),
  };
}

interface Returned {
  typed: StartedConversation;
  fields: readonly ConversationField[];
  /** Null: a saved reply was inserted. */
  problem: string | null;
}

/** A saved reply's button inserts it; every other one stores the draft. A full page load, for the preview's frame. */
export async function action(args: Route.ActionArgs) {
  const { who, world, form, language } = await ownersForm('inbox', args, page);
  const words = newMessageMessages[language];
  const text = (name: string) => textOf(form, name).slice(0, longestReturned);
  const typed: StartedConversation = {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    body: text('body'),
    language: text('language'),
  };
  if (form.has('saved')) {
    const saved = await savedReply(world.db.query, who, text('saved'));
    const inserted = saved
      ? insertText(typed.body, typed.language === 'da' ? saved.bodyDa : saved.bodyEn)
      : '';
    const returned = { typed: saved ? { ...typed, body: inserted } : typed, fields: [] };
    return data<Returned>({ ...returned, problem: saved ? null : words.gone }, { status: saved ? 200 : 409 });
  }
  const isForFiles = form.has('files');
  form.delete('files');
  const outcome = await startConversation(world, who, { given: typed, once: withIdempotency(form) });
  if (outcome.ok) {
    const thread = `/admin/messages/${outcome.messageId}`;
    throw isForFiles ? redirect(`${thread}#reply`, 303) : redirectDocument(`${thread}/preview`, 303);
  }
  if (outcome.refusal === 'invalid') {
    return data<Returned>({ typed, fields: outcome.fields, problem: words.invalid }, { status: 400 });
  }
  const found = await readSuppressions(world, { ...who, language }, [typed.email.trim()]);
  const reason = found.map((one) => `${one.title}. ${one.text}`);
  const problem = [...reason, words.allow].join(' ');
  return data<Returned>({ typed, fields: ['email'], problem }, { status: 409 });
}

export default function NewMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, people, suppressions, typed } = loaderData;
  const words = useWords(newMessageMessages);
  const back = `${page}?${new URLSearchParams({ name: typed.name, email: typed.email })}`;
  return (
    <AdminFrame
      page="messages"
      title={words.title}
      lead={words.lead}
      back={{ href: '/admin/messages', label: words.back }}
    >
      {actionData?.problem && <Refused title={words.problem} text={actionData.problem} />}
      {!actionData && <Suppressed suppressions={suppressions} back={back} />}
      <FindPeople
        words={words.people}
        path={page}
        next="new-subject"
        query={query}
        found={people}
        keeps={{}}
      />
      <MessageForm loaderData={loaderData} actionData={actionData} />
    </AdminFrame>
  );
}

function MessageForm({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { saved, idempotencyKey } = loaderData;
  const words = useWords(newMessageMessages);
  const typed = actionData?.typed ?? loaderData.typed;
  const text = (name: 'name' | 'email' | 'subject' | 'body') => ({
    name,
    idPrefix: 'new',
    label: words[name],
    isRequired: true,
    defaultValue: typed[name],
    error: actionData?.fields.includes(name) ? words.fields[name] : null,
  });
  return (
    <Form method="post" className="admin-form reply-form" key={actionData ? idempotencyKey : ''} noValidate>
      <IdempotencyKey value={idempotencyKey} />
      {/* The Enter key presses the first button of a form. */}
      <button type="submit" hidden />
      <div className="pair">
        <TextField {...text('name')} autoComplete="off" />
        <TextField {...text('email')} type="email" inputMode="email" autoComplete="off" />
      </div>
      <TextField {...text('subject')} autoComplete="off" />
      <TextArea {...text('body')} hint={words.hint} rows={8} />
      <SavedReplies saved={saved} words={words} />
      <RadioGroup
        name="language"
        idPrefix="new"
        label={words.language}
        chosen={typed.language}
        options={(['en', 'da'] as const).map((value) => ({ value, label: words.languages[value] }))}
      />
      <div className="actions">
        <SubmitButton label={words.preview} />
        <SubmitButton name="files" value="yes" variant="ghost" isPlain label={words.files} />
      </div>
    </Form>
  );
}
