import type { ReactNode } from 'react';
import { FactLink } from '#app/ui/email-address.tsx';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import type { Language } from '#studio/shared/language.ts';
import { programmesMessages } from '../programmes.messages.ts';
import { FactList } from './fact-list.tsx';

export interface ProgrammeEndProps {
  identity: StudioIdentity;
  language: Language;
  text?: string | undefined;
  heading?: string;
  id?: string;
  children?: ReactNode;
}

export function ProgrammeEnd({ identity, language, text, heading, id, children }: ProgrammeEndProps) {
  const words = programmesMessages[language];
  const rows = [
    { label: words.phone, value: identity.phone, href: telephoneHref(identity.phone) },
    { label: words.mail, value: identity.email, href: `mailto:${identity.email}` },
  ].filter((row) => row.value);
  return (
    <section className="programme-end" {...(id ? { id } : {})}>
      <div className="wrap">
        <div>
          <h2>{heading ?? words.askTitle}</h2>
          {text && <p className="statement">{text}</p>}
          {children}
        </div>
        <FactList
          rows={rows.map(({ label, value, href }) => ({
            key: label,
            label,
            value: <FactLink href={href} text={value} />,
          }))}
        />
      </div>
    </section>
  );
}

export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
