import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { MonthView } from './read-month.ts';

interface Props {
  month: MonthView;
  figures: string;
  /** On a phone the tasks alone fill the screen. */
  isOnlyWide: boolean;
}

export function MonthSoFar({ month, figures, isOnlyWide }: Props) {
  return (
    <section className={isOnlyWide ? 'today-month only-wide' : 'today-month'} aria-labelledby="month">
      <div className="today-heading cluster">
        <h2 id="month">{month.title}</h2>
        <TextLink href="/admin/figures">{figures}</TextLink>
      </div>
      <p className="month-amount">
        <a href={month.href}>
          <small>{month.currency}</small> {month.amount}
        </a>
      </p>
      <p className="quiet">{month.compared}</p>
      <Leaders
        rows={month.rows.map(({ label, value, href }) => ({
          key: label,
          label,
          value: <a href={href}>{value}</a>,
        }))}
      />
    </section>
  );
}
