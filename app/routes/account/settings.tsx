import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { RadioGroup } from '#app/ui/choice.tsx';
import { TextField } from '#app/ui/field.tsx';
import { passwordLength } from '#platform/accounts/password-length.ts';
import { Refusal, Submit } from './form-parts.tsx';
import { loginMessages } from './login.messages.ts';
import type { AccountSettings } from './read-settings.ts';
import { settingsMessages } from './settings.messages.ts';
import type { SettingsAnswer } from './settings-action.ts';
import { SettingsSessions } from './settings-sessions.tsx';
import { SettingsTotp } from './settings-totp.tsx';

export interface SettingsProps {
  language: 'da' | 'en';
  settings: AccountSettings;
  answer: SettingsAnswer | null;
}

export type SettingsWords = (typeof settingsMessages)['en'];

/** Everything about somebody's own account, part by part; each part is a form of its own. */
export function Settings({ language, settings, answer }: SettingsProps) {
  const words = settingsMessages[language];
  const said = settings.did && !answer ? words.did[settings.did as keyof SettingsWords['did']] : null;
  const refused = answer?.kind === 'refused' ? answer : null;
  // Parts without a field of their own say it above.
  const isAbove = refused && ['language', 'end-session', 'end-all'].includes(refused.intent);
  return (
    <div className="settings">
      {isAbove ? <Refusal title={words.failed} message={refused.message} /> : null}
      {said ? (
        <p role="status" className="notice sunlit">
          {said}
        </p>
      ) : null}
      <NamePart key={settings.name} {...{ words, settings, refused }} />
      <EmailPart key={settings.email} {...{ words, refused }} />
      <PasswordPart {...{ words, language, refused }} />
      {settings.totp ? (
        <SettingsTotp
          words={words.totp}
          saving={words.saving}
          failed={words.failed}
          totp={settings.totp}
          refused={refused}
          codes={answer?.kind === 'codes' ? answer.recoveryCodes : null}
        />
      ) : null}
      <LanguagePart {...{ words, settings }} />
      <SettingsSessions words={words.sessions} saving={words.saving} sessions={settings.sessions} />
    </div>
  );
}

export type Refused = Extract<SettingsAnswer, { kind: 'refused' }> | null;

/** One thing that can be changed. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="settings-part">
      <div>
        <h2>{title}</h2>
        {lead ? <p>{lead}</p> : null}
      </div>
      <div className="settings-form">{children}</div>
    </section>
  );
}

/** The sentence that belongs to this part, at its field; above the form when it is no field's fault. */
export function problemOf(refused: Refused, intent: string) {
  const mine = refused?.intent === intent ? refused : null;
  const at = (field: string) => (mine && fieldOf(mine.refusal, intent) === field ? mine.message : null);
  return { at, above: mine && fieldOf(mine.refusal, intent) === null ? mine.message : null };
}

function fieldOf(refusal: string, intent: string): string | null {
  if (refusal === 'too-many' || refusal === 'cut') return null;
  if (refusal === 'wrong-password') return intent === 'password' ? 'current' : 'password';
  return refusal.split('-').at(-1) ?? null;
}

interface PartProps {
  words: SettingsWords;
  refused: Refused;
}

function NamePart({ words, settings, refused }: PartProps & { settings: AccountSettings }) {
  const problem = problemOf(refused, 'name');
  return (
    <Part title={words.name.title}>
      <Form method="post" className="form" noValidate>
        <Refusal title={words.failed} message={problem.above} />
        <TextField
          name="name"
          idPrefix="settings"
          label={words.name.label}
          error={problem.at('name')}
          autoComplete="name"
          isRequired
          defaultValue={refused?.intent === 'name' ? refused.typed : settings.name}
        />
        <Submit intent="name" label={words.name.submit} busy={words.saving} look="ghost" />
      </Form>
    </Part>
  );
}

function EmailPart({ words, refused }: PartProps) {
  const problem = problemOf(refused, 'email');
  return (
    <Part title={words.email.title} lead={words.email.lead}>
      <Form method="post" className="form" noValidate>
        <Refusal title={words.failed} message={problem.above} />
        <TextField
          name="email"
          idPrefix="settings"
          label={words.email.label}
          error={problem.at('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          isRequired
          defaultValue={refused?.intent === 'email' ? refused.typed : ''}
        />
        <TextField
          name="password"
          idPrefix="settings-email"
          label={words.email.password}
          error={problem.at('password')}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <Submit intent="email" label={words.email.submit} busy={words.saving} look="ghost" />
      </Form>
    </Part>
  );
}

function PasswordPart({ words, language, refused }: PartProps & { language: 'da' | 'en' }) {
  const problem = problemOf(refused, 'password');
  return (
    <Part title={words.password.title} lead={words.password.forgotten}>
      <Form method="post" className="form" noValidate>
        <Refusal title={words.failed} message={problem.above} />
        <TextField
          name="current"
          idPrefix="settings"
          label={words.password.current}
          error={problem.at('current')}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <TextField
          name="password"
          idPrefix="settings-new"
          label={words.password.next}
          hint={loginMessages[language].passwordHint(passwordLength.min)}
          error={problem.at('password')}
          type="password"
          autoComplete="new-password"
          isRequired
        />
        <Submit intent="password" label={words.password.submit} busy={words.saving} look="ghost" />
      </Form>
    </Part>
  );
}

function LanguagePart({ words, settings }: { words: SettingsWords; settings: AccountSettings }) {
  return (
    <Part title={words.language.title} lead={words.language.lead}>
      <Form method="post" className="form">
        <RadioGroup
          name="language"
          idPrefix="settings"
          label={words.language.label}
          chosen={settings.chosenLanguage}
          options={[
            { value: 'da', label: <span lang="da">{words.language.da}</span> },
            { value: 'en', label: <span lang="en">{words.language.en}</span> },
          ]}
        />
        <Submit intent="language" label={words.language.submit} busy={words.saving} look="ghost" />
      </Form>
    </Part>
  );
}
