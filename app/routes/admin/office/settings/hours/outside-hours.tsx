import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useWords } from '#app/web/words.ts';
import { exceptionsMessages } from '../exceptions.messages.ts';
import type { OutsideHoursView } from './read-outside-hours.ts';

/** Bookings that closing did not change; nothing when there are none. */
export function OutsideHours({ bookings, days }: OutsideHoursView) {
  const words = useWords(exceptionsMessages).outside;
  if (bookings.length === 0) return null;
  return (
    <section className="admin-section stack">
      <h2>{words.title}</h2>
      <p className="hint">{words.lead}</p>
      <ul className="obstacle stack tight">
        {[...bookings, ...days.map(({ href, day }) => ({ href, text: words.cancelDay(day) }))].map(
          ({ text, href }) => (
            <li key={text}>{href ? <TextLink href={href}>{text}</TextLink> : text}</li>
          ),
        )}
      </ul>
    </section>
  );
}
