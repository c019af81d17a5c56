import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { ownerOnly } from '../../../../owner-only.ts';
import type { GuidedResult } from '../guided.ts';
import { ConnectedStep, Fields, GuidedPage, Records } from '../guided-page.tsx';
import type { Route } from './+types/email';
import { type EmailView, readEmail } from './read-email.ts';

/** `/admin/settings/connections/email`: from the provider to the first email, in steps that can be left. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly('settings', { request, context });
  const { language } = factsOf(context);
  return readEmail(worldOf(context), { url: new URL(request.url), language, to: who.email ?? '' });
}

export default function Email({ loaderData }: Route.ComponentProps) {
  const { view, version, provider, sender, records, test, on, next, step } = loaderData;
  const result = useActionResult<GuidedResult>();
  return (
    <GuidedPage view={view} result={result}>
      {provider && <Provider key="provider" provider={provider} version={version} result={result} />}
      {sender && <Sender key="sender" sender={sender} version={version} result={result} />}
      {records?.records && <Records records={records.records} />}
      {records?.fixed && <p className="hint">{records.fixed}</p>}
      {records?.selector && <Selector selector={records.selector} version={version} result={result} />}
      {test && <Test test={test} />}
      {on && <ConnectedStep {...on} />}
      {next && step !== 'sender' && (
        <p>
          <TextLink href={next.href}>{next.label}</TextLink>
        </p>
      )}
    </GuidedPage>
  );
}

interface Versioned {
  version: number;
  result: GuidedResult | undefined;
}

type Part<Name extends keyof EmailView> = Record<Name, NonNullable<EmailView[Name]>>;

function Provider({ provider, version, result }: Part<'provider'> & Versioned) {
  return (
    <PostForm to="provider" className="admin-form">
      <input type="hidden" name="version" value={version} />
      <RadioGroup
        name="provider"
        idPrefix="email"
        label={provider.legend}
        options={provider.options}
        chosen={result?.input.provider ?? provider.chosen}
        error={result?.faults.provider ?? null}
        isRequired
        isStacked
      />
      <div className="actions">
        <SubmitButton label={provider.button} isPlain />
      </div>
    </PostForm>
  );
}

function Sender({ sender, version, result }: Part<'sender'> & Versioned) {
  const { notes, links, fields, button, fixed } = sender;
  return (
    <>
      <div className="stack tight">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {fixed && <p className="hint">{fixed}</p>}
        {links.map(({ href, label }) => (
          <p key={href}>
            <TextLink href={href}>{label}</TextLink>
          </p>
        ))}
      </div>
      {!fixed && (
        <PostForm to="account" className="admin-form" noValidate>
          <input type="hidden" name="version" value={version} />
          <Fields fields={fields} result={result} prefix="email" />
          <div className="actions">
            <SubmitButton label={button} isPlain />
          </div>
        </PostForm>
      )}
    </>
  );
}

function Selector({
  selector: { field, button },
  version,
  result,
}: { selector: NonNullable<NonNullable<EmailView['records']>['selector']> } & Versioned) {
  return (
    <PostForm to="selector" className="admin-form" noValidate>
      <input type="hidden" name="version" value={version} />
      <Fields fields={[field]} result={result} prefix="email" />
      <div className="actions">
        <SubmitButton label={button} variant="ghost" isPlain />
      </div>
    </PostForm>
  );
}

function Test({ test: { button, last } }: Part<'test'>) {
  return (
    <>
      {last && <p>{last}</p>}
      <PostForm to="test" className="actions">
        <SubmitButton label={button} isPlain />
      </PostForm>
    </>
  );
}
