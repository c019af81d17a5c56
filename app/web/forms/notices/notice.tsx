import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  text: string;
  close: string;
  onClose: () => void;
  children?: ReactNode;
}

export function Notice({ title, text, close, onClose, children }: NoticeProps) {
  return (
    <div className="toasts">
      <div className="toast destructive" role="alert">
        <strong>{title}</strong>
        <p>{text}</p>
        {children}
        <button type="button" aria-label={close} onClick={onClose}>
          ×
        </button>
      </div>
    </div>
  );
}
