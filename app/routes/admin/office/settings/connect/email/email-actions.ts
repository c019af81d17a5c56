import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { checkEmailRecords } from '#studio/office/connections/email/check-email-records.ts';
import {
  chooseProvider,
  chooseSelector,
  connectEmail,
  disconnectEmail,
  sendTestEmail,
} from '#studio/office/connections/email/connect-email.ts';
import type { EmailAccountField, EmailAccountInput } from '#studio/office/connections/email/email-set-up.ts';
import { providerKeys } from '#studio/office/connections/email/providers.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownersAction, ownersForm } from '../../../../owners-form.ts';
import { guidedMessages } from '../guided.messages.ts';
import { type GuidedResult, inputOf, versionIn } from '../guided.ts';
import { emailStepMessages } from './email.messages.ts';
import { emailCauseMessages } from './email-causes.messages.ts';
import { emailPage } from './read-email.ts';

const posts = postsBelow(emailPage, { provider, account, check, selector, test, disconnection });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

const leadTo = (step: string, flash?: string) =>
  redirect(`${emailPage}?step=${step}${flash ? `&flash=${flash}` : ''}`, 303);

const fields = ['host', 'port', 'security', 'user', 'password', 'sender', 'name'] as const;

type Refusal = keyof (typeof guidedMessages)['en']['refusals'];

function refused(
  language: Language,
  { refusal, input = {}, faults = {} }: Partial<GuidedResult> & { refusal: Refusal },
) {
  const words = guidedMessages[language];
  const text = words.refusals[refusal];
  const result: GuidedResult = { input, faults, title: words.notConnected, text, quote: null };
  return data(result, { status: refusal === 'invalid' ? 400 : 409 });
}

async function provider(args: PostArgs) {
  const { who, world, form, language } = await ownersForm('settings', args, emailPage);
  const chosen = providerKeys.find((one) => one === textOf(form, 'provider'));
  const input = inputOf(form, ['provider']);
  const faults = { provider: emailStepMessages[language].provider.choose };
  if (!chosen) return refused(language, { refusal: 'invalid', faults });
  const outcome = await chooseProvider(world, who, { provider: chosen, version: versionIn(form) });
  return outcome.ok ? leadTo('sender') : refused(language, { refusal: outcome.refusal, input });
}

async function account(args: PostArgs) {
  const { who, world, form, language } = await ownersForm('settings', args, emailPage);
  const values = Object.fromEntries(fields.map((name) => [name, textOf(form, name)])) as EmailAccountInput;
  const outcome = await connectEmail(world, who, { ...values, version: versionIn(form) });
  if (outcome.ok) return leadTo('records', 'connected');
  const input = inputOf(form, fields);
  if (outcome.refusal === 'invalid') {
    const faults = faultsOf(outcome.fields, language);
    return refused(language, { refusal: 'invalid', input, faults });
  }
  if (outcome.refusal !== 'failed') return refused(language, { refusal: outcome.refusal, input });
  const words = guidedMessages[language];
  const result: GuidedResult = {
    input,
    faults: {},
    title: words.notConnected,
    text: emailCauseMessages[language][outcome.cause],
    quote: outcome.serverSaid ? { label: words.serverSaid, words: outcome.serverSaid.slice(0, 400) } : null,
  };
  return data(result, { status: 409 });
}

function faultsOf(wrong: readonly EmailAccountField[], language: Language): Record<string, string> {
  const { faults } = emailStepMessages[language].sender;
  return Object.fromEntries(wrong.map((field) => [field, faults[field]]));
}

async function check(args: PostArgs) {
  const { world } = await ownersAction('settings', args, emailPage);
  await checkEmailRecords(world, { isRequested: true });
  return leadTo('records', 'checked');
}

async function selector(args: PostArgs) {
  const { who, world, form, language } = await ownersForm('settings', args, emailPage);
  const entered = { selector: textOf(form, 'selector'), version: versionIn(form) };
  const outcome = await chooseSelector(world, who, entered);
  if (outcome.ok) return leadTo('records', 'checked');
  const { selectorFault } = emailStepMessages[language].records;
  const faults: Record<string, string> = outcome.refusal === 'invalid' ? { selector: selectorFault } : {};
  return refused(language, { refusal: outcome.refusal, input: inputOf(form, ['selector']), faults });
}

async function test(args: PostArgs) {
  const { who, world, language } = await ownersAction('settings', args, emailPage);
  const outcome = await sendTestEmail(world, who);
  if (outcome.ok) return leadTo('test', 'sent');
  const words = emailStepMessages[language].test;
  const causes = emailCauseMessages[language];
  const texts = { ...words.outcomes, ...causes, 'mail-sign-in': causes['wrong-password'] };
  const text = texts[outcome.result];
  const result: GuidedResult = { input: {}, faults: {}, title: words.notSent, text, quote: null };
  return data(result, { status: 409 });
}

async function disconnection(args: PostArgs) {
  const { who, world } = await ownersAction('settings', args, emailPage);
  await disconnectEmail(world, who);
  return leadTo('sender', 'disconnected');
}
