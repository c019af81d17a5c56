import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const booking = (hour: number) => {
  const day = Temporal.Now.zonedDateTimeISO('Europe/Copenhagen').toPlainDate().add({ days: 2 });
  const start = day.toZonedDateTime({ timeZone: 'Europe/Copenhagen', plainTime: { hour } }).toInstant();
  return JSON.stringify({
    name: 'Åse',
    email: `singer${hour}@example.com`,
    slot_start: start.toString(),
    payment_status: 'pending',
  });
};

const headers = {
  'content-type': 'application/json',
  prefer: 'return=representation',
  accept: 'application/vnd.pgrst.object+json',
};

interface Pace {
  /** The server has the request, and waits for its body. */
  accepted?: () => void;
  /** When the second half of the body is sent. */
  rest?: Promise<unknown>;
}

export function hold(url: string, hour: number, { accepted, rest = Promise.resolve() }: Pace = {}) {
  const body = Buffer.from(booking(hour));
  const extra = accepted ? { expect: '100-continue', 'x-forwarded-for': '192.0.2.1' } : {};
  return new Promise<{ status: number; id: string }>((resolve, reject) => {
    const sent = request(
      `${url}/rest/v1/bookings`,
      { method: 'POST', agent: false, headers: { ...headers, ...extra, 'content-length': body.length } },
      async (answer) => {
        const text = Buffer.concat(await answer.toArray()).toString();
        resolve({
          status: answer.statusCode ?? 0,
          id: answer.statusCode === 201 ? JSON.parse(text).id : text,
        });
      },
    );
    sent.on('error', reject);
    const send = () => {
      sent.write(body.subarray(0, 20));
      rest.then(() => sent.end(body.subarray(20)), reject);
    };
    if (!accepted) return send();
    sent.on('continue', () => {
      send();
      accepted();
    });
    sent.flushHeaders();
  });
}

/** Visitors who read and write all the time; every status and network error they see. */
export function visitors(url: string) {
  const seen = new Map<string, number>();
  let isOver = false;
  const loop = async (name: string, visit: () => Promise<string | number>) => {
    while (!isOver) {
      const outcome = `${name} ${await visit().catch((error) => error.message)}`;
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      await pause(50);
    }
  };
  const loops = [
    loop('page', () => fetch(`${url}/consultation`).then(({ status }) => status)),
    loop('write', () => hold(url, 9).then(({ status }) => status)),
  ];
  const stop = async () => {
    isOver = true;
    await Promise.all(loops);
    return [...seen.keys()].sort();
  };
  onTestFinished(() => void stop());
  return { stop };
}

export const until = async (condition: () => boolean) => {
  while (!condition()) await pause(20);
};
