import type { ReactNode } from 'react';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { OrderProblem } from './act-on-order.ts';
import type { OwnersOrderWords } from './order.messages.ts';
import type { ShownOrder } from './read-owners-order.ts';

export interface OrderPartProps {
  order: ShownOrder;
  words: OwnersOrderWords;
  problem: OrderProblem | null;
}

export function OrderRelease({ order, words }: OrderPartProps) {
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
              <Press>{words.release.yes(amount)}</Press>
            </PostForm>
          </ConfirmDialog>
        </div>
      )}
    </section>
  );
}

export function Press({ children }: { children: ReactNode }) {
  return <SubmitButton isCompact label={children} />;
}
