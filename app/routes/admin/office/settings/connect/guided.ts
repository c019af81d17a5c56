import { isSecretField } from '#app/web/forms/secret-field.ts';
import type { EnteredKind } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { NoteHeadState } from '../../../note-head.tsx';
import { guidedMessages } from './guided.messages.ts';

export interface GuidedStep {
  key: string;
  name: string;
  note: string;
  state: NoteHeadState;
  href: string;
}

/** A step on its way to a connection: all texts are of the server. */
export interface GuidedView {
  title: string;
  lead: string;
  of: string;
  back: string;
  steps: { title: string; note: string; list: readonly GuidedStep[]; current: string };
  flash: string | null;
  /** Stored with another secret. */
  unreadable: string | null;
}

export interface ConnectedView {
  rows: ReadonlyArray<{ key: string; label: string; value: string }>;
  links: ReadonlyArray<{ href: string; label: string }>;
  disconnect: { title: string; hint: string; button: string } | null;
}

export interface FieldView {
  name: string;
  label: string;
  hint?: string | undefined;
  value: string;
  kind?: 'password' | 'email' | 'number' | 'area';
  options?: ReadonlyArray<{ value: string; label: string }>;
  isRequired?: boolean;
  isReadOnly?: boolean;
}

/** Of a refused form: its input without secrets, and what to do. */
export interface GuidedResult {
  input: Record<string, string>;
  faults: Record<string, string>;
  title: string;
  text: string;
  /** The words of a server, with what to call them. */
  quote: { label: string; words: string } | null;
}

export interface RecordView {
  key: string;
  kind: string;
  state: { text: string; head: NoteHeadState; isWrong: boolean };
  rows: ReadonlyArray<{
    key: string;
    type: string;
    name: string;
    value: string | null;
    shownAt: { text: string; link: { href: string; label: string } | null } | null;
  }>;
  note: string | null;
  there: readonly string[];
  instead: string | null;
}

export interface RecordsView {
  list: readonly RecordView[];
  words: Record<
    | 'type'
    | 'name'
    | 'value'
    | 'copyName'
    | 'copyValue'
    | 'copied'
    | 'there'
    | 'instead'
    | 'nameHint'
    | 'check'
    | 'send'
    | 'sendHint'
    | 'sendText'
    | 'openEmail',
    string
  >;
  status: string;
  send: { text: string; href: string };
}

const flashes = ['connected', 'disconnected', 'checked', 'sent', 'saved'] as const;

export function noticesOf(
  { connections }: Pick<World, 'connections'>,
  kind: EnteredKind,
  { url, language }: { url: URL; language: Language },
): Pick<GuidedView, 'flash' | 'unreadable'> {
  const isUnreadable = connections.unreadable.includes(kind);
  return {
    flash: flashIn(url, language),
    unreadable: isUnreadable ? guidedMessages[language].unreadable : null,
  };
}

function flashIn(url: URL, language: Language): string | null {
  const flash = flashes.find((one) => one === url.searchParams.get('flash'));
  return flash ? guidedMessages[language].flash[flash] : null;
}

/** The time of today, or with its day. */
export function momentOf(at: Temporal.Instant, now: Temporal.Instant, language: Language): string {
  const format = formats[language];
  return studioDay(at).equals(studioDay(now)) ? format.time(at) : format.short(at);
}

/** The input of a form, without secrets. */
export function inputOf(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.filter((name) => !isSecretField(name)).map((name) => [name, String(form.get(name) ?? '')]),
  );
}

export function versionIn(form: FormData): number {
  return Number(/^\d{1,9}$/.exec(String(form.get('version') ?? ''))?.[0] ?? 0);
}

/** A text with the records of a page, and an email with it. */
export function sendTexts(
  list: readonly RecordView[],
  { domain, language }: { domain: string; language: Language },
): { text: string; href: string } {
  const words = guidedMessages[language].records;
  const lines = list.flatMap(({ kind, rows, instead }) =>
    rows.flatMap(({ type, name, value, shownAt }) => [
      '',
      kind,
      `${words.type}: ${type}`,
      `${words.name}: ${name}`,
      `${words.value}: ${instead ?? value ?? shownAt?.text ?? ''}`,
    ]),
  );
  const text = [words.sendIntro(domain), ...lines].join('\n');
  const subject = encodeURIComponent(words.sendSubject(domain));
  return { text, href: `mailto:?subject=${subject}&body=${encodeURIComponent(text)}` };
}
