import { expect, test } from 'vitest';
import type { OutgoingMail } from '../mail/mail.ts';
import { closableMail } from './closable-mail.ts';

test('a mail server is left once the deliveries under way have ended, however they end', async () => {
  const deliveries = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const events: string[] = [];
  let next = 0;
  const { transport, close } = closableMail({
    transport: { kind: 'smtp', deliver: () => deliveries[next++]!.promise },
    close: async () => void events.push('closed'),
  });
  const sent = deliveries.map((_, at) =>
    transport.deliver({} as OutgoingMail).then(
      () => events.push(`sent ${at}`),
      () => events.push(`failed ${at}`),
    ),
  );
  const closing = close();
  deliveries[1]!.reject(new Error('refused'));
  await sent[1];
  deliveries[0]!.resolve();
  await Promise.all([...sent, closing]);
  expect(events).toEqual(['failed 1', 'sent 0', 'closed']);
});
