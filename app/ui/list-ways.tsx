import { TextLink } from './navigation/text-link.tsx';

export interface ListWaysProps {
  /** Addresses of the neighbouring pages; null: there is none. */
  previous: string | null;
  next: string | null;
  words: { ways: string; previous: string; next: string };
}

/** To the neighbouring pages of a list; nothing where all of it stands on one. */
export function ListWays({ previous, next, words }: ListWaysProps) {
  if (!previous && !next) return null;
  return (
    <nav className="list-ways" aria-label={words.ways}>
      <TextLink leads="back" {...(previous ? { href: previous } : {})}>
        {words.previous}
      </TextLink>
      <TextLink leads="on" {...(next ? { href: next } : {})}>
        {words.next}
      </TextLink>
    </nav>
  );
}
