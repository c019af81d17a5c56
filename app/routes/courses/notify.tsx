import { data } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { readForm } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { dateNoticeMessages } from '#studio/calendar/date-notices/date-notice.messages.ts';
import { requestDateNotice } from '#studio/calendar/date-notices/date-notice.ts';
import { unlistedMeta } from '../site/seo.ts';
import type { Route } from './+types/notify';
import { notifyData } from './notify.data.ts';
import { EmailToConfirm, OptInFormPage } from './parts/opt-in-form-page.tsx';

/** `/courses/notify?offer=<id>` */
export function loader({ request, context }: Route.LoaderArgs) {
  return notifyData(context, new URL(request.url).searchParams.get('offer'));
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const given = { email: form.get('email'), offerId: form.get('offerId') ?? '' };
  const who = await whoOf(request, context);
  const outcome = await requestDateNotice(worldOf(context), who, given);
  if (outcome.ok) return data({ sent: true as const }, { status: 200 });
  const answer = {
    sent: false as const,
    refusal: outcome.refusal,
    message: outcome.message,
    email: String(given.email ?? ''),
    offerId: String(given.offerId),
  };
  return outcome.refusal === 'too-many'
    ? data(answer, { status: 429, headers: { 'retry-after': String(outcome.retryAfterSeconds) } })
    : data(answer, { status: 400 });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, lead } = dateNoticeMessages[loaderData?.frame.language ?? 'en'];
  return unlistedMeta(title, lead);
}

export default function Notify({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, courses } = loaderData;
  const words = dateNoticeMessages[frame.language];
  const failed = actionData && !actionData.sent ? actionData : null;
  return (
    <OptInFormPage
      frame={frame}
      headline={words.title}
      lead={actionData?.sent ? null : courses.length > 0 ? words.lead : words.none}
      sent={actionData?.sent ? words.sent : null}
      steps="dateNotice"
    >
      {courses.length > 0 && <NotifyForm data={loaderData} failed={failed} />}
    </OptInFormPage>
  );
}

interface NotifyFormProps {
  data: Route.ComponentProps['loaderData'];
  failed: { refusal: string; message: string; email: string; offerId: string } | null;
}

function NotifyForm({ data: { frame, courses, chosen }, failed }: NotifyFormProps) {
  const words = dateNoticeMessages[frame.language];
  const isCourseWrong = failed?.refusal === 'bad-course';
  const selected = failed?.offerId || chosen || courses[0]?.value;
  return (
    <form method="post" action={`${frame.prefix}/courses/notify`} noValidate className="newsletter-form">
      <RadioGroup
        name="offerId"
        idPrefix="notify"
        label={words.course}
        isStacked
        options={courses}
        error={isCourseWrong ? failed.message : null}
        {...(selected ? { chosen: selected } : {})}
      />
      <EmailToConfirm
        idPrefix="notify"
        words={words}
        error={failed && !isCourseWrong ? failed.message : null}
        typed={failed?.email ?? ''}
        takesFocus={failed !== null}
      />
    </form>
  );
}
