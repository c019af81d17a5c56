import type { ReactNode } from 'react';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { passwordLength } from '#platform/accounts/password-length.ts';
import { Submit } from '../form-parts.tsx';
import { passwordHintMessages } from '../password-hint.messages.ts';
import type { AccountSettings, ShownSession } from './read-settings.ts';
import { settingsMessages } from './settings.messages.ts';
import type { SettingsAnswer } from './settings-action.ts';
import { Part, PasswordNow, Problem, problemOf, type Refused, type SettingsWords } from './settings-part.tsx';
import { isSettingsResource, partId, partOf, type SettingsPart } from './settings-parts.ts';
import { SettingsTotp } from './settings-totp.tsx';

export interface SettingsProps {
  language: 'da' | 'en';
  settings: AccountSettings;
}

export function Settings({ language, settings }: SettingsProps) {
  const answer = useActionResult<SettingsAnswer>();
  const words = settingsMessages[language];
  const flash = answer ? null : settings.flash;
  const notice = {
    part: isSettingsResource(flash) ? partOf(flash) : null,
    text: words.flash[flash as keyof SettingsWords['flash']] ?? null,
  };
  const noticeIn = (part: SettingsPart) => (notice.part === part ? notice.text : null);
  const refused = answer?.kind === 'refused' ? answer : null;
  return (
    <div className="settings">
      <RefusedAbove words={words} refused={refused} />
      <NamePart
        key={settings.name}
        notice={noticeIn('name')}
        words={words}
        settings={settings}
        refused={refused}
      />
      <EmailPart key={settings.email} notice={noticeIn('email')} words={words} refused={refused} />
      <PasswordPart notice={noticeIn('password')} words={words} language={language} refused={refused} />
      {settings.totp ? (
        <SettingsTotp
          words={words.totp}
          saving={words.saving}
          totp={settings.totp}
          refused={refused}
          notice={noticeIn('totp')}
          codes={answer?.kind === 'codes' ? answer.recoveryCodes : null}
        />
      ) : null}
      <LanguagePart notice={noticeIn('language')} words={words} settings={settings} />
      <SettingsSessions
        words={words.sessions}
        saving={words.saving}
        notice={noticeIn('sessions')}
        sessions={settings.sessions}
      />
    </div>
  );
}

function SettingsSessions({
  words,
  saving,
  notice,
  sessions,
}: {
  words: SettingsWords['sessions'];
  saving: string;
  notice: string | null;
  sessions: readonly ShownSession[];
}) {
  return (
    <Part part="sessions" notice={notice} title={words.title}>
      <ul className="settings-sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{session.device || words.unknown}</strong>{' '}
              {session.isHere ? <Badge variant="done">{words.here}</Badge> : null}
              <br />
              <small>{words.since(session.since)}</small>
            </p>
            {session.isHere ? null : (
              <PostForm to="session" preventScrollReset>
                <button
                  type="submit"
                  className="text-link"
                  name="session"
                  value={session.id}
                  aria-label={words.endOf(session.device || words.unknown)}
                >
                  {words.end}
                </button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      <PostForm to="sessions" preventScrollReset className="form">
        <Submit to="sessions" label={words.endAll} busy={saving} variant="ghost" />
        <p className="hint">{words.endAllNote}</p>
      </PostForm>
    </Part>
  );
}

/** An alert above all sections after a full page load; links to the section. */
function RefusedAbove({ words, refused }: { words: SettingsWords; refused: Refused }) {
  if (!refused) return null;
  const part = partOf(refused.resource);
  return (
    <div role="alert" className="notice wrong">
      <h2>{words.failed}</h2>
      <p>
        <a className="text-link" href={`#${partId(part)}`}>
          {words[part].title}
        </a>
        : {refused.message}
      </p>
    </div>
  );
}

interface PartProps {
  words: SettingsWords;
  refused: Refused;
  notice: string | null;
}

function ChangeForm({ to, words, refused, children }: ChangeFormProps) {
  return (
    <PostForm to={to} preventScrollReset className="form" noValidate>
      <Problem message={problemOf(refused, to).above} />
      {children}
      <Submit to={to} label={words[to].submit} busy={words.saving} variant="ghost" />
    </PostForm>
  );
}

interface ChangeFormProps extends Pick<PartProps, 'words' | 'refused'> {
  to: 'name' | 'email' | 'password';
  children: ReactNode;
}

function NamePart({ words, settings, refused, notice }: PartProps & { settings: AccountSettings }) {
  return (
    <Part part="name" notice={notice} title={words.name.title}>
      <ChangeForm to="name" words={words} refused={refused}>
        <TextField
          name="name"
          idPrefix="settings"
          label={words.name.label}
          error={problemOf(refused, 'name').at('name')}
          autoComplete="name"
          isRequired
          defaultValue={refused?.resource === 'name' ? refused.typed : settings.name}
        />
      </ChangeForm>
    </Part>
  );
}

function EmailPart({ words, refused, notice }: PartProps) {
  const { at } = problemOf(refused, 'email');
  const { title, lead, label, password } = words.email;
  return (
    <Part part="email" notice={notice} title={title} lead={lead}>
      <ChangeForm to="email" words={words} refused={refused}>
        <TextField
          name="email"
          idPrefix="settings"
          label={label}
          error={at('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          isRequired
          defaultValue={refused?.resource === 'email' ? refused.typed : ''}
        />
        <PasswordNow name="password" idPrefix="settings-email" label={password} error={at('password')} />
      </ChangeForm>
    </Part>
  );
}

function PasswordPart({ words, language, refused, notice }: PartProps & { language: 'da' | 'en' }) {
  const { at } = problemOf(refused, 'password');
  const { title, forgotten, current, next } = words.password;
  return (
    <Part part="password" lead={forgotten} notice={notice} title={title}>
      <ChangeForm to="password" words={words} refused={refused}>
        <PasswordNow name="current" idPrefix="settings" label={current} error={at('current')} />
        <TextField
          name="password"
          idPrefix="settings-new"
          label={next}
          hint={passwordHintMessages[language].passwordHint(passwordLength.min)}
          error={at('password')}
          type="password"
          autoComplete="new-password"
          isRequired
        />
      </ChangeForm>
    </Part>
  );
}

function LanguagePart({
  words,
  settings,
  notice,
}: {
  words: SettingsWords;
  settings: AccountSettings;
  notice: string | null;
}) {
  return (
    <Part part="language" notice={notice} title={words.language.title} lead={words.language.lead}>
      <PostForm to="language" preventScrollReset className="form">
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
        <Submit to="language" label={words.language.submit} busy={words.saving} variant="ghost" />
      </PostForm>
    </Part>
  );
}
