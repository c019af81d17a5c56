import { chooseForm } from './choose-form.ts';
import { make } from './dom.ts';
import { variant } from './look.ts';
import type { EmbedAnswer, EmbedField, EmbedOffer, EmbedSession, EmbedTyped } from './model.ts';
import { sessionTimes } from './session.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(variant);

/** `<belcanto-consultation lang="da" theme="dark">` for any website; its content is the fallback. */
class BelcantoConsultation extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  /** From the previous response; in memory only. */
  #holder = '';
  #isLoading = false;

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [sheet];
    if (this.#root.childElementCount > 0) return;
    this.#root.append(make('slot'));
    this.#load();
  }

  get #language(): 'da' | 'en' {
    return languageOf(this);
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const offer = await loadTimes(this.#language);
    this.#isLoading = false;
    if (!offer) return;
    if (offer.isOutside) this.#showOutside(offer);
    else this.#choose(offer, { name: '', email: '', place: offer.defaultPlace, slot_start: '' });
  }

  #showOutside({ words, page }: EmbedOffer): void {
    const link = make(
      'a',
      { class: 'button', href: page, target: '_blank', rel: 'noopener' },
      words.openPage,
    );
    this.#show(words.title, make('p', { class: 'note' }, words.lead), link);
  }

  #choose(offer: EmbedOffer, typed: EmbedTyped): ReturnType<typeof chooseForm> {
    const { words } = offer;
    let isBusy = false;
    const choosing = chooseForm(offer, typed, async () => {
      if (isBusy) return;
      const now = choosing.typed();
      const needed = ['slot_start', 'name', 'email'] as const;
      const missing: EmbedField[] = needed.filter((name) => now[name].trim() === '');
      if (missing.length > 0) return choosing.refuse(words.missing, missing);
      isBusy = true;
      choosing.setBusy(true);
      const answer = await requestHalfHour(now, this.#language, this.#holder);
      isBusy = false;
      choosing.setBusy(false);
      if (!answer) choosing.refuse(words.unreachable, []);
      else if (answer.ok) {
        this.#holder = answer.holder;
        this.#sent(offer, now);
      } else if (answer.isGone) await this.#again({ ...now, slot_start: '' }, offer, answer.message);
      else choosing.refuse(answer.message, answer.fields);
    });
    this.#show(words.title, make('p', { class: 'lead' }, words.lead), choosing.form);
    return choosing;
  }

  async #again(typed: EmbedTyped, known: EmbedOffer, message?: string): Promise<void> {
    const offer = (await loadTimes(this.#language)) ?? known;
    const choosing = this.#choose(offer, typed);
    if (message) choosing.refuse(message, ['slot_start']);
    else this.#root.querySelector('h2')?.focus();
  }

  #sent(offer: EmbedOffer, typed: EmbedTyped): void {
    const { words } = offer;
    const again = () => this.#again(typed, offer);
    this.#show(
      words.sentTitle,
      make('p', { class: 'note' }, words.sentText.replace('{email}', typed.email.trim())),
      make('button', { class: 'link', type: 'button', click: again }, words.again),
    );
    this.#root.querySelector('h2')?.focus();
  }

  #show(title: string, ...content: Node[]): void {
    this.#root.replaceChildren(framed(this.#language, title, content));
  }
}

/** `<belcanto-session lang="da" offer="…">`: free times that lead to the studio's booking page. */
class BelcantoSession extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [sheet];
    if (this.#root.childElementCount > 0) return;
    this.#root.append(make('slot'));
    this.#load();
  }

  async #load(): Promise<void> {
    const language = languageOf(this);
    const offer = this.getAttribute('offer') ?? '';
    const session = await loadFrom<EmbedSession>('session', { language, offer });
    if (!session) return;
    const { title, lead } = session.words;
    const content = [make('p', { class: 'lead' }, lead), ...sessionTimes(session)];
    this.#root.replaceChildren(framed(language, title, content));
  }
}

function languageOf(element: HTMLElement): 'da' | 'en' {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
  return lang.toLowerCase().startsWith('da') ? 'da' : 'en';
}

function framed(lang: string, title: string, content: readonly Node[]): HTMLElement {
  return make('div', { class: 'frame', lang }, make('h2', { tabindex: '-1' }, title), ...content);
}

/** The origin of this script, on whatever site it is embedded. */
const studio = new URL(import.meta.url).origin;

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Null: no response. Sent without cookies, as all calls here. */
async function loadFrom<T>(kind: string, asked: Record<string, string>): Promise<T | null> {
  const query = new URLSearchParams({ ...asked, time_zone: timeZone() });
  try {
    const answer = await fetch(`${studio}/embed/${kind}/times?${query}`, { credentials: 'omit' });
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}

const loadTimes = (language: string) => loadFrom<EmbedOffer>('consultation', { language });

/** `holder` from the previous response allows a corrected choice. Null: no response. Idempotent. */
async function requestHalfHour(
  typed: EmbedTyped,
  language: string,
  holder: string,
): Promise<EmbedAnswer | null> {
  const body = new URLSearchParams({ ...typed, language, holder, time_zone: timeZone() });
  try {
    const answer = await fetch(`${studio}/embed/consultation/ask`, {
      method: 'POST',
      credentials: 'omit',
      body,
    });
    const payload = await answer.json();
    if (answer.ok) return { ok: true, email: payload.email, holder: payload.holder };
    const fields = Array.isArray(payload.fields) ? payload.fields : [];
    return {
      ok: false,
      message: String(payload.message ?? ''),
      fields,
      isGone: fields.length === 0 && (answer.status === 409 || answer.status === 400),
    };
  } catch {
    return null;
  }
}

if (!customElements.get('belcanto-consultation')) {
  customElements.define('belcanto-consultation', BelcantoConsultation);
}
if (!customElements.get('belcanto-session')) customElements.define('belcanto-session', BelcantoSession);
