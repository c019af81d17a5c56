import Stripe from 'stripe';
import type { Clock } from '#platform/clock.ts';
import { API_VERSION } from './check-request.ts';
import type { StandInWebhookEndpoint } from './state.ts';

export interface StandInEvent {
  id: string;
  type: string;
  created: number;
  body: string;
}

export interface Delivery {
  eventId: string;
  type: string;
  status: number | null;
}

export interface EventLogOptions {
  clock: Clock;
  webhookSecret: string;
  /** Webhook URL; null: nothing is sent, the test signs and delivers events itself. */
  webhookUrl: string | null;
  /** 'at-once': each event as it happens. 'hold': when the test asks for it. */
  delivery: 'at-once' | 'hold';
  /** Webhooks made through the API. */
  endpoints: () => readonly StandInWebhookEndpoint[];
}

/** All events of the account and their delivery: on time, late, twice, in any order, never. */
export class EventLog {
  webhookUrl: string | null;
  delivery: 'at-once' | 'hold';
  readonly all: StandInEvent[] = [];
  readonly deliveries: Delivery[] = [];
  #waiting: StandInEvent[] = [];
  readonly #pending = new Set<Promise<unknown>>();
  readonly #clock: Clock;
  readonly #secret: string;
  readonly #endpoints: EventLogOptions['endpoints'];
  readonly #webhooks = new Stripe('sk_test_signing').webhooks;

  constructor(options: EventLogOptions) {
    this.webhookUrl = options.webhookUrl;
    this.delivery = options.delivery;
    this.#clock = options.clock;
    this.#secret = options.webhookSecret;
    this.#endpoints = options.endpoints;
  }

  record(type: string, object: object): void {
    const created = Math.floor(this.#clock.now().epochMilliseconds / 1000);
    const id = `evt_${String(this.all.length + 1).padStart(6, '0')}`;
    const data = { object: structuredClone(object) };
    const request = { id: null, idempotency_key: null };
    const whole = {
      id,
      object: 'event',
      api_version: API_VERSION,
      created,
      data,
      livemode: false,
      pending_webhooks: 1,
      request,
      type,
    };
    const event = { id, type, created, body: JSON.stringify(whole) };
    this.all.push(event);
    if (this.delivery === 'at-once') this.#callEndpoints(event);
    if (this.delivery === 'at-once' && this.webhookUrl) this.#track(this.deliver(event));
    else this.#waiting.push(event);
  }

  /** Events held back so far, oldest first. */
  get waiting(): readonly StandInEvent[] {
    return this.#waiting;
  }

  /** The signature header for the body, now or at another time, made by the SDK itself. */
  sign(
    event: Pick<StandInEvent, 'body'>,
    at: Temporal.Instant = this.#clock.now(),
    secret = this.#secret,
  ): string {
    const timestamp = Math.floor(at.epochMilliseconds / 1000);
    return this.#webhooks.generateTestHeaderString({ payload: event.body, secret, timestamp });
  }

  #callEndpoints(event: StandInEvent): void {
    for (const endpoint of this.#endpoints())
      if (endpoint.enabled_events.includes(event.type)) this.#track(this.#deliverTo(endpoint, event));
  }

  async #deliverTo({ url, secret }: StandInWebhookEndpoint, event: StandInEvent): Promise<void> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': this.sign(event, this.#clock.now(), secret),
    };
    const answer = await fetch(url, { method: 'POST', headers, body: event.body }).catch(() => null);
    await answer?.arrayBuffer();
    this.deliveries.push({ eventId: event.id, type: event.type, status: answer?.status ?? null });
  }

  async deliver(event: StandInEvent): Promise<Delivery> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': this.sign(event),
    };
    let status: number | null = null;
    try {
      if (!this.webhookUrl) throw new Error('no webhook address');
      const answer = await fetch(this.webhookUrl, { method: 'POST', headers, body: event.body });
      await answer.arrayBuffer();
      status = answer.status;
    } catch {
      status = null;
    }
    const delivery = { eventId: event.id, type: event.type, status };
    this.deliveries.push(delivery);
    return delivery;
  }

  /**
   * Delivers the held events in sequence: `times` each, shuffled by the random number source `shuffle` if given.
   * They are removed from the queue whatever the response.
   */
  async deliverWaiting(how: { times?: number; shuffle?: () => number } = {}): Promise<Delivery[]> {
    const post = this.#waiting.flatMap((event) => Array.from({ length: how.times ?? 1 }, () => event));
    this.#waiting = [];
    const order = how.shuffle
      ? post.map((event) => [how.shuffle!(), event] as const).sort((a, b) => a[0] - b[0])
      : post.map((event) => [0, event] as const);
    const delivered: Delivery[] = [];
    for (const [, event] of order) delivered.push(await this.deliver(event));
    return delivered;
  }

  /** Never delivered. */
  loseWaiting(): void {
    this.#waiting = [];
  }

  #track(work: Promise<unknown>): void {
    this.#pending.add(work);
    void work.finally(() => this.#pending.delete(work));
  }

  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }
}
