import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, contentType, encode, sendRequest } from '#tests/support/site/send-request.ts';
import type { ThreeProcesses } from './three-processes.ts';

type Action = 'page' | 'slots' | 'hold' | 'pay' | 'confirmation' | 'message';

/** Responses by fault, action and status; 0: no response. */
export type Seen = Map<string, Map<Action, Map<number, number>>>;

export interface Visitors {
  /** Name of the current fault, the key of `seen`. */
  during: string;
  readonly seen: Seen;
  /** Booking ids whose hold, or whose confirmation page, was answered. */
  readonly held: Set<string>;
  readonly confirmed: Set<string>;
  /** Marks of contact messages that were answered. */
  readonly messages: Set<string>;
  /** A page that answered 200 with other content, or a status that no visitor should see. */
  readonly wrong: string[];
  /** One visitor from the free slot to the confirmation. False: some step failed. */
  bookOne(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Refused by a rule, or out of service with an honest status; anything else is a wrong page. */
const expected = new Set([0, 200, 201, 409, 429, 502, 503, 504]);

const pages: readonly [path: string, content: string][] = [
  ['/', 'Lindehav'],
  ['/courses', 'Private Coaching'],
  ['/da/contact', 'Kontakt'],
  ['/terms-of-service', '</html>'],
];

export function startVisitors(site: ThreeProcesses): Visitors {
  const visitors = new Running(site);
  visitors.start();
  return visitors;
}

class Running implements Visitors {
  during = 'no fault';
  readonly seen: Seen = new Map();
  readonly held = new Set<string>();
  readonly confirmed = new Set<string>();
  readonly messages = new Set<string>();
  readonly wrong: string[] = [];
  readonly #site: ThreeProcesses;
  #clients = 0;
  #isOver = false;
  #loops: Promise<void>[] = [];

  constructor(site: ThreeProcesses) {
    this.#site = site;
  }

  start(): void {
    this.#loops = [
      this.#loop(() => this.#readPage()),
      this.#loop(() => this.#readSlots()),
      this.#loop(() => this.bookOne()),
      this.#loop(() => this.bookOne()),
      this.#loop(() => this.#write()),
    ];
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  async #loop(act: () => Promise<unknown>): Promise<void> {
    while (!this.#isOver) {
      await act();
      await pause(100);
    }
  }

  async bookOne(): Promise<boolean> {
    const client = this.#next();
    const booking = {
      name: 'Åse',
      email: `client${client}@example.com`,
      course_id: 'private-coaching',
      slot_start: randomSlot(),
      payment_status: 'pending',
    };
    const wanted = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };
    const held = await this.#sendRequest('hold', client, '/rest/v1/bookings', booking, wanted);
    if (held.status !== 201) return false;
    const { id } = held.body as { id: string };
    this.held.add(id);
    const payment = { courseId: id, currency: 'dkk' };
    const opened = await this.#sendRequest('pay', client, '/functions/v1/create-payment', payment);
    if (opened.status !== 200) return false;
    const { stripe } = this.#site.vendors;
    const session = /cs_[\w-]+/.exec((opened.body as { url: string }).url)?.[0] ?? '';
    await stripe.payer.pay(session);
    const back = new URL(stripe.state.sessions.get(session)?.successUrl ?? '');
    for (let look = 0; look < 40 && !this.#isOver; look += 1) {
      const shown = await this.#sendRequest('confirmation', client, back.pathname + back.search);
      if (String(shown.body).includes('Booking confirmed')) {
        this.confirmed.add(id);
        return true;
      }
      await pause(250);
    }
    return false;
  }

  async #readPage(): Promise<void> {
    const [path, content] = pages[this.#clients % pages.length] ?? ['/', ''];
    const { status, body } = await this.#sendRequest('page', this.#next(), path);
    if (status === 200 && !String(body).includes(content)) this.wrong.push(`${path} without "${content}"`);
  }

  async #readSlots(): Promise<void> {
    const { status, body } = await this.#sendRequest('slots', this.#next(), '/private-coaching/book');
    if (status === 200 && !String(body).includes('slot_start'))
      this.wrong.push('a booking page without slots');
  }

  async #write(): Promise<void> {
    const client = this.#next();
    const mark = `mark-${client}-${Math.random().toString(36).slice(2)}`;
    const message = { name: 'Mia', email: `client${client}@example.com`, message: `Hej ${mark}` };
    const { status } = await this.#sendRequest(
      'message',
      client,
      '/functions/v1/send-contact-email',
      message,
    );
    if (status === 200) this.messages.add(mark);
  }

  /** Every visitor has an address of their own. */
  #next(): number {
    this.#clients += 1;
    return this.#clients;
  }

  async #sendRequest(
    action: Action,
    client: number,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const url = this.#site.url + path;
    const call = body
      ? sendRequest(url, 'POST', client, { 'content-type': contentType(body), ...headers }, encode(body))
      : sendRequest(url, 'GET', client, {}, '');
    const answer = await call.catch((): Answer => ({ status: 0, body: '' }));
    const byAction = this.seen.get(this.during) ?? new Map<Action, Map<number, number>>();
    const byStatus = byAction.get(action) ?? new Map<number, number>();
    this.seen.set(this.during, byAction.set(action, byStatus));
    byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
    if (!expected.has(answer.status)) {
      this.wrong.push(
        `${action} during ${this.during}: ${answer.status} ${String(answer.body).slice(0, 200)}`,
      );
    }
    return answer;
  }
}

function randomSlot(): string {
  const pick = (count: number) => Math.floor(Math.random() * count);
  const day = Temporal.Now.zonedDateTimeISO('Europe/Copenhagen')
    .toPlainDate()
    .add({ days: 1 + pick(6) });
  return day
    .toZonedDateTime({ timeZone: 'Europe/Copenhagen', plainTime: { hour: 9 + pick(9) } })
    .toInstant()
    .toString();
}
