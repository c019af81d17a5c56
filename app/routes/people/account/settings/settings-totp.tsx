import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { Submit } from '../form-parts.tsx';
import type { QrPicture, ShownTotp } from './read-settings.ts';
import { Part, PasswordNow, Problem, problemOf, type Refused, type SettingsWords } from './settings-part.tsx';
import type { SettingsResource } from './settings-parts.ts';

export interface SettingsTotpProps {
  words: SettingsWords['totp'];
  saving: string;
  totp: ShownTotp;
  refused: Refused;
  notice: string | null;
  /** Shown only once. */
  codes: readonly string[] | null;
}

export function SettingsTotp(props: SettingsTotpProps) {
  const { words, totp } = props;
  const lead = totp.state === 'on' ? `${words.on} ${words.left(totp.codesLeft)}` : words.off;
  return (
    <Part part="totp" notice={props.notice} title={words.title} lead={lead}>
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
  return <PasswordForm to="totp" label={words.begin} words={words} saving={saving} refused={refused} />;
}

function Scan({
  words,
  saving,
  refused,
  totp,
}: SettingsTotpProps & { totp: { picture: QrPicture; key: string } }) {
  const problem = problemOf(refused, 'totp-confirmation');
  return (
    <>
      <h3>{words.scanTitle}</h3>
      <p>{words.scan}</p>
      <Qr picture={totp.picture} label={words.picture} />
      <p className="totp-key">
        {words.key}: <code>{totp.key}</code>
      </p>
      <PostForm to="totp-confirmation" preventScrollReset className="form" noValidate>
        <Problem message={problem.above} />
        <CodeField label={words.code} error={problem.at('code')} idPrefix="confirm" />
        <Submit to="totp-confirmation" label={words.confirm} busy={saving} />
      </PostForm>
      <PostForm to="totp-removal" preventScrollReset>
        <button type="submit" className="text-link">
          {words.cancel}
        </button>
      </PostForm>
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
  const renewing = problemOf(refused, 'recovery-codes');
  return (
    <Disclosures>
      <Disclosure summary={words.renewTitle} isOpen={refused?.resource === 'recovery-codes'}>
        <p>{words.renewNote}</p>
        <PostForm to="recovery-codes" preventScrollReset className="form" noValidate>
          <Problem message={renewing.above} />
          <CodeField label={words.code} error={renewing.at('code')} idPrefix="renew" />
          <Submit to="recovery-codes" label={words.renew} busy={saving} variant="ghost" />
        </PostForm>
      </Disclosure>
      <Disclosure summary={words.endTitle} isOpen={refused?.resource === 'totp-removal'}>
        <PasswordForm to="totp-removal" label={words.end} words={words} saving={saving} refused={refused} />
      </Disclosure>
    </Disclosures>
  );
}

function PasswordForm({
  to,
  label,
  words,
  saving,
  refused,
}: Pick<SettingsTotpProps, 'words' | 'saving' | 'refused'> & { to: SettingsResource; label: string }) {
  const problem = problemOf(refused, to);
  return (
    <PostForm to={to} preventScrollReset className="form" noValidate>
      <Problem message={problem.above} />
      <PasswordNow name="password" idPrefix={to} label={words.password} error={problem.at('password')} />
      <Submit to={to} label={label} busy={saving} variant="ghost" />
    </PostForm>
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
