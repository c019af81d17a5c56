import { domainToUnicode } from 'node:url';
import type { World } from '#platform/world.ts';
import {
  type EffectiveEmail,
  effectiveEmail,
  fixedSender,
} from '#studio/office/connections/email/effective-email.ts';
import { domainOf, isComplete, isProvidersOwn } from '#studio/office/connections/email/email-records.ts';
import { emailRecords, emailSetUp } from '#studio/office/connections/email/email-set-up.queries.ts';
import type { EmailSetUp } from '#studio/office/connections/email/email-set-up.ts';
import { type ProviderKey, providerKeys, providerOf } from '#studio/office/connections/email/providers.ts';
import type { Language } from '#studio/shared/language.ts';
import { guidedMessages } from '../guided.messages.ts';
import {
  type ConnectedView,
  type FieldView,
  type GuidedStep,
  type GuidedView,
  momentOf,
  noticesOf,
  type RecordsView,
} from '../guided.ts';
import { emailStepMessages, providerNotes } from './email.messages.ts';
import { progressOf, readRecords } from './read-records.ts';

export const emailPage = '/admin/settings/connections/email';

export const emailSteps = ['sender', 'records', 'test', 'on'] as const;
type EmailStep = (typeof emailSteps)[number];

interface Link {
  href: string;
  label: string;
}

export interface EmailView {
  view: GuidedView;
  step: EmailStep;
  version: number;
  provider: {
    legend: string;
    button: string;
    chosen: string;
    options: { value: string; label: string }[];
  } | null;
  sender: {
    notes: string[];
    links: Link[];
    fields: FieldView[];
    button: string;
    fixed: string | null;
  } | null;
  records: {
    records: RecordsView | null;
    selector: { field: FieldView; button: string } | null;
    fixed: string | null;
  } | null;
  test: { button: string; last: string | null } | null;
  on: ConnectedView | null;
  next: Link | null;
}

interface Read {
  world: World;
  language: Language;
  email: EffectiveEmail | null;
  setUp: EmailSetUp | null;
  records: Awaited<ReturnType<typeof emailRecords>>;
  to: string;
}

/** What the step shows that the address asks for, or the first one that is not done. */
export async function readEmail(
  world: World,
  { url, language, to }: { url: URL; language: Language; to: string },
): Promise<EmailView> {
  const q = world.db.query;
  const [{ setUp, version }, records] = await Promise.all([emailSetUp(q), emailRecords(q)]);
  const email = effectiveEmail(world, setUp);
  const read: Read = { world, language, email, setUp, records, to };
  const requested = url.searchParams.get('step');
  const isChoosing = requested === 'provider' || (!email && !setUp);
  const step = emailSteps.find((one) => one === requested) ?? (isChoosing ? 'sender' : firstOpen(read));
  const isProvider = step === 'sender' && isChoosing && !email?.isFixed;
  return {
    view: { ...headOf(step, isProvider, read), ...noticesOf(world, 'smtp', { url, language }) },
    step,
    version,
    provider: isProvider ? providerView(read) : null,
    sender: step === 'sender' && !isProvider ? senderView(read) : null,
    records: step === 'records' ? recordsView(read) : null,
    test: step === 'test' && email ? testView(read) : null,
    on: step === 'on' ? onView(read) : null,
    next: nextOf(step, read),
  };
}

/** With the letters of an international name. */
const shown = (host: string) => domainToUnicode(host) || host;

const hrefOf = (step: EmailStep | 'provider') => `${emailPage}?step=${step}`;

function areRecordsDone({ email, records }: Read): boolean {
  const domain = domainOf(email?.sender ?? '');
  if (email && isProvidersOwn(email.provider, domain)) return true;
  return records !== null && records.domain === domain && isComplete(records);
}

function firstOpen(read: Read): EmailStep {
  if (!read.email) return 'sender';
  if (!areRecordsDone(read)) return 'records';
  return read.setUp?.tested || read.email.isFixed ? 'on' : 'test';
}

function nextOf(step: EmailStep, { email, language }: Read): Link | null {
  const next = emailSteps[emailSteps.indexOf(step) + 1];
  return email && next ? { href: hrefOf(next), label: guidedMessages[language].next } : null;
}

function headOf(step: EmailStep, isProvider: boolean, read: Read): Omit<GuidedView, 'flash' | 'unreadable'> {
  const { language } = read;
  const words = emailStepMessages[language];
  const guided = guidedMessages[language];
  const { title, lead } = isProvider ? words.provider : headings[step](read);
  return {
    title,
    lead,
    of: guided.of(words.page, emailSteps.indexOf(step) + 1, emailSteps.length),
    back: guided.back,
    steps: { title: guided.steps, note: words.stepsNote, list: stepsOf(read), current: step },
  };
}

function nameOf(provider: ProviderKey, language: Language): string {
  return providerOf(provider)?.name ?? emailStepMessages[language].provider.other;
}

const headings: Record<EmailStep, (read: Read) => { title: string; lead: string }> = {
  sender: ({ language, setUp, email }) => {
    const { title, titleOther, lead } = emailStepMessages[language].sender;
    const provider = (email?.isFixed ? email.provider : setUp?.provider) ?? 'other';
    return { title: provider === 'other' ? titleOther : title(nameOf(provider, language)), lead };
  },
  records: ({ language, email }) => {
    const words = emailStepMessages[language].records;
    if (!email) return { title: words.titleNone, lead: words.first };
    const domain = domainOf(email.sender);
    if (isProvidersOwn(email.provider, domain)) return { title: words.titleNone, lead: words.own(domain) };
    const isSpfNeeded = (providerOf(email.provider)?.spf.length ?? 1) > 0;
    return { title: words.title[isSpfNeeded ? 3 : 2], lead: words.lead(email.sender, domain) };
  },
  test: ({ language, to, email }) => {
    const { title, lead } = emailStepMessages[language].test;
    return { title, lead: email ? lead(to) : emailStepMessages[language].records.first };
  },
  on: ({ language, email }) => {
    const { title, titleOff, lead } = emailStepMessages[language].on;
    return email ? { title, lead } : { title: titleOff, lead: emailStepMessages[language].records.first };
  },
};

function stepsOf(read: Read): GuidedStep[] {
  const { language, email, setUp } = read;
  const words = emailStepMessages[language];
  const isTested = Boolean(email && setUp?.tested);
  const done: Record<EmailStep, boolean> = {
    sender: email !== null,
    records: email !== null && areRecordsDone(read),
    test: isTested,
    on: email !== null,
  };
  const notes: Record<EmailStep, string> = {
    sender: email?.sender ?? setUp?.sender ?? '',
    records: email ? progressOf(read.records, email, language) : '',
    test: isTested ? guidedMessages[language].done : '',
    on: '',
  };
  return emailSteps.map((key) => ({
    key,
    name: words.steps[key],
    note: notes[key],
    state: done[key] ? 'full' : key === 'records' && email ? 'half' : 'hollow',
    href: hrefOf(key),
  }));
}

function providerView({ language, setUp }: Read): EmailView['provider'] {
  const { legend, button } = emailStepMessages[language].provider;
  const options = providerKeys.map((value) => ({ value, label: nameOf(value, language) }));
  return { legend, button, options, chosen: setUp?.provider ?? '' };
}

function senderView({ language, setUp, email, world }: Read): EmailView['sender'] {
  const words = emailStepMessages[language].sender;
  const guided = guidedMessages[language];
  if (email?.isFixed) {
    const server = words.server(shown(email.host), email.port);
    const fixed = guided.fixed('SMTP_URL, MAIL_FROM');
    return { notes: [server], links: [], fields: [], button: '', fixed };
  }
  const provider = setUp?.provider ?? 'other';
  const known = providerOf(provider);
  const links = [{ href: hrefOf('provider'), label: words.another }];
  if (known?.secretUrl) {
    const { host } = new URL(known.secretUrl);
    links.unshift({ href: known.secretUrl, label: words.open(host) });
  }
  const server = known && !known.hasOwnHost ? [words.server(known.host, known.port)] : [];
  const sender = fixedSender(world);
  const fixed = sender ? [`${words.fields.sender}: ${sender.address}. ${guided.fixed('MAIL_FROM')}`] : [];
  const fields = accountFields({ language, setUp, email }, provider);
  return {
    notes: [providerNotes[language][provider], ...server, ...fixed],
    links,
    fields: sender ? fields.filter(({ name }) => name !== 'sender' && name !== 'name') : fields,
    button: guided.connect,
    fixed: null,
  };
}

function accountFields(
  { language, setUp, email }: Pick<Read, 'language' | 'setUp' | 'email'>,
  provider: ProviderKey,
): FieldView[] {
  const words = emailStepMessages[language].sender;
  const known = providerOf(provider);
  const field = (name: keyof typeof words.fields, more: Partial<FieldView> = {}): FieldView => ({
    name,
    label: words.fields[name],
    value: String(setUp?.[name as 'host'] ?? ''),
    ...more,
  });
  const server = [
    field('host', { isRequired: true, value: shown(setUp?.host ?? '') }),
    field('port', { kind: 'number', isRequired: true }),
    field('security', {
      options: (['starttls', 'tls'] as const).map((value) => ({ value, label: words.securities[value] })),
    }),
  ];
  const isAddress = known?.user === 'address';
  const user = field('user', {
    ...(isAddress ? { label: words.userAddress, kind: 'email' as const } : {}),
    value: setUp?.user || (isAddress ? (setUp?.sender ?? '') : ''),
  });
  const password = field('password', {
    label: known ? words.secrets[known.secret] : words.fields.password,
    kind: 'password',
    value: '',
    hint: email ? words.keepPassword : undefined,
  });
  return [
    ...(known && !known.hasOwnHost ? [] : server),
    ...(known && known.user !== 'address' && known.user !== 'own' ? [] : [user]),
    password,
    field('sender', { kind: 'email', isRequired: true }),
    field('name', { hint: words.nameHint }),
  ];
}

function recordsView(read: Read): EmailView['records'] {
  const { email, language, records, world, setUp } = read;
  if (!email || isProvidersOwn(email.provider, domainOf(email.sender)))
    return { records: null, selector: null, fixed: null };
  const words = emailStepMessages[language].records;
  const now = world.clock.now();
  const hasTargets = providerOf(email.provider)?.dkim.target !== null && email.provider !== 'other';
  const field = {
    name: 'selector',
    label: words.selector,
    hint: words.selectorHint,
    value: setUp?.selector ?? '',
  };
  const canChoose = setUp !== null && world.settings.dkimSelector === null && !hasTargets;
  return {
    records: readRecords(records, { email, language, now }),
    selector: canChoose ? { field, button: words.selectorButton } : null,
    fixed: world.settings.dkimSelector ? guidedMessages[language].fixed('DKIM_SELECTOR') : null,
  };
}

function testView({ language, setUp, world }: Read): EmailView['test'] {
  const words = emailStepMessages[language].test;
  const tested = setUp?.tested;
  const last = tested && words.sent(tested.to, momentOf(tested.at, world.clock.now(), language));
  return { button: words.button, last: last ?? null };
}

function onView(read: Read): EmailView['on'] {
  const { language, email, setUp, world, records } = read;
  if (!email) return null;
  const words = emailStepMessages[language].on;
  const guided = guidedMessages[language];
  const tested = setUp?.tested;
  const sender = fixedSender(world) ? `${email.sender}. ${guided.fixed('MAIL_FROM')}` : email.sender;
  const when = tested ? momentOf(tested.at, world.clock.now(), language) : words.notTested;
  return {
    rows: [
      { key: 'provider', label: words.provider, value: nameOf(email.provider, language) },
      { key: 'server', label: words.server, value: `${shown(email.host)}:${email.port}` },
      { key: 'sender', label: words.sender, value: sender },
      { key: 'records', label: words.records, value: progressOf(records, email, language) },
      { key: 'test', label: words.test, value: when },
    ],
    links: email.isFixed ? [] : [{ href: hrefOf('sender'), label: guided.change }],
    disconnect: email.isFixed
      ? null
      : { title: guided.disconnectTitle, hint: words.disconnectHint, button: guided.disconnect },
  };
}
