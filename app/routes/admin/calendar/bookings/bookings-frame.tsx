import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { useWords } from '#app/web/words.ts';
import { AdminFrame } from '../../frame.tsx';
import { bookingsMessages } from './bookings.messages.ts';
import { type CalendarView, calendarHref } from './calendar/calendar-address.ts';

export interface BookingsFrameProps {
  view: CalendarView | 'list';
  /** ISO date, which the other views show too. */
  day?: string;
  children: ReactNode;
}

export function BookingsFrame({ view, day, children }: BookingsFrameProps) {
  const words = useWords(bookingsMessages);
  const hrefOf = (other: CalendarView) => (day ? calendarHref(other, day) : `/admin/bookings?${other}`);
  const tab = (key: CalendarView) => ({ key, name: words.views[key], href: hrefOf(key) });
  // Where there is no space for a week, it is shown as its chosen day.
  const days =
    view === 'week'
      ? [
          { ...tab('day'), only: 'wide' as const },
          { ...tab('week'), name: words.views.day, only: 'narrow' as const },
        ]
      : [tab('day')];
  return (
    <AdminFrame
      page="bookings"
      title={words.title}
      actions={
        <>
          <ButtonLink href={day ? `/admin/bookings/new?day=${day}` : '/admin/bookings/new'} isCompact>
            {words.book}
          </ButtonLink>
          <ButtonLink
            href={day ? `/admin/bookings/block?day=${day}` : '/admin/bookings/block'}
            variant="ghost"
            isPlain
            isCompact
          >
            {words.block}
          </ButtonLink>
        </>
      }
    >
      <div className="calendar-page">
        <TabLinks
          label={words.views.label}
          current={view}
          items={[
            ...days,
            { ...tab('week'), only: 'wide' },
            tab('month'),
            tab('agenda'),
            { key: 'list', name: words.views.list, href: '/admin/bookings/list' },
          ]}
        />
        {children}
      </div>
    </AdminFrame>
  );
}
