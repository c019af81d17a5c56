import { isFixed } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { guidedMessages } from '../guided.messages.ts';
import { type ConnectedView, type FieldView, type GuidedView, noticesOf } from '../guided.ts';
import { printStepMessages } from './print.messages.ts';

export const printPage = '/admin/settings/connections/print';

const printSteps = ['token', 'on'] as const;

export interface PrintView {
  view: GuidedView;
  token: {
    notes: string[];
    link: { href: string; label: string };
    field: FieldView;
    replace: string;
    button: string;
    fixed: string | null;
  } | null;
  on: ConnectedView | null;
}

export function readPrint(world: World, { url, language }: { url: URL; language: Language }): PrintView {
  const { printful, isLoopbackSite } = world.settings;
  const words = printStepMessages[language];
  const guided = guidedMessages[language];
  const fixed = isFixed(world.connections.fixed, 'printful') ? guided.fixed('PRINTFUL_TOKEN') : null;
  const requested = printSteps.find((one) => one === url.searchParams.get('step'));
  const step = requested ?? (printful ? 'on' : 'token');
  const hrefOf = (key: string) => `${printPage}?step=${key}`;
  const list = printSteps.map((key) => ({
    key,
    name: words.steps[key],
    note: '',
    state: printful ? ('full' as const) : ('hollow' as const),
    href: hrefOf(key),
  }));
  const head =
    step === 'token' ? words.token : { ...words.on, lead: printful ? words.on.lead : words.on.off };
  return {
    view: {
      title: step === 'on' && !printful ? words.token.title : head.title,
      lead: head.lead,
      of: guided.of(words.page, printSteps.indexOf(step) + 1, printSteps.length),
      back: guided.back,
      steps: { title: guided.steps, note: words.stepsNote, list, current: step },
      ...noticesOf(world, 'printful', { url, language }),
    },
    token:
      step === 'token'
        ? {
            notes: [words.token.how, ...(isLoopbackSite ? [words.token.local] : [])],
            link: { href: 'https://developers.printful.com/tokens', label: words.token.open },
            field: { name: 'token', label: words.token.label, value: '', kind: 'password', isRequired: true },
            replace: words.token.replace,
            button: guided.connect,
            fixed,
          }
        : null,
    on:
      step === 'on' && printful
        ? {
            rows: [
              { key: 'token', label: words.on.token, value: words.on.ending(printful.token.slice(-4)) },
              {
                key: 'webhook',
                label: words.on.webhook,
                value: printful.webhookSecret ? words.on.registered : words.on.none,
              },
            ],
            links: fixed ? [] : [{ href: hrefOf('token'), label: guided.change }],
            disconnect: fixed
              ? null
              : { title: guided.disconnectTitle, hint: words.on.disconnectHint, button: guided.disconnect },
          }
        : null,
  };
}
