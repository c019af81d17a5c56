import type { MailAttachment } from '#platform/db/schema/messages.ts';
import type { Change } from '#studio/shared/change.ts';
import type { DomainEvents } from '#studio/shared/domain-events.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import {
  defineTexts,
  type EmailText,
  type FilledTexts,
  type Reader,
  type TextTree,
} from '#studio/shared/email/edited-texts.ts';
import type { Block, EmailContent } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { type QueuedEmail, queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { EventName } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { firstName } from '#studio/shared/texts/first-name.ts';
import { inBoth, type PairTree } from '#studio/shared/texts/in-both.ts';
import type { EmailGroup } from './email-groups.messages.ts';
import type { Example } from './example.ts';

interface Page {
  /** Stored: the page of the owner's texts, and the kind of the email. */
  key: string;
  group: EmailGroup;
  title: string | readonly string[];
}

/** Without a group the owner does not edit it. */
type EmailName = Page | { key: string; group?: undefined; title?: undefined };

export interface TextPage extends Page {
  texts: readonly EmailText[];
  examples: readonly string[];
}

/** Texts that several emails show, on a page of their own. `examples`: some of these emails. */
export function defineTextPage<const Texts extends TextTree>({
  stored,
  texts,
  ...page
}: Page & Pick<TextPage, 'examples'> & { stored: string; texts: Texts }) {
  return { ...page, ...defineTexts(stored, texts) };
}

/** To whom it goes. `kind` where it is stored under another name than the email's key. */
export interface Addressed
  extends Pick<QueuedEmail, 'to' | 'language' | 'dedupeKey' | 'replyTo' | 'headers'> {
  kind?: string;
}

type DataOf<Found> = Omit<Found, keyof Addressed>;

export interface Writer {
  branding: Branding;
  language: Language;
}

export interface Tools extends Writer {
  format: (typeof formats)[Language];
  /** By the first name of a full name, or by a given name as it was entered. */
  greet: (name: string, kind?: 'full' | 'given') => Block;
  /** An address of the site in the reader's language. */
  link: (path: string) => string;
}

type Words<Texts, Labels extends PairTree> = {
  words: FilledTexts<Texts>;
  /** Texts that the owner does not edit. */
  labels: ReturnType<typeof inBoth<Labels>>[Language];
};

export interface Content {
  /** Without them the texts of these names, if they need no values. */
  subject?: string;
  headline?: string;
  blocks: ReadonlyArray<Block | false | '' | null>;
  attachments?: ReadonlyArray<MailAttachment | null>;
}

/** Required where no text of the name can be taken as it is. */
type Own<Part extends string, Texts> =
  FilledTexts<Texts> extends Record<Part, string> ? unknown : Record<Part, string>;

type Definition<
  Texts extends TextTree,
  Labels extends PairTree,
  Found extends Addressed,
  Input,
> = EmailName & {
  /** What the names of its texts in rows begin with. */
  stored?: string;
  texts?: Texts;
  labels?: Labels;
  isForOwner?: boolean;
  read: (c: Change, input: Input) => Promise<Found | null>;
  content: (
    mail: DataOf<Found> & Tools & Words<Texts, Labels>,
  ) => Content & Own<'subject', Texts> & Own<'headline', Texts>;
  examples?: Readonly<Record<string, (example: Example) => DataOf<Found>>>;
};

export type Email<Texts, Found, Input, On> = EmailName & {
  on?: On | undefined;
  texts: readonly EmailText[];
  of: (reader: Reader) => FilledTexts<Texts>;
  write: (mail: DataOf<Found> & Writer) => EmailContent;
  send: (c: Change, input: Input) => Promise<void>;
  examples: Readonly<Record<string, (example: Example) => EmailContent>>;
};

/** An email: its texts, whom it is for, what is in it, and examples. `on`: the event that sends it. */
export function defineEmail<
  const Texts extends TextTree,
  Labels extends PairTree,
  Found extends Addressed,
  Name extends EventName = never,
  Input = DomainEvents[Name],
>({
  stored = '',
  texts = {} as Texts,
  labels,
  isForOwner = false,
  read,
  content,
  examples = {},
  ...name
}: { on?: Name } & Definition<Texts, Labels, Found, Input>): Email<Texts, Found, Input, Name> {
  const family = defineTexts(stored, texts) as {
    texts: EmailText[];
    of: (reader: Reader) => FilledTexts<Texts>;
  };
  const labelsIn = inBoth(labels ?? ({} as Labels));
  const write = ({ branding, language, ...data }: DataOf<Found> & Writer): EmailContent => {
    const reader = { branding, language };
    const words = family.of(reader) as FilledTexts<Texts> & { subject?: string; headline?: string };
    const written = content({
      ...(data as unknown as DataOf<Found>),
      ...reader,
      words,
      labels: labelsIn[language],
      format: formats[language],
      greet: (to, kind = 'full') => greeting(reader, kind === 'full' ? firstName(to) : to),
      link: (path) => siteAddress(branding, path, language),
    });
    return renderEmail({
      ...reader,
      isForOwner,
      subject: written.subject ?? String(words.subject),
      headline: written.headline ?? String(words.headline),
      blocks: written.blocks.filter((block) => typeof block === 'object' && block !== null),
      attachments: (written.attachments ?? []).filter((file) => file !== null),
    });
  };
  return {
    ...name,
    on: name.on,
    ...family,
    write,
    async send(c, input) {
      const found = await read(c, input);
      if (!found) return;
      const { to, language, dedupeKey, replyTo, headers, kind = name.key, ...data } = found;
      const branding = await readBranding(c.tx, c.world.settings);
      const mail = write({ ...(data as DataOf<Found>), branding, language });
      await queueEmail(c, { ...mail, kind, to, language, dedupeKey, replyTo, headers });
    },
    examples: Object.fromEntries(
      Object.entries(examples).map(([key, dataOf]) => [
        key,
        (example: Example) =>
          write({ ...dataOf(example), branding: example.branding, language: example.language }),
      ]),
    ),
  };
}
