import type { Permission } from '#studio/shared/who.ts';

export type IconKey = Permission | 'more' | 'search';

/** On a field of 24 by 24. */
const paths: Readonly<Record<IconKey, string>> = {
  today: 'M2.5 17.5h19M6.6 17.5a5.4 5.4 0 0 1 10.8 0M12 5.2v3M4.9 8.4l2 2.2M19.1 8.4l-2 2.2M6.5 21h11',
  calendar: 'M3.5 5.5h17v15h-17zM3.5 9.5h17M8 3v4.5M16 3v4.5M7 13h10M7 16.7h6',
  inbox: 'M3 5.5h18v13H3zM3 6l9 7.5L21 6',
  students:
    'M5 8.6a3.4 2.6-18 1 0 6.5-2 3.4 2.6-18 1 0-6.5 2M14 9.8a2.7 2.1-18 1 0 5.1-1.6 2.7 2.1-18 1 0-5.1 1.6M2.5 20c0-4 2.3-6.5 5.8-6.5s5.8 2.5 5.8 6.5M15.5 14.2c3.4-.6 6 1.8 6 5.3',
  orders: 'M4.5 8h15l-1 12.5h-13zM8.5 8a3.5 3.5 0 0 1 7 0',
  catalogue: 'M4 5.5h10M4 12h16M4 18.5h13',
  figures: 'M3.5 20.5h17M6.5 20V12M10.5 20V8M14.5 20v-6M18.5 20V4.5',
  newsletter: 'M3 8.5 12 3l9 5.5V20H3zM3 8.5l9 6 9-6',
  website: 'M5 3.5h9.5L19 8v12.5H5zM14.5 3.5V8H19M8.5 12.5h7M8.5 16h7',
  settings:
    'M8.8 12a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1',
  more: 'M3.5 6h17M3.5 9.5h17M3.5 13h17M3.5 16.5h17M3.5 20h17',
  search: 'M15.7 6.4a6.7 5.6-35 1 0-11 7.6 6.7 5.6-35 1 0 11-7.6M15 14.8 21 21',
};

export function SectionIcon({ of }: { of: IconKey }) {
  return (
    <svg className="section-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  );
}
