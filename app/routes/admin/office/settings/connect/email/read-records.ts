import type { EffectiveEmail } from '#studio/office/connections/email/effective-email.ts';
import {
  domainOf,
  type EmailRecords,
  foundOf,
  isComplete,
  isProvidersOwn,
  type RecordCheck,
  type RecordKind,
  type RecordState,
  recordKinds,
  recordsFor,
} from '#studio/office/connections/email/email-records.ts';
import { providerOf } from '#studio/office/connections/email/providers.ts';
import type { Language } from '#studio/shared/language.ts';
import type { NoteHeadState } from '../../../../note-head.tsx';
import { guidedMessages } from '../guided.messages.ts';
import { momentOf, type RecordsView, type RecordView, sendTexts } from '../guided.ts';
import { emailStepMessages } from './email.messages.ts';
import { recordNoteMessages } from './record-notes.messages.ts';

export const headOfState: Record<RecordState, NoteHeadState> = {
  found: 'full',
  missing: 'half',
  different: 'failed',
  'not-needed': 'hollow',
  unknown: 'waiting',
};

/** '1 of 3'. */
export function progressOf(
  records: EmailRecords | null,
  { provider, sender }: EffectiveEmail,
  language: Language,
): string {
  const words = emailStepMessages[language];
  const domain = domainOf(sender);
  if (isProvidersOwn(provider, domain)) return words.none;
  if (records?.domain !== domain) return '';
  const { found, needed } = foundOf(records);
  return words.progress(found, needed);
}

interface About {
  email: EffectiveEmail;
  language: Language;
  now: Temporal.Instant;
}

export function readRecords(stored: EmailRecords | null, about: About): RecordsView {
  const { email, language, now } = about;
  const words = emailStepMessages[language].records;
  const domain = domainOf(email.sender);
  const known = stored?.domain === domain ? stored : null;
  const list = recordKinds.flatMap((kind) => recordOf(kind, known, about));
  const when = known && momentOf(known.checkedAt, now, language);
  return {
    list,
    words: { ...guidedMessages[language].records },
    status: !known || !when ? words.notYet : isComplete(known) ? words.complete(when) : words.checked(when),
    send: sendTexts(list, { domain, language }),
  };
}

function recordOf(kind: RecordKind, known: EmailRecords | null, about: About): RecordView[] {
  const { email, language, now } = about;
  const words = emailStepMessages[language].records;
  const guided = guidedMessages[language].records;
  const rows = recordsFor(email.provider, email).filter((row) => row.kind === kind);
  if (rows.length === 0) return [];
  const check: RecordCheck | null = known?.checks[kind] ?? null;
  const found = check?.foundAt && momentOf(check.foundAt, now, language);
  const note = check?.note ? recordNoteMessages[language][check.note](check.about ?? '') : null;
  return [
    {
      key: kind,
      kind: words.kinds[kind],
      state: {
        text: found ? guided.foundAt(found) : guided.states[check?.state ?? 'unchecked'],
        head: check ? headOfState[check.state] : 'hollow',
        isWrong: check?.state === 'different',
      },
      rows: rows.map(({ type, name, value }) => ({
        key: name,
        type,
        name: name.startsWith('…') ? '…' : name,
        value,
        shownAt: value === null ? shownAt(kind, about) : null,
      })),
      note,
      there: check && check.state !== 'missing' && note ? check.there : [],
      instead: check?.instead ?? null,
    },
  ];
}

function shownAt(kind: RecordKind, { email, language }: About): RecordView['rows'][number]['shownAt'] {
  const words = emailStepMessages[language].records;
  const known = providerOf(email.provider);
  if (!known) return { text: kind === 'spf' ? words.spfOther : words.shownOther, link: null };
  const link = known.recordsUrl && {
    href: known.recordsUrl,
    label: words.where(new URL(known.recordsUrl).host),
  };
  return { text: words.shownAt(known.name), link: link || null };
}
