import { data, Form, redirect } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { CopyField } from '#app/ui/forms/copy-field.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { changeHeartbeat } from '#studio/office/monitoring/change-heartbeat.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { Done, Refused } from '../../../refused.tsx';
import { backToSettings } from '../back-to-settings.tsx';
import { settingsMessages } from '../settings.messages.ts';
import type { Route } from './+types/monitoring';
import { monitoringMessages } from './monitoring.messages.ts';
import { monitoringPage } from './monitoring-page.ts';
import { readMonitoring } from './read-monitoring.ts';

/** `/admin/settings/monitoring`: the last backup and its download, the checks, and external monitoring. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('settings', { request, context }, monitoringPage);
  const { language } = factsOf(context);
  const words = monitoringMessages[language];
  const search = new URL(request.url).searchParams;
  const { title, ...refusals } = words.refused;
  const text = Object.entries(refusals).find(([refusal]) => refusal === search.get('refused'))?.[1];
  return {
    ...(await readMonitoring(worldOf(context), language)),
    flash: Object.entries(words.flash).find(([flash]) => flash === search.get('flash'))?.[1] ?? null,
    refused: text ? { title, text } : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('settings', { request, context }, monitoringPage);
  const form = await readForm(request);
  const address = textOf(form, 'address');
  const version = Number(/^\d{1,9}$/.exec(textOf(form, 'version'))?.[0] ?? 0);
  const outcome = await changeHeartbeat(worldOf(context), who, { address, version });
  if (outcome.ok) throw redirect(`${monitoringPage}?flash=saved`, 303);
  const { language } = factsOf(context);
  const all = settingsMessages[language];
  const isInvalid = outcome.refusal === 'invalid';
  return data(
    {
      address,
      fault: isInvalid ? monitoringMessages[language].heartbeat.invalid : null,
      notice: { title: all.notSaved, text: isInvalid ? all.lookAgain : all.changedMeanwhile },
    },
    { status: isInvalid ? 400 : 409 },
  );
}

type Page = Route.ComponentProps['loaderData'];

export default function Monitoring({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, backup, checks, status, copy, heartbeat, flash } = loaderData;
  const notice = actionData?.notice ?? loaderData.refused;
  return (
    <AdminFrame page="settings" title={title} lead={lead} back={backToSettings}>
      {notice ? <Refused {...notice} /> : <Done text={flash} />}
      <Backup backup={backup} />
      <section className="admin-section">
        <h2>{checks.title}</h2>
        <p className="hint">{checks.lead}</p>
        <ul className="check-list">
          {checks.all.map(({ name, isFailing, state }) => (
            <li key={name}>
              <span>{name}</span> <Badge variant={isFailing ? 'wrong' : 'done'}>{state}</Badge>
            </li>
          ))}
        </ul>
      </section>
      <section className="admin-section">
        <h2>{status.title}</h2>
        <p className="hint">{status.lead}</p>
        <CopyField
          name="status-address"
          label={status.address}
          hint={status.hint}
          text={status.url}
          rows={3}
          words={copy}
        />
        <PostForm to="token">
          <SubmitButton variant="ghost" isPlain label={status.replace} />
        </PostForm>
      </section>
      <section className="admin-section">
        <h2>{heartbeat.title}</h2>
        <p className="hint">{heartbeat.lead}</p>
        <Form method="post" className="admin-form" noValidate key={heartbeat.version}>
          <input type="hidden" name="version" value={heartbeat.version} />
          <TextField
            name="address"
            idPrefix="heartbeat"
            label={heartbeat.address}
            hint={heartbeat.addressHint}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            defaultValue={actionData?.address ?? heartbeat.value}
            error={actionData?.fault ?? null}
          />
          {heartbeat.state && <p>{heartbeat.state}</p>}
          <div className="actions">
            <SubmitButton isPlain label={loaderData.save} />
          </div>
        </Form>
      </section>
    </AdminFrame>
  );
}

/** A form of the browser's own, because the answer is a file. */
function Backup({ backup }: { backup: Page['backup'] }) {
  return (
    <section className="admin-section">
      <h2>{backup.title}</h2>
      {backup.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {backup.isThere && (
        <form method="post" action="/admin/settings/monitoring/backup" className="admin-form">
          <TextField
            name="password"
            idPrefix="backup"
            label={backup.password}
            hint={backup.passwordHint}
            type="password"
            autoComplete="current-password"
            isRequired
          />
          <div className="actions">
            <button type="submit" className="button">
              {backup.download}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
