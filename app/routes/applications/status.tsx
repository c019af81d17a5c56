import { data, redirect } from 'react-router';
import { Leaders } from '#app/ui/leaders.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { readForm, textOf } from '#app/web/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/who.ts';
import { worldOf } from '#app/web/world.ts';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { payApplication } from '#studio/applications/pay-application.ts';
import { withdrawApplication } from '#studio/applications/withdraw-application.ts';
import { ownPath } from '../booking/own-path.ts';
import { siteFrame } from '../site/frame.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import type { Route } from './+types/status';
import { PayForm } from './pay-form.tsx';
import { linkedApplication, readStatus } from './read-status.ts';
import { statusMessages } from './status.messages.ts';

/** `/applications/<token>`: how an application stands, what is to be paid, and the way to take it back. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const status = await readStatus(context, params.token);
  return { status, token: params.token, frame: await siteFrame(context) };
}

/** Pays (without scripts) or takes back. Each asks the tables for the truth, so pressing twice does it once. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const world = worldOf(context);
  const facts = factsOf(context);
  const words = statusMessages[facts.language];
  const { id } = await linkedApplication(context, params.token);
  const here = ownPath(facts, `/applications/${params.token}`);
  const form = await readForm(request);
  if (textOf(form, 'intent') === 'withdraw') {
    try {
      const outcome = await withdrawApplication(world, { applicationId: id });
      if (outcome.ok) return redirect(here, 303);
      return data({ problem: words.answered }, { status: 409 });
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error;
      return data({ problem: words.noAnswer }, { status: 503 });
    }
  }
  const who = await whoOf(request, context);
  const outcome = await payApplication(world, who, { applicationId: id, returnPath: here });
  return outcome.ok ? redirect(outcome.url, 303) : data({ problem: outcome.message }, { status: 409 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = statusMessages[loaderData?.status.language ?? 'en'].title;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function ApplicationStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { status, token, frame } = loaderData;
  const words = statusMessages[status.language];
  const { pay, here, programme, language } = status;
  return (
    <SitePage frame={frame}>
      <PageHead headline={status.headline} lead={status.lead} />
      <div className="wrap manage-page application-status">
        {actionData && !pay && (
          <div className="notice wrong" role="alert">
            <p>{actionData.problem}</p>
          </div>
        )}
        <div className="booking-bill">
          <Leaders isFull rows={status.rows.map((row) => ({ ...row, value: <Lines text={row.value} /> }))} />
        </div>
        {status.seatKept && (
          <div className="notice">
            <p>{status.seatKept}</p>
          </div>
        )}
        {status.instalments.length > 0 && (
          <section>
            <h2 className="ruled">{words.instalments}</h2>
            <Leaders isFull rows={status.instalments} />
          </section>
        )}
        {pay && (
          <section>
            {pay.lead && <p>{pay.lead}</p>}
            <PayForm
              action={here}
              label={pay.label}
              failure={actionData?.problem ?? null}
              {...{ token, programme, language }}
            />
          </section>
        )}
        {status.canWithdraw && <TakeBack here={here} words={words} />}
        {status.state === 'withdrawn' && (
          <a className="button" href={status.applyAgain}>
            {words.again}
          </a>
        )}
        <p className="quiet">{words.keepLink}</p>
      </div>
    </SitePage>
  );
}

/** Behind a second button that says what happens. */
function TakeBack({ here, words }: { here: string; words: (typeof statusMessages)['en'] }) {
  return (
    <details className="take-back">
      <summary className="button ghost plain compact">{words.withdraw}</summary>
      <div className="notice wrong">
        <p>{words.withdrawSure}</p>
        <form method="post" action={here}>
          <button className="button compact" type="submit" name="intent" value="withdraw">
            {words.withdrawYes}
          </button>
        </form>
      </div>
    </details>
  );
}

/** One file name per line. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => <span key={line}>{line}</span>);
}
