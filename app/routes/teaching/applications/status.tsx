import { PlainHead } from '#app/ui/plain-head.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import codesStylesheet from '../../money/checkout/codes/checkout-codes.css?url';
import { noPageCodes, type PageCodesResult } from '../../money/checkout/codes/no-page-codes.ts';
import { siteFrame } from '../../site/frame.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/status';
import { linkedApplication, readStatus } from './read-status.ts';
import { statusMessages } from './status.messages.ts';
import { StatusParts } from './status-parts.tsx';

export const links = () => [{ rel: 'stylesheet', href: codesStylesheet }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const here = ownPath(factsOf(context), `/applications/${params.token}`);
  const status = await readStatus(context, await linkedApplication(context, params.token), here);
  return { status, token: params.token, frame: await siteFrame(context) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = statusMessages[loaderData?.status.language ?? 'en'].title;
  return unlistedMeta(loaderData?.frame, title);
}

export default function ApplicationStatus({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<PageCodesResult>();
  const { status, token, frame } = loaderData;
  return (
    <SitePage frame={frame}>
      <PlainHead headline={status.headline} lead={status.lead} />
      <div className="wrap manage-page application-status">
        <StatusParts
          status={status}
          problem={refused?.problem ?? null}
          coded={refused?.coded ?? noPageCodes}
          token={token}
        />
        <p className="quiet">{statusMessages[status.language].keepLink}</p>
      </div>
    </SitePage>
  );
}
