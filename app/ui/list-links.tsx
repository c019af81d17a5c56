import { TextLink } from './navigation/text-link.tsx';

export interface ListLinksProps {
  previous: string | null;
  next: string | null;
  words: { ways: string; previous: string; next: string };
}

/** Renders nothing for a single page. */
export function ListLinks({ previous, next, words }: ListLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className="list-links" aria-label={words.ways}>
      <TextLink leads="back" {...(previous ? { href: previous } : {})}>
        {words.previous}
      </TextLink>
      <TextLink leads="on" {...(next ? { href: next } : {})}>
        {words.next}
      </TextLink>
    </nav>
  );
}
