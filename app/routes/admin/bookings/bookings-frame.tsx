import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import type { Language } from '#studio/shared/language.ts';
import { AdminFrame } from '../frame.tsx';
import { bookingsMessages } from './bookings.messages.ts';

export interface BookingsFrameProps {
  view: 'week' | 'list';
  language: Language;
  studioName: string;
  children: ReactNode;
}

export function BookingsFrame({ view, language, studioName, children }: BookingsFrameProps) {
  const words = bookingsMessages[language];
  return (
    <AdminFrame
      page="bookings"
      title={words.title}
      actions={
        <>
          <ButtonLink href="/admin/bookings/new" isCompact>
            {words.book}
          </ButtonLink>
          <ButtonLink href="/admin/bookings/block" variant="ghost" isPlain isCompact>
            {words.block}
          </ButtonLink>
        </>
      }
      {...{ language, studioName }}
    >
      <TabLinks
        label={words.views.label}
        current={view}
        items={[
          { key: 'week', name: words.views.week, href: '/admin/bookings' },
          { key: 'list', name: words.views.list, href: '/admin/bookings/list' },
        ]}
      />
      {children}
    </AdminFrame>
  );
}
