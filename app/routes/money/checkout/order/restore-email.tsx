import { data, redirect } from 'react-router';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { readForm } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { readRestore, restoreEmail } from '#studio/money/settlement/email-correction/restore-email.ts';
import { ownPath } from '../../../calendar/booking/own-path.ts';
import { siteFrame } from '../../../site/frame.ts';
import { SitePage } from '../../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../../site/seo.ts';
import type { Route } from './+types/restore-email';
import { restoreEmailMessages } from './restore-email.messages.ts';

/** `/orders/email/<token>`. GET changes nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const found = await readRestore(worldOf(context), params.token);
  if (!found) throw data(null, { status: 404 });
  const here = ownPath(facts, `/orders/email/${params.token}`);
  const contactHref = ownPath(facts, '/contact');
  return { found, here, contactHref, language: facts.language, frame: await siteFrame(context) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await readForm(request);
  const { token } = params;
  const world = worldOf(context);
  const isRestored = await restoreEmail(world, await whoOf(request, context), { token });
  if (!isRestored && !(await readRestore(world, token))) throw data(null, { status: 404 });
  return redirect(ownPath(factsOf(context), `/orders/email/${token}`), 303);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = restoreEmailMessages[loaderData?.language ?? 'en'][loaderData?.found.state ?? 'asks'].title;
  return unlistedMeta(loaderData?.frame, title);
}

export default function RestoreEmail({ loaderData }: Route.ComponentProps) {
  const { found, here, contactHref, language, frame } = loaderData;
  const words = restoreEmailMessages[language];
  const lead = found.state === 'asks' ? words.asks.lead(found.email) : words.done.lead;
  return (
    <SitePage frame={frame} omits={['newsletter', 'contact']}>
      <PlainHead headline={words[found.state].title} lead={lead} />
      <div className="wrap manage-page">
        {found.state === 'asks' ? (
          <form method="post" action={here} className="actions">
            <button className="button" type="submit">
              {words.button}
            </button>
          </form>
        ) : (
          <a className="button" href={contactHref}>
            {words.writeToUs}
          </a>
        )}
      </div>
    </SitePage>
  );
}
