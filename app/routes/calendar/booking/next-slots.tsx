import { Leaders } from '#app/ui/leaders.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { NextSlots } from './next-slots.data.ts';
import { nextSlotsMessages } from './next-slots.messages.ts';

interface NextSlotsProps {
  next: NextSlots | null;
  language: Language;
}

interface NextSlotsListProps extends NextSlotsProps {
  /** At the end of a page, which has its prices above. */
  isClosing?: boolean;
}

/** Price and the next available times, each a link to the form with that time chosen. */
export function NextSlotsList({ next, language, isClosing = false }: NextSlotsListProps) {
  if (!next) return null;
  const words = nextSlotsMessages[language];
  return (
    <div className="next-slots">
      <Leaders
        isFull
        isFacts={isClosing}
        rows={[{ key: 'price', label: words.oneHour(next.coachName), value: next.price }]}
      />
      {next.slots.length > 0 ? (
        <ul aria-label={words.next}>
          {next.slots.map(({ start, day, time, href }) => (
            <li key={start}>
              <a href={href}>
                <span>{day}</span>
                <strong>{time}</strong>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {words.none}{' '}
          <a className="text-link" href="/contact">
            {words.write}
          </a>
        </p>
      )}
      <p>
        <a className="text-link" href={next.allHref}>
          {words.all}
        </a>
      </p>
    </div>
  );
}

/** On a phone, once the first screen has scrolled away (next-slots.css). */
export function BookingBar({ next, language }: NextSlotsProps) {
  const [first] = next?.slots ?? [];
  if (!next || !first) return null;
  const words = nextSlotsMessages[language];
  return (
    <aside className="booking-bar" aria-label={words.nextTime}>
      <p>
        <span>
          {first.day} {first.time}
        </span>
        <strong>{next.price}</strong>
      </p>
      <a className="button" href={first.href}>
        {words.bar}
      </a>
    </aside>
  );
}
