import { data, redirect, redirectDocument } from 'react-router';
import { readStatus } from '#app/routes/applications/read-status.ts';
import { statusMessages } from '#app/routes/applications/status.messages.ts';
import { StatusParts } from '#app/routes/applications/status-parts.tsx';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { studentLinks, studentMeta, studentPage } from '#app/routes/dashboard/student-page.ts';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { worldOf } from '#app/web/world.ts';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { ownApplicationById } from '#studio/applications/applications-of-mine.queries.ts';
import { payApplication } from '#studio/applications/pay-application.ts';
import { withdrawApplication } from '#studio/applications/withdraw-application.ts';
import type { Route } from './+types/application';
import { applicationsMessages } from './applications.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

type Asking = Pick<Route.ActionArgs, 'request' | 'context' | 'params'>;

/** `/dashboard/applications/<application>`: the secret link's page, for the signed-in applicant. */
export async function loader(asking: Route.LoaderArgs) {
  const { who, application, here } = await asked(asking);
  const status = await readStatus(asking.context, application, here);
  return { ...(await studentPage(asking.context, who, () => status.headline)), status };
}

/** Pays or withdraws. Idempotent. */
export async function action(asking: Route.ActionArgs) {
  const { who, application, here } = await asked(asking);
  const world = worldOf(asking.context);
  const words = statusMessages[who.language];
  const form = await readForm(asking.request);
  if (textOf(form, 'intent') === 'withdraw') {
    try {
      const outcome = await withdrawApplication(world, { applicationId: application.id });
      if (outcome.ok) return redirect(here, 303);
      return data({ problem: words.answered }, { status: 409 });
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error;
      return data({ problem: words.noAnswer }, { status: 503 });
    }
  }
  const outcome = await payApplication(world, who, { applicationId: application.id, returnPath: here });
  // The checkout is outside the router, also on our own origin.
  if (outcome.ok) return redirectDocument(outcome.url, 303);
  return data({ problem: outcome.message }, { status: 409 });
}

async function asked({ request, context, params }: Asking) {
  const here = `/dashboard/applications/${params.application}`;
  const who = await signedIn(request, context, here);
  const application = await ownApplicationById(worldOf(context), who, params.application);
  if (!application) throw data(null, { status: 404 });
  return { who, application, here };
}

export const links = studentLinks;
export const meta = studentMeta;

export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const { status, language } = loaderData;
  return (
    <StudentFrame
      section="applications"
      {...loaderData}
      lead={status.lead}
      back={
        <TextLink href="/dashboard/applications" leads="back">
          {applicationsMessages[language].back}
        </TextLink>
      }
    >
      <div className="manage-page application-status">
        <StatusParts status={status} problem={actionData?.problem ?? null} token={null} />
      </div>
    </StudentFrame>
  );
}
