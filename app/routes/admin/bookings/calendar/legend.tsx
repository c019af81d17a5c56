import type { BookingsWords } from '../bookings.messages.ts';

const variants = ['free', 'closed', 'busy', 'blocked', 'full', 'waits', 'group'] as const;

export function Legend({ words: { legend } }: { words: BookingsWords }) {
  return (
    <ul className="calendar-legend cluster wide" aria-label={legend.label}>
      {variants.map((variant) => (
        <li key={variant}>
          <span className={`sample ${variant}`} aria-hidden="true" />
          {legend[variant]}
        </li>
      ))}
      {(['full', 'hollow'] as const).map((mark) => (
        <li key={mark}>
          <span className={`time-mark ${mark}`} aria-hidden="true" />
          {legend[`mark-${mark}`]}
        </li>
      ))}
    </ul>
  );
}
