import type { PushPayload } from '#studio/office/push/send-push.ts';

/* The service worker of the back office: shows notifications and opens their page. It stores and answers nothing. */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}

interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}

interface SubscriptionEvent extends WorkerEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

interface OpenWindow {
  url: string;
  focus(): Promise<unknown>;
}

/** The part of ServiceWorkerGlobalScope that is used; the types of the page's scripts leave it out. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listen: () => void): void;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NotificationEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listen: (event: SubscriptionEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('push', (event) => {
  const payload = event.data?.json() as PushPayload | undefined;
  if (payload) event.waitUntil(Promise.all([show(payload), showBadge(payload.badge)]));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

function show({ title, body, tag, path }: PushPayload): Promise<void> {
  return worker.registration.showNotification(title, { body, tag, data: path, icon: '/icon-192.png' });
}

async function showBadge(count: number): Promise<void> {
  // A refused badge must not hide the notification.
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {});
}

/** Another page of the admin is not replaced: something may be typed in it. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : worker.clients.openWindow(path));
}

async function renew({ oldSubscription, newSubscription }: SubscriptionEvent): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && !applicationServerKey) return;
  const subscription =
    newSubscription ??
    (await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: applicationServerKey ?? null,
    }));
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await fetch('/admin/settings/notifications/devices', {
    method: 'POST',
    body: new URLSearchParams({ endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }),
    redirect: 'manual',
  });
}
