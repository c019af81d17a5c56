import { data, type RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { dateNoticeMessages } from '#studio/calendar/date-notices/date-notice.messages.ts';
import {
  type DateNoticePurpose,
  dateNoticeByLink,
} from '#studio/calendar/date-notices/date-notices.queries.ts';
import { siteFrame } from '../../site/frame.ts';
import type { OptInLinkPageProps } from './parts/opt-in-link-page.tsx';

/** 404 for a link that is unknown or expired. */
export async function notifyLinkPage(
  context: Readonly<RouterContextProvider>,
  purpose: DateNoticePurpose,
  token: string,
) {
  const found = await dateNoticeByLink(worldOf(context), purpose, token);
  const frame = await siteFrame(context);
  const all = dateNoticeMessages[frame.language];
  const isDone = purpose === 'confirm' && found?.isConfirmed;
  const page: OptInLinkPageProps = {
    frame,
    state: !found ? 'gone' : isDone ? 'done' : 'asks',
    words: { ...all[purpose], lead: all[purpose].lead(found?.email ?? '') },
    gone: all.gone,
    links: {
      done: { href: '/courses', label: all.all },
      gone: { href: '/courses/notify', label: all.submit },
    },
  };
  return data(page, { status: found ? 200 : 404 });
}
