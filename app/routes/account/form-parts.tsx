import { useNavigation } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';

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
  intent,
  label,
  busy,
  look = '',
}: {
  intent?: string;
  label: string;
  busy: string;
  look?: 'ghost' | '';
}) {
  const navigation = useNavigation();
  const isSending =
    navigation.formMethod === 'POST' && (navigation.formData?.get('intent') ?? undefined) === intent;
  return (
    <>
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      <Button type="submit" isBusy={isSending} {...(look ? { look } : {})}>
        {isSending ? busy : label}
      </Button>
    </>
  );
}
