import { AsyncLocalStorage } from 'node:async_hooks';

/** Of a form with files: its texts. The files themselves are not kept. */
export interface SentForm {
  texts: FormData;
  fileFields: ReadonlySet<string>;
}

const answering = new AsyncLocalStorage<{ sent: SentForm | null }>();

/** For the page that is shown when the answer fails. */
export function rememberForm(sent: SentForm): void {
  const store = answering.getStore();
  if (store) store.sent = sent;
}

export function withSentForm<T>(answer: (sent: () => SentForm | null) => Promise<T>): Promise<T> {
  const store: { sent: SentForm | null } = { sent: null };
  return answering.run(store, () => answer(() => store.sent));
}
