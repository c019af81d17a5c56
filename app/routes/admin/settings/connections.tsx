import { data, Form, useNavigation } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { MailFault } from '#platform/mail/mail.ts';
import { type Connection, connectionKinds, connectionsOf } from '#studio/office/settings/connections.ts';
import { type TestResult, testConnection } from '#studio/office/settings/test-connection.ts';
import { mailFaultMessages } from '#studio/shared/email/mail-faults.messages.ts';
import { AdminFrame } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/connections';
import { backToSettings } from './back-to-settings.tsx';
import { stepOf } from './first-steps.ts';
import { type SettingsWords, settingsMessages } from './settings.messages.ts';

const path = '/admin/settings/connections';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('settings', { request, context });
  const world = worldOf(context);
  return {
    language: factsOf(context).language,
    email: who.email ?? '',
    connections: connectionsOf(world),
    proxyProblem: factsOf(context).proxyProblem,
    step: stepOf('connections', url),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('settings', { request, context }, path);
  const requested = textOf(await readForm(request), 'connection');
  const kind = connectionKinds.find((one) => one === requested);
  if (!kind) throw data(null, { status: 400 });
  return { kind, result: await testConnection(worldOf(context), { who, kind }) };
}

export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { email, connections, step, proxyProblem } = loaderData;
  const all = settingsMessages[language];
  // Not 'loading': the next test may start once the result is shown.
  const isBusy = useNavigation().state === 'submitting';
  return (
    <AdminFrame
      page="settings"
      title={all.groups.connections.name}
      lead={all.connections.lead}
      back={step ? null : backToSettings}
    >
      {step && (
        <p className="step-mark">
          {all.steps.of(step.number, step.count)}. {all.steps.laterNote}
        </p>
      )}
      {proxyProblem && (
        <Alert variant="wrong" title={all.connections.proxy} headingLevel={2}>
          <p>{all.connections.proxyProblems[proxyProblem]}</p>
        </Alert>
      )}
      <ul className="connections">
        {connections.map((connection) => (
          <OneConnection
            key={connection.kind}
            connection={connection}
            isBusy={isBusy}
            email={email}
            words={all.connections}
            result={actionData?.kind === connection.kind ? actionData.result : null}
          />
        ))}
      </ul>
      {step && (
        <div className="actions">
          <ButtonLink href={step.next}>{all.steps.done}</ButtonLink>
        </div>
      )}
    </AdminFrame>
  );
}

function OneConnection({
  connection,
  result,
  email,
  words,
  isBusy,
}: {
  connection: Connection;
  result: TestResult | null;
  email: string;
  words: SettingsWords['connections'];
  isBusy: boolean;
}) {
  const { kind, state, variables, checks, isConnected } = connection;
  const faults = mailFaultMessages[useLanguage()];
  const isGood = result === 'works' || result === 'mail-sent' || result === 'mail-kept';
  return (
    <li id={`connection-${kind}`}>
      <h2>{words.kinds[kind]}</h2>
      <p>
        <Badge variant={isConnected ? 'done' : 'waiting'}>{words.states[state]}</Badge>
      </p>
      {variables.length > 0 && (
        <p className="hint">
          {words.set}: <code>{variables.join(', ')}</code>
        </p>
      )}
      {result && (
        <Alert variant={isGood ? 'sunlit' : 'wrong'} title={words.tested} headingLevel={3} isNews>
          <p>{describeResult({ ...words.results, ...faults }, result, { email, checks })}</p>
        </Alert>
      )}
      {state !== 'closed' && state !== 'no-printer' && state !== 'waiting' && (
        <Form method="post">
          <Button
            type="submit"
            name="connection"
            value={kind}
            variant="ghost"
            isCompact
            isPlain
            isBusy={isBusy}
          >
            {words.test}
            <span className="unseen"> {words.kinds[kind]}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function describeResult(
  words: SettingsWords['connections']['results'] & Record<MailFault, string>,
  result: TestResult,
  { email, checks }: { email: string; checks: readonly string[] },
): string {
  const word = words[result];
  if (typeof word === 'string') return word;
  return word(result === 'mail-sent' ? email : checks.join(', '));
}
