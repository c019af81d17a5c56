import { FactLink } from '#app/ui/email-address.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { placeLines, type StudioIdentity } from '#studio/shared/content/identity.ts';
import type { Language } from '#studio/shared/language.ts';
import { programmesMessages } from '../programmes.messages.ts';

export interface AskSectionProps {
  identity: StudioIdentity;
  language: Language;
  text?: string;
  heading?: string;
  id?: string;
}

export function AskSection({ identity, language, text, heading, id }: AskSectionProps) {
  const words = programmesMessages[language];
  const rows = [
    { label: words.phone, value: identity.phone, href: telephoneHref(identity.phone) },
    { label: words.mail, value: identity.email, href: `mailto:${identity.email}` },
    { label: words.place, value: placeLines(identity).join('\n'), href: '/contact' },
  ].filter((row) => row.value);
  if (rows.length === 0) return null;
  return (
    <section className="ask" {...(id ? { id } : {})}>
      <div className="wrap">
        <h2 className="held">{heading ?? words.askTitle}</h2>
        <div className="body">
          {text ? <p className="statement">{text}</p> : <div />}
          <Leaders
            isFull
            isFacts
            rows={rows.map((row) => ({
              key: row.label,
              label: row.label,
              value: <FactLink href={row.href} text={row.value} />,
            }))}
          />
        </div>
      </div>
    </section>
  );
}

export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
