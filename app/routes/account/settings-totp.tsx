import { Form } from 'react-router';
import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Submit } from './form-parts.tsx';
import type { QrPicture, ShownTotp } from './read-settings.ts';
import { Part, PasswordNow, Problem, problemOf, type Refused, type SettingsWords } from './settings-part.tsx';

export interface SettingsTotpProps {
  words: SettingsWords['totp'];
  saving: string;
  totp: ShownTotp;
  refused: Refused;
  said: string | null;
  /** Shown only once. */
  codes: readonly string[] | null;
}

export function SettingsTotp(props: SettingsTotpProps) {
  const { words, totp } = props;
  const lead = totp.state === 'on' ? `${words.on} ${words.left(totp.codesLeft)}` : words.off;
  return (
    <Part part="totp" said={props.said} title={words.title} lead={lead}>
      {props.codes ? <Codes words={words} codes={props.codes} /> : null}
      {totp.state === 'off' ? <Off {...props} /> : null}
      {totp.state === 'scan' ? <Scan {...props} totp={totp} /> : null}
      {totp.state === 'on' ? <On {...props} /> : null}
    </Part>
  );
}

function Codes({ words, codes }: Pick<SettingsTotpProps, 'words'> & { codes: readonly string[] }) {
  return (
    <div role="status" className="notice sunlit">
      <h3>{words.codesTitle}</h3>
      <p>{words.codes}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Off({ words, saving, refused }: SettingsTotpProps) {
  return <PasswordForm intent="totp-begin" label={words.begin} {...{ words, saving, refused }} />;
}

function Scan({
  words,
  saving,
  refused,
  totp,
}: SettingsTotpProps & { totp: { picture: QrPicture; key: string } }) {
  const problem = problemOf(refused, 'totp-confirm');
  return (
    <>
      <h3>{words.scanTitle}</h3>
      <p>{words.scan}</p>
      <Qr picture={totp.picture} label={words.picture} />
      <p className="totp-key">
        {words.key}: <code>{totp.key}</code>
      </p>
      <Form method="post" preventScrollReset className="form" noValidate>
        <Problem message={problem.above} />
        <CodeField label={words.code} error={problem.at('code')} idPrefix="confirm" />
        <Submit intent="totp-confirm" label={words.confirm} busy={saving} />
      </Form>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="totp-end" />
        <button type="submit" className="settings-word">
          {words.cancel}
        </button>
      </Form>
    </>
  );
}

/** Dark on light in both themes, because many scanners cannot read inverted codes. */
function Qr({ picture: { size, path }, label }: { picture: QrPicture; label: string }) {
  return (
    <svg className="totp-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" shapeRendering="crispEdges" d={path} />
    </svg>
  );
}

function On({ words, saving, refused }: SettingsTotpProps) {
  const renewing = problemOf(refused, 'totp-codes');
  return (
    <Disclosures>
      <Disclosure summary={words.renewTitle} isOpen={refused?.intent === 'totp-codes'}>
        <p>{words.renewNote}</p>
        <Form method="post" preventScrollReset className="form" noValidate>
          <Problem message={renewing.above} />
          <CodeField label={words.code} error={renewing.at('code')} idPrefix="renew" />
          <Submit intent="totp-codes" label={words.renew} busy={saving} look="ghost" />
        </Form>
      </Disclosure>
      <Disclosure summary={words.endTitle} isOpen={refused?.intent === 'totp-end'}>
        <PasswordForm intent="totp-end" label={words.end} {...{ words, saving, refused }} />
      </Disclosure>
    </Disclosures>
  );
}

function PasswordForm({
  intent,
  label,
  words,
  saving,
  refused,
}: Pick<SettingsTotpProps, 'words' | 'saving' | 'refused'> & { intent: string; label: string }) {
  const problem = problemOf(refused, intent);
  return (
    <Form method="post" preventScrollReset className="form" noValidate>
      <Problem message={problem.above} />
      <PasswordNow name="password" idPrefix={intent} label={words.password} error={problem.at('password')} />
      <Submit intent={intent} label={label} busy={saving} look="ghost" />
    </Form>
  );
}

function CodeField({ label, error, idPrefix }: { label: string; error: string | null; idPrefix: string }) {
  return (
    <TextField
      name="code"
      idPrefix={idPrefix}
      label={label}
      error={error}
      autoComplete="one-time-code"
      inputMode="numeric"
      isRequired
    />
  );
}
