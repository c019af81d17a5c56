import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button, type ButtonProps } from '#app/ui/forms/button.tsx';

/** Of a form that sends. Busy while any form of the page is sent. */
export function SubmitButton({
  label,
  ...button
}: Omit<ButtonProps, 'children' | 'isBusy' | 'type'> & { label: ReactNode }) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Button type="submit" isBusy={isBusy} {...button}>
      {label}
    </Button>
  );
}
