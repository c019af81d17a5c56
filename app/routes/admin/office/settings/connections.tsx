import { data, Form, useNavigation } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { FilesUnavailable } from '#platform/files/files.ts';
import type { MailFault } from '#platform/mail/mail.ts';
import { type Connection, connectionKinds, connectionsOf } from '#studio/office/settings/connections.ts';
import { storageSentence } from '#studio/office/settings/storage-faults.messages.ts';
import { type TestResult, testConnection } from '#studio/office/settings/test-connection.ts';
import { mailFaultMessages } from '#studio/shared/email/mail-faults.messages.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/connections';
import { backToSettings } from './back-to-settings.tsx';
import { failureOfEntered, type OwnPage, otherConnections, ownPages } from './connect/other-connections.ts';
import { connectionResults } from './connection-results.messages.ts';
import { DatabaseRow } from './database-row.tsx';
import { stepOf } from './first-steps.ts';
import { proxyProblemMessages } from './proxy-problem.messages.ts';
import { readDatabase } from './read-database.ts';
import { type SettingsWords, settingsMessages } from './settings.messages.ts';

const path = '/admin/settings/connections';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  await ownerOnly('settings', { request, context });
  const { language, proxyProblem } = factsOf(context);
  return {
    language,
    connections: connectionsOf(worldOf(context)),
    database: await readDatabase(worldOf(context), language),
    proxyProblem: proxyProblem && proxyProblemMessages[language][proxyProblem],
    step: stepOf('connections', url),
    pages: ownPages(worldOf(context), language),
    others: otherConnections(worldOf(context), language),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('settings', { request, context }, path);
  const requested = textOf(await readForm(request), 'connection');
  const kind = connectionKinds.find((one) => one === requested);
  if (!kind) throw data(null, { status: 400 });
  const world = worldOf(context);
  const result = await testConnection(world, { who, kind });
  const { language } = factsOf(context);
  const words = { ...connectionResults[language], ...mailFaultMessages[language] };
  const checks = connectionsOf(world).find((one) => one.kind === kind)?.checks ?? [];
  const isGood = result === 'works' || result === 'mail-sent' || result === 'mail-kept';
  const text =
    result instanceof FilesUnavailable
      ? storageSentence(result, language)
      : (failureOfEntered(world, { kind, result }, language) ??
        describeResult(words, result, { email: who.email ?? '', checks }));
  return { kind, isGood, text };
}

type Tested = Awaited<ReturnType<typeof action>>;

export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { connections, database, step, proxyProblem } = loaderData;
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
          <p>{proxyProblem}</p>
        </Alert>
      )}
      <ul className="connections">
        {connections.map((connection) => (
          <OneConnection
            key={connection.kind}
            connection={connection}
            own={loaderData.pages[connection.kind]}
            isBusy={isBusy}
            words={all.connections}
            tested={actionData?.kind === connection.kind ? actionData : null}
          />
        ))}
        <DatabaseRow row={database} />
        {loaderData.others.map(({ key, name, state, isConnected, guide }) => (
          <li key={key} id={`connection-${key}`}>
            <h2>{name}</h2>
            <p>
              <Badge variant={isConnected ? 'done' : 'waiting'}>{state}</Badge>
            </p>
            <p>
              <TextLink href={guide.href}>{guide.label}</TextLink>
            </p>
          </li>
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

const untestable: readonly Connection['state'][] = ['closed', 'no-printer', 'waiting', 'backups-disk'];

function OneConnection({
  connection,
  tested,
  words,
  isBusy,
  own,
}: {
  connection: Connection;
  tested: Tested | null;
  words: SettingsWords['connections'];
  isBusy: boolean;
  own: OwnPage | undefined;
}) {
  const { kind, state, variables, isConnected } = connection;
  return (
    <li id={`connection-${kind}`}>
      <h2>{words.kinds[kind]}</h2>
      <p>
        <Badge variant={isConnected ? 'done' : 'waiting'}>{words.states[state]}</Badge>
      </p>
      {!own && variables.length > 0 && (
        <p className="hint">
          {words.set}: <code>{variables.join(', ')}</code>
        </p>
      )}
      {own && (
        <p>
          <TextLink href={own.guide.href}>{own.guide.label}</TextLink>
        </p>
      )}
      {own?.fixed && <p className="hint">{own.fixed}</p>}
      {tested && (
        <Alert variant={tested.isGood ? 'sunlit' : 'wrong'} title={words.tested} headingLevel={3} isNews>
          <p>{tested.text}</p>
        </Alert>
      )}
      {!untestable.includes(state) && (
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
  words: (typeof connectionResults)['en'] & Record<MailFault, string>,
  result: Exclude<TestResult, FilesUnavailable>,
  { email, checks }: { email: string; checks: readonly string[] },
): string {
  const word = words[result];
  if (typeof word === 'string') return word;
  return word(result === 'mail-sent' ? email : checks.join(', '));
}
