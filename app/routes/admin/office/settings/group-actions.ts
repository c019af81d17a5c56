import { data, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { restoreSettings } from '#studio/office/settings/change-settings.ts';
import { isGroupName } from '#studio/office/settings/groups.ts';
import { ownersForm } from '../../owners-form.ts';
import { idFrom, versionFrom } from '../../read-action.ts';
import { changeHistoryMessages } from '../history/history.messages.ts';
import { fieldMessages } from './field-messages.ts';
import type { GroupResult } from './read-group.ts';
import { faultTexts } from './words-of.ts';

const groupPage = '/admin/settings/:group';
const posts = postsBelow(groupPage, { 'versions/:entry/restoration': restoration });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function restoration(args: PostArgs<'group' | 'entry'>) {
  const { who, world, language, path, form } = await ownersForm('settings', args, groupPage);
  const { group } = args.params;
  if (!isGroupName(group)) throw data(null, { status: 404 });
  const entry = { group, entry: idFrom(args.params.entry), version: versionFrom(form) };
  const outcome = await restoreSettings(world, who, entry);
  if (outcome.ok) throw redirect(`${path}?flash=restored`, 303);
  const { notRestored: title, refusals } = changeHistoryMessages[language];
  const { refusal } = outcome;
  const result: GroupResult = {
    notice: { title, text: refusals[refusal] },
    faults: refusal === 'invalid' ? faultTexts(outcome.faults, fieldMessages[language]) : {},
    values: refusal === 'invalid' ? outcome.values : null,
    fillsFields: true,
  };
  return data(result, { status: refusalStatus(refusal, 409) });
}
