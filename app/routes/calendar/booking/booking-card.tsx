import { Leaders } from '#app/ui/leaders.tsx';

export interface BookingCardView {
  rows: Array<{ key: string; label: string; value: string; href?: string | null }>;
}

export function BookingCard({ card }: { card: BookingCardView }) {
  return (
    <div className="booking-bill">
      <Leaders
        isFull
        isFacts
        rows={card.rows.map(({ key, label, value, href }) => ({
          key,
          label,
          value: href ? <a href={href}>{value}</a> : <Lines text={value} />,
        }))}
      />
    </div>
  );
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => <span key={line}>{line}</span>);
}
