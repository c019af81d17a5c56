import { data, redirect } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { readForm } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { checkoutTokenOf } from '#app/web/session/checkout-cookie.ts';
import { payerHeaders } from '#app/web/session/payer-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { unfinishedAttempt } from '#studio/money/checkout/buy-now.ts';
import type { CurrencyNotOffered } from '#studio/money/checkout/checkout-offer.queries.ts';
import { placeOrder } from '#studio/money/checkout/place-order.ts';
import { payHeaders } from '../../calendar/booking/answer-refusal.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { type SiteFrame, siteFrame } from '../../site/frame.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/checkout';
import { type CheckoutPageWords, checkoutPageMessages } from './checkout.messages.ts';
import { nothingTyped, requestOf, returnTo, typedValues } from './checkout-form.ts';
import stylesheet from './checkout-pages.css?url';
import { CheckoutParts } from './checkout-parts.tsx';
import { checkoutView, questionOf } from './checkout-view.ts';
import codesStylesheet from './codes/checkout-codes.css?url';
import { addCode } from './codes/checkout-codes.ts';
import type { CheckoutAnswer, CheckoutView } from './codes/checkout-view-types.ts';
import { placeStatus } from './place-status.ts';

export const links = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'stylesheet', href: codesStylesheet },
];

export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args;
  const { searchParams } = new URL(request.url);
  const wished = {
    currency: searchParams.get('currency') ?? '',
    parcel: searchParams.get('parcel') ?? '',
    dateId: searchParams.get('dateId') ?? '',
  };
  const attempt = await unfinishedAttempt(worldOf(context).db.query, checkoutTokenOf(request), params.id);
  const typed = { values: nothingTyped, ...(attempt ? { attempt } : {}) };
  const view = await checkoutView(args, questionOf(args, wished), typed);
  const page = { view, language: factsOf(context).language, frame: await siteFrame(context) };
  return data(page, 'notOffered' in view ? { status: 400 } : {});
}

/** 'Order and pay'. Refusals keep the input. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const form = await readForm(request);
  const values = typedValues(form);
  const { attempt, shownTotalMinor, codes, code, ...wished } = requestOf(form);
  const requested = questionOf(args, wished);
  // A code that was typed and not applied changes the amount: it is shown first.
  if (code.trim() !== '') {
    const typed = { values, attempt, codes: addCode(codes, code), code };
    return data({ view: await checkoutView(args, requested, typed) });
  }
  const who = await whoOf(request, context);
  const returnPath = ownPath(factsOf(context), `/checkout/${params.id}`);
  const outcome = await placeOrder(worldOf(context), who, {
    ...requested,
    attempt,
    values,
    codes,
    shownTotalMinor,
    returnPath: returnTo(returnPath, wished),
  });
  if (outcome.ok)
    return redirect(outcome.url, { status: 303, headers: payerHeaders(worldOf(context).settings, outcome) });
  const { errors, message: problem, refusal } = outcome;
  const typed = { values, attempt, errors, problem };
  const view = await checkoutView(args, requested, refusal === 'bad-code' ? typed : { ...typed, codes });
  return data({ view }, { status: placeStatus[refusal], headers: payHeaders(outcome) });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const words = checkoutPageMessages[loaderData?.language ?? 'en'];
  const view = loaderData?.view;
  const lead = view && !('notOffered' in view) ? leadOf(view, words) : words.lead;
  return unlistedMeta(loaderData?.frame, words.title, lead);
}

/** Online courses have no delivery; goods are charged on dispatch. */
function leadOf(view: CheckoutView, words: CheckoutPageWords): string {
  if (view.due?.minor === 0) return words.leadCovered;
  if (view.booking) return words.leadBooking;
  if (view.isOnAcceptance) return words.leadOnAcceptance;
  if (!view.parcel) return words.leadWithoutParcel;
  return view.isOnDispatch ? words.leadOnDispatch : words.lead;
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { language, frame } = loaderData;
  const view = useActionResult<{ view: CheckoutAnswer }>()?.view ?? loaderData.view;
  const words = checkoutPageMessages[language];
  if ('notOffered' in view) return <OtherCurrencies view={view} words={words} frame={frame} />;
  return (
    <SitePage frame={frame} omits={['newsletter', 'contact']}>
      <PlainHead headline={words.headline} lead={leadOf(view, words)}>
        <ol className="checkout-steps cluster" aria-label={words.steps.label}>
          <li aria-current="step">{words.steps.order}</li>
          <li>{words.steps.payment}</li>
          <li>{words.steps.confirmation}</li>
        </ol>
      </PlainHead>
      <CheckoutParts view={view} words={words} prefix={frame.prefix} />
    </SitePage>
  );
}

interface OtherCurrenciesProps {
  view: CurrencyNotOffered;
  words: CheckoutPageWords;
  frame: SiteFrame;
}

/** Instead of a checkout in a currency without a price. */
function OtherCurrencies({ view, words, frame }: OtherCurrenciesProps) {
  return (
    <SitePage frame={frame} omits={['newsletter', 'contact']}>
      <PlainHead headline={words.notOffered.headline} lead={words.notOffered.lead}>
        <p className="actions">
          {view.currencies.map((currency) => (
            <ButtonLink key={currency} href={`${frame.prefix}${frame.path}?currency=${currency}`}>
              {words.notOffered.payIn(currency)}
            </ButtonLink>
          ))}
        </p>
      </PlainHead>
    </SitePage>
  );
}
