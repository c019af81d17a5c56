import { isFixed } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import { inboundRecords, inboundRegion } from '#studio/office/connections/inbound/inbound-records.queries.ts';
import type { InboundRecords } from '#studio/office/connections/inbound/inbound-records.ts';
import { mailgunServers } from '#studio/office/connections/inbound/mx.ts';
import type { Language } from '#studio/shared/language.ts';
import { headOfState } from '../email/read-records.ts';
import { guidedMessages } from '../guided.messages.ts';
import {
  type ConnectedView,
  type FieldView,
  type GuidedView,
  momentOf,
  noticesOf,
  type RecordsView,
  sendTexts,
} from '../guided.ts';
import { inboundStepMessages } from './inbound.messages.ts';

export const inboundPage = '/admin/settings/connections/inbound';

const inboundSteps = ['domain', 'records', 'route', 'on'] as const;
type InboundStep = (typeof inboundSteps)[number];

interface Link {
  href: string;
  label: string;
}

export interface InboundView {
  view: GuidedView;
  domain: { how: string; link: Link; fields: FieldView[]; button: string; fixed: string | null } | null;
  records: RecordsView | null;
  route: { values: Array<{ label: string; text: string }>; copy: string; copied: string } | null;
  on: ConnectedView | null;
  next: Link | null;
}

interface Read {
  world: World;
  language: Language;
  region: 'eu' | 'us';
  known: InboundRecords | null;
}

export async function readInbound(
  world: World,
  { url, language }: { url: URL; language: Language },
): Promise<InboundView> {
  const q = world.db.query;
  const [stored, region] = await Promise.all([inboundRecords(q), inboundRegion(q)]);
  const { inboundEmail } = world.settings;
  const known = stored?.domain === inboundEmail?.domain ? stored : null;
  const read: Read = { world, language, region, known };
  const requested = inboundSteps.find((one) => one === url.searchParams.get('step'));
  const first = known?.state === 'found' ? 'on' : 'records';
  const step = inboundEmail ? (requested ?? first) : 'domain';
  const next = inboundSteps[inboundSteps.indexOf(step) + 1];
  const hasNext = inboundEmail !== null && step !== 'domain' && next !== undefined;
  return {
    view: { ...headOf(step, read), ...noticesOf(world, 'inbound-email', { url, language }) },
    domain: step === 'domain' ? domainView(read) : null,
    records: step === 'records' ? recordsView(read) : null,
    route: step === 'route' ? routeView(read) : null,
    on: step === 'on' ? onView(read) : null,
    next: hasNext ? { href: hrefOf(next), label: guidedMessages[language].next } : null,
  };
}

const hrefOf = (step: InboundStep) => `${inboundPage}?step=${step}`;

function headOf(
  step: InboundStep,
  { world, language, known }: Read,
): Omit<GuidedView, 'flash' | 'unreadable'> {
  const words = inboundStepMessages[language];
  const guided = guidedMessages[language];
  const domain = world.settings.inboundEmail?.domain ?? null;
  const lead = step === 'records' ? words.records.lead(domain ?? '') : words[step].lead;
  const list = inboundSteps.map((key) => ({
    key,
    name: words.steps[key],
    note:
      key === 'domain'
        ? (domain ?? '')
        : key === 'records' && known
          ? guided.records.states[known.state]
          : '',
    state:
      domain === null
        ? ('hollow' as const)
        : key !== 'records'
          ? ('full' as const)
          : known
            ? headOfState[known.state]
            : ('half' as const),
    href: hrefOf(key),
  }));
  return {
    title: words[step].title,
    lead,
    of: guided.of(words.page, inboundSteps.indexOf(step) + 1, inboundSteps.length),
    back: guided.back,
    steps: { title: guided.steps, note: words.stepsNote, list, current: step },
  };
}

function domainView({ world, language, region }: Read): InboundView['domain'] {
  const words = inboundStepMessages[language].domain;
  const guided = guidedMessages[language];
  const { inboundEmail } = world.settings;
  const isFixedHere = isFixed(world.connections.fixed, 'inbound-email');
  const regions = (['eu', 'us'] as const).map((value) => ({ value, label: words.regions[value] }));
  return {
    how: words.how,
    link: { href: 'https://app.mailgun.com/mg/receiving/routes', label: words.open },
    fields: [
      {
        name: 'domain',
        label: words.fields.domain,
        hint: words.hints.domain,
        value: inboundEmail?.domain ?? '',
        isRequired: true,
      },
      { name: 'region', label: words.fields.region, value: region, options: regions },
      {
        name: 'signingKey',
        label: words.fields.signingKey,
        hint: inboundEmail ? words.hints.keep : undefined,
        value: '',
        kind: 'password',
        isRequired: inboundEmail === null,
      },
      {
        name: 'authservId',
        label: words.fields.authservId,
        hint: words.hints.authservId,
        value: inboundEmail?.authservId ?? '',
      },
    ],
    button: guided.connect,
    fixed: isFixedHere ? guided.fixed('INBOUND_EMAIL_DOMAIN, MAILGUN_SIGNING_KEY') : null,
  };
}

function recordsView({ world, language, region, known }: Read): RecordsView | null {
  const domain = world.settings.inboundEmail?.domain;
  if (!domain) return null;
  const words = inboundStepMessages[language].records;
  const guided = guidedMessages[language].records;
  const state = known?.state ?? null;
  const list = [
    {
      key: 'mx',
      kind: 'MX',
      state: {
        text: guided.states[state ?? 'unchecked'],
        head: state ? headOfState[state] : ('hollow' as const),
        isWrong: state === 'different',
      },
      rows: mailgunServers[region].map((server) => ({
        key: server,
        type: 'MX',
        name: domain,
        value: `10 ${server}`,
        shownAt: null,
      })),
      note: known?.other ? words.other(known.other) : null,
      there: [],
      instead: null,
    },
  ];
  const when = known && momentOf(known.checkedAt, world.clock.now(), language);
  const status = when ? words.checked(when) : guided.states.unchecked;
  return { list, words: { ...guided }, status, send: sendTexts(list, { domain, language }) };
}

function routeView({ world, language }: Read): InboundView['route'] {
  const words = inboundStepMessages[language].route;
  const guided = guidedMessages[language].records;
  const { siteUrl, inboundEmail } = world.settings;
  return {
    values: [
      { label: words.expression, text: `match_recipient("reply\\+.*@${inboundEmail?.domain ?? ''}")` },
      { label: words.action, text: `${siteUrl}/webhooks/email/mime` },
      { label: words.events, text: `${siteUrl}/webhooks/email/events` },
    ],
    copy: guided.copyValue,
    copied: guided.copied,
  };
}

function onView({ world, language, known }: Read): InboundView['on'] {
  const { inboundEmail } = world.settings;
  if (!inboundEmail) return null;
  const words = inboundStepMessages[language].on;
  const guided = guidedMessages[language];
  const isFixedHere = isFixed(world.connections.fixed, 'inbound-email');
  return {
    rows: [
      { key: 'domain', label: words.domain, value: inboundEmail.domain },
      { key: 'key', label: words.key, value: words.ending(inboundEmail.signingKey.slice(-4)) },
      { key: 'records', label: words.records, value: guided.records.states[known?.state ?? 'unchecked'] },
    ],
    links: isFixedHere ? [] : [{ href: hrefOf('domain'), label: guided.change }],
    disconnect: isFixedHere
      ? null
      : { title: guided.disconnectTitle, hint: words.disconnectHint, button: guided.disconnect },
  };
}
