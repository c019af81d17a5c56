import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { schedulePage } from '#studio/pages/edit-page.ts';
import { clockText, dayText, studioInstant } from '#studio/shared/studio-time.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/schedule';
import { pagePath, showOutcome } from './pages.data.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<page>/schedule` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, pagePath);
  const page = { key: args.params.page, version: versionFrom(form) };
  const day = dayText.safeParse(textOf(form, 'day'));
  const time = clockText.safeParse(textOf(form, 'time'));
  if (!form.has('day')) {
    const outcome = await schedulePage(world, who, { ...page, publishAt: null });
    return showOutcome(outcome, `${path}?flash=unscheduled`);
  }
  const publishAt = day.success && time.success ? studioInstant(day.data, time.data) : null;
  if (!publishAt) return showOutcome({ ok: false, refusal: 'in-the-past' }, path);
  return showOutcome(await schedulePage(world, who, { ...page, publishAt }), `${path}?flash=scheduled`);
}
