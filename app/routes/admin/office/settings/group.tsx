import { data, Form, redirect } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { canStartOwnStudio } from '#studio/office/own-studio/own-studio.queries.ts';
import type { Values } from '#studio/office/settings/field.ts';
import { isGroupName } from '#studio/office/settings/groups.ts';
import { copyHours } from '#studio/office/settings/opening-settings.ts';
import { stillSample } from '#studio/office/settings/studio-settings.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import { ChangeHistory } from '../history/change-history.tsx';
import type { Route } from './+types/group';
import { backToSettings } from './back-to-settings.tsx';
import { fieldMessages } from './field-messages.ts';
import { stepOf } from './first-steps.ts';
import { HoursTabs } from './hours/hours-tabs.tsx';
import { OpeningHours } from './hours/opening-hours.tsx';
import { OutsideHours } from './hours/outside-hours.tsx';
import { readOutsideHours } from './hours/read-outside-hours.ts';
import { KeptTerms } from './kept-terms.tsx';
import { changeGroup, type GroupResult, readGroup, valuesOf } from './read-group.ts';
import { readSaved } from './read-kept-terms.ts';
import { SettingParts } from './setting-parts.tsx';
import { settingsMessages } from './settings.messages.ts';
import { namedInPassing } from './words-of.ts';

/** `/admin/settings/<group>`; `?setup=1` as a step of the first set-up. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('settings', { request, context });
  if (!isGroupName(params.group)) throw data(null, { status: 404 });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const identity = await studioIdentity(world);
  const shown = await readGroup(world, { ...who, language }, params.group);
  const words = fieldMessages[language];
  return {
    group: params.group,
    ...shown,
    copy: words.copy,
    step: stepOf(params.group, url),
    canStart: params.group === 'studio' && (await canStartOwnStudio(world.db.query)),
    stillSample:
      params.group === 'studio'
        ? stillSample(identity).map((name) => namedInPassing({ name }, words, language))
        : [],
    outside: params.group === 'opening' ? await readOutsideHours(world, { ...who, language }, 'all') : null,
    ...(await readSaved(
      world,
      { ...who, language },
      { group: params.group, flash: url.searchParams.get('flash') },
    )),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await ownerOnly('settings', { request, context }, `/admin/settings/${params.group}`);
  if (!isGroupName(params.group)) throw data(null, { status: 404 });
  const form = await readForm(request);
  const { language } = factsOf(context);
  const copied = params.group === 'opening' ? copyHours(valuesOf(form), textOf(form, 'copy')) : null;
  if (copied) return data<GroupResult>({ notice: null, faults: {}, values: copied, fillsFields: true });
  const outcome = await changeGroup(worldOf(context), { ...who, language }, { group: params.group, form });
  const step = stepOf(params.group, new URL(request.url));
  if (outcome.ok) throw redirect(step?.next ?? `/admin/settings/${params.group}?flash=saved`);
  const { refusal, faults, values } = outcome;
  const words = settingsMessages[language];
  const text = refusal === 'invalid' ? words.lookAgain : words.changedMeanwhile;
  const result: GroupResult = {
    notice: { title: words.notSaved, text },
    faults,
    values,
    fillsFields: false,
  };
  return data(result, { status: refusalStatus(refusal, 409) });
}

export default function SettingGroup({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { group, fields, parts, copy, version, step, saved } = loaderData;
  const words = useWords(settingsMessages);
  const result = useActionResult<GroupResult>();
  const filled = result?.fillsFields ? result.values : null;
  const Parts = group === 'opening' ? OpeningHours : SettingParts;
  return (
    <AdminFrame page="settings" title={words.groups[group].name} back={step ? null : backToSettings}>
      {step && (
        <p className="step-mark">
          {words.steps.of(step.number, step.count)}. {words.steps.laterNote}
        </p>
      )}
      {group === 'opening' && !step && <HoursTabs current="opening" words={words} />}
      {result?.notice ? <Refused {...result.notice} /> : <Done text={filled ? copy.done : saved} />}
      {loaderData.stillSample.length > 0 && (
        <p className="notice sample-remark">
          {words.stillSample} {loaderData.stillSample.join(', ')}.{' '}
          {loaderData.canStart && <TextLink href="/admin/start">{words.setUp.start}</TextLink>}
        </p>
      )}
      {!step && <KeptTerms {...loaderData.keeps} />}
      {loaderData.outside && !step && <OutsideHours {...loaderData.outside} />}
      <Form method="post" className="admin-form" noValidate key={keyOf(version, filled)}>
        <input type="hidden" name="version" value={version} />
        <Parts
          values={result?.values ?? loaderData.values}
          faults={result?.faults ?? {}}
          fields={fields}
          parts={parts}
          copy={copy}
          language={language}
        />
        <div className="actions">
          <SubmitButton isPlain={!step} label={step ? words.steps.saveAndOn : words.save} />
          {step && <TextLink href={step.next}>{words.steps.later}</TextLink>}
        </div>
      </Form>
      {!step && <ChangeHistory history={loaderData.history} version={version} />}
    </AdminFrame>
  );
}

function keyOf(version: number, filled: Values | null): string {
  return [version, ...Object.values(filled ?? {})].join();
}
