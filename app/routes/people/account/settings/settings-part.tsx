import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '#app/ui/forms/field.tsx';
import type { settingsMessages } from './settings.messages.ts';
import type { SettingsAnswer } from './settings-action.ts';
import { partId, type SettingsPart, type SettingsResource } from './settings-parts.ts';

export type SettingsWords = (typeof settingsMessages)['en'];

export type Refused = Extract<SettingsAnswer, { kind: 'refused' }> | null;

export interface PartFrameProps {
  part: SettingsPart;
  title: string;
  lead?: string;
  notice: string | null;
  children: ReactNode;
}

export function Part({ part, title, lead, notice, children }: PartFrameProps) {
  return (
    <section className="settings-part stack" id={partId(part)}>
      <div>
        <h2>{title}</h2>
        {lead ? <p>{lead}</p> : null}
      </div>
      <div className="settings-form stack wide">
        {notice ? (
          <p role="status" className="notice sunlit">
            {notice}
          </p>
        ) : null}
        {children}
      </div>
    </section>
  );
}

/** The error of this section: at its field, or above its form. */
export function problemOf(refused: Refused, resource: SettingsResource) {
  const mine = refused?.resource === resource ? refused : null;
  const at = (field: string) => (mine && fieldOf(mine.refusal, resource) === field ? mine.message : null);
  return { at, above: mine && fieldOf(mine.refusal, resource) === null ? mine.message : null };
}

export function Problem({ message }: { message: string | null }) {
  return message ? <p className="settings-problem">{message}</p> : null;
}

/** Sensitive changes require the current password. */
export function PasswordNow(field: Pick<TextFieldProps, 'name' | 'idPrefix' | 'label' | 'error'>) {
  return <TextField {...field} type="password" autoComplete="current-password" isRequired />;
}

function fieldOf(refusal: string, resource: SettingsResource): string | null {
  if (refusal === 'too-many' || refusal === 'cut') return null;
  if (refusal === 'wrong-password') return resource === 'password' ? 'current' : 'password';
  return refusal.split('-').at(-1) ?? null;
}
