import type { ReactNode } from 'react';
import { Button } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { OrderProblem } from './act-on-order.ts';
import type { OwnersOrderWords } from './order.messages.ts';
import type { ShownOrder } from './read-owners-order.ts';

export interface OrderPartProps {
  order: ShownOrder;
  words: OwnersOrderWords;
  problem: OrderProblem | null;
  isBusy: boolean;
}

export function OrderRelease({ order, words, isBusy }: OrderPartProps) {
  if (!order.reserved) return null;
  const amount = order.reserved;
  return (
    <section className="admin-section">
      <h2>{words.release.heading}</h2>
      <p>
        {words.release.text(amount)} {order.onGiftCard && words.release.toGiftCard(order.onGiftCard)}{' '}
        {order.awaitsAnswer && words.release.onApplication}
      </p>
      {order.awaitsAnswer ? (
        <p>
          <TextLink href={order.facts.find(({ key }) => key === 'application')?.href ?? '/admin'} leads="on">
            {words.application}
          </TextLink>
        </p>
      ) : (
        <div className="remedies">
          <ConfirmDialog
            label={words.release.button}
            question={words.release.sure(amount, order.name, order.number)}
          >
            <PostForm to="release">
              <Press {...{ isBusy }}>{words.release.yes(amount)}</Press>
            </PostForm>
          </ConfirmDialog>
        </div>
      )}
    </section>
  );
}

export function Press({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" isCompact isBusy={isBusy}>
      {children}
    </Button>
  );
}
