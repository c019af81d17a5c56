import { Button } from '#app/ui/forms/button.tsx';
import { useIsSending } from '#app/web/forms/sub-resource.tsx';

export function Refusal({ title, message }: { title: string; message: string | null }) {
  if (!message) return null;
  return (
    <div role="alert" className="notice wrong">
      <h2>{title}</h2>
      <p>{message}</p>
    </div>
  );
}

export function Submit({
  to,
  label,
  busy,
  variant = '',
}: {
  /** The sub-resource that its form posts to; without it the page. */
  to?: string;
  label: string;
  busy: string;
  variant?: 'ghost' | '';
}) {
  const isSending = useIsSending(to);
  return (
    <Button type="submit" isBusy={isSending} {...(variant ? { variant } : {})}>
      {isSending ? busy : label}
    </Button>
  );
}
