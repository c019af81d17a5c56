import { data, type RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { waitingListMessages } from '#studio/teaching/waiting-list/waiting-list.messages.ts';
import { entryByLink } from '#studio/teaching/waiting-list/waiting-list.queries.ts';
import { isOnList } from '#studio/teaching/waiting-list/waiting-list.ts';
import { siteFrame } from '../../../site/frame.ts';
import type { OptInLinkPageProps } from '../parts/opt-in-link-page.tsx';

/** 404 for a link that is unknown or expired. */
export async function waitingListLinkPage(
  context: Readonly<RouterContextProvider>,
  purpose: 'confirm' | 'leave',
  token: string,
) {
  const found = await entryByLink(worldOf(context), `waiting-list-${purpose}`, token);
  const frame = await siteFrame(context);
  const all = waitingListMessages[frame.language];
  const words = purpose === 'confirm' ? all.confirm : all.cancel;
  const isDone = purpose === 'confirm' && found !== null && isOnList(found.state);
  const courses = { href: '/courses', label: all.all };
  const page: OptInLinkPageProps = {
    frame,
    state: !found ? 'gone' : isDone ? 'done' : 'asks',
    words: { ...words, lead: words.lead(found?.email ?? '') },
    gone: all.gone,
    links: { done: courses, gone: courses },
  };
  return data(page, { status: found ? 200 : 404 });
}
