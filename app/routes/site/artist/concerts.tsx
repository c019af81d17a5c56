import type { ArtistData } from './artist.data.ts';

export function Concerts({ concerts }: Pick<ArtistData, 'concerts'>) {
  return (
    <ul className="concerts">
      {concerts.map(({ date, day, title, place, href }) => (
        <li key={`${date}${title}`}>
          <time dateTime={date}>{day}</time>
          <strong>{href ? <a href={href}>{title}</a> : title}</strong>
          <span>{place}</span>
        </li>
      ))}
    </ul>
  );
}
