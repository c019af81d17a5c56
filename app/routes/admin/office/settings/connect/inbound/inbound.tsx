import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { ownerOnly } from '../../../../owner-only.ts';
import type { GuidedResult } from '../guided.ts';
import { ConnectedStep, Fields, GuidedPage, Records, Values } from '../guided-page.tsx';
import type { Route } from './+types/inbound';
import { type InboundView, readInbound } from './read-inbound.ts';

/** `/admin/settings/connections/inbound`: the domain on which replies are received. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('settings', { request, context });
  const { language } = factsOf(context);
  return readInbound(worldOf(context), { url: new URL(request.url), language });
}

export default function Inbound({ loaderData }: Route.ComponentProps) {
  const { view, domain, records, route, on, next } = loaderData;
  const result = useActionResult<GuidedResult>();
  return (
    <GuidedPage view={view} result={result}>
      {domain && <Domain domain={domain} result={result} />}
      {records && <Records records={records} />}
      {route && <Values {...route} />}
      {on && <ConnectedStep {...on} />}
      {next && (
        <p>
          <TextLink href={next.href}>{next.label}</TextLink>
        </p>
      )}
    </GuidedPage>
  );
}

function Domain({
  domain: { how, link, fields, button, fixed },
  result,
}: {
  domain: NonNullable<InboundView['domain']>;
  result: GuidedResult | undefined;
}) {
  return (
    <>
      <div className="stack tight">
        <p>{how}</p>
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
        {fixed && <p className="hint">{fixed}</p>}
      </div>
      {!fixed && (
        <PostForm to="domain" className="admin-form" noValidate>
          <Fields fields={fields} result={result} prefix="inbound" />
          <div className="actions">
            <SubmitButton label={button} isPlain />
          </div>
        </PostForm>
      )}
    </>
  );
}
