import type { ReactNode } from 'react';
import { useWords } from '#app/web/words.ts';
import { AdminFrame } from '../../frame.tsx';
import { figuresListMessages } from './figures-lists.messages.ts';

export interface FiguresListProps {
  title: string;
  about: string;
  sum: string;
  back: string;
  children: ReactNode;
}

export function FiguresList({ title, about, sum, back, children }: FiguresListProps) {
  const words = useWords(figuresListMessages);
  return (
    <AdminFrame page="figures" title={title} lead={about} back={{ href: back, label: words.back }}>
      <p>
        <strong>{sum}</strong>
      </p>
      {children}
    </AdminFrame>
  );
}
