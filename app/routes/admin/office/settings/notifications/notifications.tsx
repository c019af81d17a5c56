import { data, Form, redirect } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { DeviceRefusal } from '#studio/office/push/change-devices.ts';
import type { Values } from '#studio/office/settings/field.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { Done, Refused } from '../../../refused.tsx';
import { ChangeHistory } from '../../history/change-history.tsx';
import { backToSettings } from '../back-to-settings.tsx';
import { changeGroup, readGroup } from '../read-group.ts';
import { SettingParts } from '../setting-parts.tsx';
import { settingsMessages } from '../settings.messages.ts';
import type { Route } from './+types/notifications';
import { Devices } from './devices.tsx';
import { type NotificationsWords, notificationsMessages } from './notifications.messages.ts';
import { notificationsPage } from './notifications-page.ts';
import { readDevices } from './read-notifications.ts';

const flashes = ['added', 'removed', 'tested', 'saved', 'restored'] as const;

/** `/admin/settings/notifications`: the owner's devices, what they are notified of, and the daily summary. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly('settings', { request, context }, notificationsPage);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const group = await readGroup(world, { ...who, language }, 'notifications');
  const sessionId = await world.accounts.sessionIdOf(request.headers);
  const flash = new URL(request.url).searchParams.get('flash');
  return {
    ...group,
    devices: await readDevices(world, { ...who, language }, sessionId),
    flash: flashes.find((one) => one === flash) ?? null,
  };
}

export interface NotificationsResult {
  device?: DeviceRefusal | 'no-devices';
  refusal?: 'invalid' | 'changed';
  faults?: Readonly<Record<string, string>>;
  values?: Values;
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('settings', { request, context }, notificationsPage);
  const { language } = factsOf(context);
  const form = await readForm(request);
  const outcome = await changeGroup(worldOf(context), { ...who, language }, { group: 'notifications', form });
  if (outcome.ok) throw redirect(`${notificationsPage}?flash=saved`, 303);
  const { refusal, faults, values } = outcome;
  const result: NotificationsResult = { refusal, faults, values };
  return data(result, { status: refusalStatus(refusal, 409) });
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { devices, flash, fields, parts, version } = loaderData;
  const all = settingsMessages[language];
  const words = useWords(notificationsMessages);
  const result = useActionResult<NotificationsResult>();
  const notice = result && noticeOf(result, words, all);
  return (
    <AdminFrame page="settings" title={all.groups.notifications.name} lead={words.lead} back={backToSettings}>
      {notice ? <Refused {...notice} /> : <Done text={flash && words.flash[flash]} />}
      <Devices devices={devices} words={words} />
      <Form method="post" className="admin-form setting-choices" noValidate key={version}>
        <input type="hidden" name="version" value={version} />
        <SettingParts
          fields={fields}
          parts={parts}
          values={result?.values ?? loaderData.values}
          faults={result?.faults ?? {}}
        />
        <div className="actions">
          <SubmitButton isPlain label={all.save} />
        </div>
      </Form>
      <ChangeHistory history={loaderData.history} version={version} />
    </AdminFrame>
  );
}

function noticeOf(
  { device, refusal }: NotificationsResult,
  words: NotificationsWords,
  all: (typeof settingsMessages)['en'],
): { title: string; text: string } | null {
  if (device) {
    return {
      title: device === 'no-devices' ? words.notSent : words.notDone,
      text: words.refusals[device],
    };
  }
  if (!refusal) return null;
  return { title: all.notSaved, text: refusal === 'invalid' ? all.lookAgain : all.changedMeanwhile };
}
