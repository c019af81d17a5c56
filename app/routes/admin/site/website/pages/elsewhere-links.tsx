import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { EditedElsewhere } from './edited-elsewhere.ts';

/** What a section shows is edited there. */
export function ElsewhereLinks({ links }: { links: readonly EditedElsewhere[] }) {
  return links.map(({ href, label }) => (
    <TextLink key={href} href={href}>
      {label}
    </TextLink>
  ));
}
