import { data, redirect } from 'react-router';
import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { connectPrint } from '#studio/office/connections/print/connect-print.ts';
import { removeConnection } from '#studio/office/connections/save-connection.ts';
import { ownersAction, ownersForm } from '../../../../owners-form.ts';
import { guidedMessages } from '../guided.messages.ts';
import type { GuidedResult } from '../guided.ts';
import { printStepMessages } from './print.messages.ts';
import { printPage } from './read-print.ts';

const posts = postsBelow(printPage, { token, disconnection });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

async function token(args: PostArgs) {
  const { who, world, form, language } = await ownersForm('settings', args, printPage);
  const outcome = await connectPrint(world, who, {
    token: textOf(form, 'token'),
    isReplacing: isChecked(form, 'replace'),
  });
  if (outcome.ok) return redirect(`${printPage}?step=on&flash=connected`, 303);
  const words = printStepMessages[language];
  const guided = guidedMessages[language];
  const texts = { ...guided.refusals, ...words.refusals, 'used-elsewhere': '' };
  const isElsewhere = outcome.refusal === 'used-elsewhere';
  const text = isElsewhere ? words.refusals.elsewhere(outcome.host) : texts[outcome.refusal];
  const isInvalid = outcome.refusal === 'invalid';
  const faults: Record<string, string> = isInvalid ? { token: words.token.fault } : {};
  const input: Record<string, string> = isElsewhere ? { replace: '' } : {};
  const result: GuidedResult = { input, faults, title: guided.notConnected, text, quote: null };
  return data(result, { status: isInvalid ? 400 : 409 });
}

async function disconnection(args: PostArgs) {
  const { who, world } = await ownersAction('settings', args, printPage);
  await removeConnection(world, who, 'printful');
  return redirect(`${printPage}?step=token&flash=disconnected`, 303);
}
