import { PlainHead } from '#app/ui/plain-head.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { contentPageData } from '../site/content-page.data.ts';
import { Blocks } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/withdraw';
import { withdrawMessages } from './withdraw.messages.ts';
import { ConfirmWithdrawal, WithdrawalDone, WithdrawForm } from './withdraw-parts.tsx';
import { checkedWithdrawal, type WithdrawState } from './withdraw-steps.ts';

export const handle: PageHandle = { isIndexed: true };

/** `?order=B-1001` prefills the number; it grants nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const orderNumber = (new URL(request.url).searchParams.get('order') ?? '').slice(0, 40);
  return { ...(await contentPageData(context, 'withdraw')), orderNumber };
}

export function action({ request, context }: Route.ActionArgs) {
  return checkedWithdrawal({ request, context });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, loaderData?.title ?? '', loaderData?.frame);
}

/** The statutory withdrawal function: form, confirmation, receipt; no sign-in, no script. */
export default function Withdraw({ loaderData }: Route.ComponentProps) {
  const answer = useActionResult<WithdrawState>();
  const { frame, document, offers, title, orderNumber } = loaderData;
  const language = frame.language;
  const here = `${frame.prefix}/withdraw`;
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const values = { orderNumber, email: '', name: '', part: '' };
  const state: WithdrawState = answer ?? { step: 'form', values, errors: {} };
  return (
    <SitePage frame={frame} document={document}>
      <PlainHead headline={headline?.text ?? title} {...(lead ? { lead: lead.text } : {})} />
      <div className={state.step === 'form' ? 'wrap blocks withdraw-columns' : 'wrap blocks'}>
        <section id="form" className="withdraw-step">
          {state.step === 'form' && (
            <>
              <h2 className="ruled">{withdrawMessages[language].form}</h2>
              <WithdrawForm language={language} state={state} here={here} />
            </>
          )}
          {state.step === 'confirm' && <ConfirmWithdrawal language={language} state={state} here={here} />}
          {state.step === 'done' && <WithdrawalDone language={language} state={state} />}
        </section>
        {state.step === 'form' && (
          <div className="withdraw-rights">
            <Blocks
              blocks={document.blocks.filter((block) => block !== headline && block !== lead)}
              language={language}
              offers={offers}
            />
          </div>
        )}
      </div>
    </SitePage>
  );
}
