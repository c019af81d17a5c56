import { notificationsPage } from './notifications-page.ts';

export type Support = 'unsupported' | 'install-first' | 'denied' | 'ready';

export function findSupport(): Support {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    // Only Safari on iPhone and iPad has this property; it supports notifications once installed.
    const isBrowserOnPhone = 'standalone' in navigator && navigator.standalone === false;
    return isBrowserOnPhone ? 'install-first' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

export type TurnedOn =
  | { ok: true; subscription: Record<'endpoint' | 'p256dh' | 'auth', string> }
  | { ok: false; problem: 'denied' | 'failed' | 'no-secret' };

/** Called by a press, which the permission needs. */
export async function turnOn(): Promise<TurnedOn> {
  if ((await Notification.requestPermission()) !== 'granted') return { ok: false, problem: 'denied' };
  try {
    const registration = await navigator.serviceWorker.register('/admin-worker.js', { scope: '/admin' });
    const answer = await fetch(`${notificationsPage}/key`, { method: 'POST' });
    if (answer.status === 409) return { ok: false, problem: 'no-secret' };
    const { publicKey }: { publicKey: string } = await answer.json();
    await navigator.serviceWorker.ready;
    // One made with a former key cannot be changed.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    return { ok: true, subscription: { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
  } catch {
    return { ok: false, problem: 'failed' };
  }
}

export async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/admin');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
