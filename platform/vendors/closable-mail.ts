import type { MailTransport } from '../mail/mail.ts';

export interface ClosableMail {
  transport: MailTransport;
  /** Once the deliveries under way have ended. */
  close: () => Promise<void>;
}

export function closableMail({ transport, close }: ClosableMail): ClosableMail {
  const running = new Set<Promise<unknown>>();
  return {
    transport: {
      kind: transport.kind,
      deliver(mail, beforeFinalDot) {
        const delivery = transport.deliver(mail, beforeFinalDot);
        const ended: Promise<unknown> = delivery.then(
          () => running.delete(ended),
          () => running.delete(ended),
        );
        running.add(ended);
        return delivery;
      },
    },
    async close() {
      await Promise.all(running);
      await close();
    },
  };
}
