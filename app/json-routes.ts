import type { RouterContextProvider } from 'react-router';
import type { World } from '#platform/world.ts';

export interface JsonCall {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** `*`: what follows the path of a route that ends so. */
  params: { readonly '*'?: string };
}

type Handler = (call: JsonCall) => Response | Promise<Response>;

/** `loader` answers GET and HEAD, `action` all other methods, as in a route module of React Router. */
export interface JsonHandlers {
  loader?: Handler;
  action?: Handler;
}

interface JsonRoute {
  path: string;
  load: () => Promise<JsonHandlers>;
  /** False: refused with 404, and its body is not read. */
  isConnected?: (world: Pick<World, 'payments' | 'print' | 'settings'>) => boolean;
}

/** A call of the original client, which also finds it without the version. */
const functionOf = (name: string, load: JsonRoute['load']): JsonRoute[] => [
  { path: `/functions/v1/${name}`, load },
  { path: `/functions/${name}`, load },
];

/** Answered by Hono without React Router (server/json-api.ts): the nine wire calls, webhooks and our script's requests. */
export const jsonRoutes: readonly JsonRoute[] = [
  { path: '/status.json', load: () => import('./routes/admin/office/settings/monitoring/status-json.ts') },
  { path: '/me', load: () => import('./routes/office/machines/me.ts') },
  // With /embed/booking.js (app/client/embed) the only addresses for other websites.
  { path: '/embed/consultation/times', load: () => import('./routes/calendar/consultation/embed-times.ts') },
  { path: '/embed/consultation/ask', load: () => import('./routes/calendar/consultation/embed-ask.ts') },
  {
    path: '/embed/session/times',
    load: () => import('./routes/calendar/consultation/embed-session-times.ts'),
  },
  { path: '/private-coaching/hold', load: () => import('./routes/calendar/booking/hold.ts') },
  { path: '/rest/v1/bookings', load: () => import('./routes/office/machines/wire-bookings.ts') },
  ...functionOf('create-payment', () => import('./routes/office/machines/wire-create-payment.ts')),
  ...functionOf('send-contact-email', () => import('./routes/office/machines/wire-contact.ts')),
  ...functionOf(
    'submit-voice-elevated-application',
    () => import('./routes/office/machines/wire-intensive-application.ts'),
  ),
  ...functionOf(
    'submit-celebrity-application',
    () => import('./routes/office/machines/wire-retreat-application.ts'),
  ),
  ...functionOf('manage-products', () => import('./routes/office/machines/wire-products.ts')),
  ...functionOf('printful-sync', () => import('./routes/office/machines/wire-products.ts')),
  ...functionOf('upload-token', () => import('./routes/office/machines/wire-upload-token.ts')),
  {
    path: '/storage/v1/object/magazine-pdfs/*',
    load: () => import('./routes/office/machines/wire-upload.ts'),
  },
  {
    path: '/webhooks/email/events',
    load: () => import('./routes/office/machines/webhook-email-events.ts'),
    isConnected: ({ settings }) => settings.inboundEmail !== null,
  },
  {
    path: '/webhooks/email/mime',
    load: () => import('./routes/office/machines/webhook-email.ts'),
    isConnected: ({ settings }) => settings.inboundEmail !== null,
  },
  {
    path: '/webhooks/printful',
    load: () => import('./routes/office/machines/webhook-printful.ts'),
    isConnected: ({ print, settings }) => print !== null && Boolean(settings.printful?.webhookSecret),
  },
  {
    path: '/webhooks/stripe',
    load: () => import('./routes/office/machines/webhook.ts'),
    isConnected: ({ payments }) => payments?.provider === 'stripe',
  },
  {
    path: '/webhooks/test',
    load: () => import('./routes/office/machines/webhook.ts'),
    isConnected: ({ payments }) => payments?.provider === 'test',
  },
];

export function jsonRouteAt(path: string): JsonRoute | undefined {
  return jsonRoutes.find((route) =>
    route.path.endsWith('/*') ? path.startsWith(route.path.slice(0, -1)) : route.path === path,
  );
}
