import { Form } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import type { ShownSuppression } from './read-suppressions.ts';

interface Props {
  suppressions: readonly ShownSuppression[];
  back: string;
}

export function Suppressed({ suppressions, back }: Props) {
  return suppressions.map(({ email, title, text, again }) => (
    <Alert
      key={email}
      variant="wrong"
      title={title}
      actions={
        <Form method="post" action="/admin/messages/suppression-removal">
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="back" value={back} />
          <Button type="submit" variant="ghost" isPlain isCompact>
            {again}
          </Button>
        </Form>
      }
    >
      <p>{text}</p>
    </Alert>
  ));
}
