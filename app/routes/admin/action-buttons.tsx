import type { ReactNode } from 'react';
import { Button } from '#app/ui/forms/button.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';

/** The version that the button was rendered from, for conflict detection. */
export interface Seen {
  version?: number;
  seen?: string;
}

export function VersionField({ version, seen }: Seen) {
  return (
    <>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
    </>
  );
}

interface ActionButtonProps {
  to: string;
  fields?: Readonly<Record<string, string>>;
  as?: Seen;
  /** The accessible name includes the item's. */
  label: string;
}

function HiddenFields({ fields = {}, as }: Pick<ActionButtonProps, 'fields' | 'as'>) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VersionField {...as} />
    </>
  );
}

export function ActionButton({
  to,
  fields,
  as,
  id,
  label,
  short,
  isOff,
}: ActionButtonProps & { id?: string; short: ReactNode; isOff?: boolean }) {
  return (
    <PostForm to={to} preventScrollReset className="act">
      <HiddenFields fields={fields} as={as} />
      <button
        type="submit"
        className="text-link"
        id={id}
        aria-label={label}
        aria-disabled={isOff || undefined}
      >
        {short}
      </button>
    </PostForm>
  );
}

/** Destructive actions need a confirmation, which works without scripts. */
export function ConfirmButton({
  to,
  fields,
  as,
  label,
  question,
  yes,
}: ActionButtonProps & { question: string; yes: string }) {
  return (
    <details className="confirm-step">
      <summary className="text-link">{label}</summary>
      <PostForm to={to} className="notice wrong" preventScrollReset>
        <p>{question}</p>
        <HiddenFields fields={fields} as={as} />
        <Button type="submit" variant="wrong" isPlain isCompact>
          {yes}
        </Button>
      </PostForm>
    </details>
  );
}
