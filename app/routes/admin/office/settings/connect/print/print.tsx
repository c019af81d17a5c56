import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { ownerOnly } from '../../../../owner-only.ts';
import type { GuidedResult } from '../guided.ts';
import { ConnectedStep, Fields, GuidedPage } from '../guided-page.tsx';
import type { Route } from './+types/print';
import { type PrintView, readPrint } from './read-print.ts';

/** `/admin/settings/connections/print`: the token of the print-on-demand service. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('settings', { request, context });
  const { language } = factsOf(context);
  return readPrint(worldOf(context), { url: new URL(request.url), language });
}

export default function Print({ loaderData: { view, token, on } }: Route.ComponentProps) {
  const result = useActionResult<GuidedResult>();
  return (
    <GuidedPage view={view} result={result}>
      {token && <Token token={token} result={result} />}
      {on && <ConnectedStep {...on} />}
    </GuidedPage>
  );
}

function Token({
  token: { notes, link, field, replace, button, fixed },
  result,
}: {
  token: NonNullable<PrintView['token']>;
  result: GuidedResult | undefined;
}) {
  return (
    <>
      <div className="stack tight">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
        {fixed && <p className="hint">{fixed}</p>}
      </div>
      {!fixed && (
        <PostForm to="token" className="admin-form" noValidate>
          <Fields fields={[field]} result={result} prefix="print" />
          {result?.input.replace !== undefined && (
            <Checkbox name="replace" idPrefix="print" label={replace} />
          )}
          <div className="actions">
            <SubmitButton label={button} isPlain />
          </div>
        </PostForm>
      )}
    </>
  );
}
