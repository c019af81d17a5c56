import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import type { ToastWords } from './toast.tsx';

/** Milliseconds until a toast disappears. */
const stays = 9000;

/** Toast provider of hydrated pages. Hover and focus pause the timers (WCAG 2.2, 2.2.1). */
export function Toaster({
  label,
  closeLabel,
  children,
}: {
  label: string;
  closeLabel: string;
  children: ReactNode;
}) {
  return (
    <Toast.Provider timeout={stays} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label={label}>
          <Slips closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Errors stay until dismissed. */
export function useToasts(): (toast: ToastWords) => void {
  const manager = Toast.useToastManager();
  return ({ title, text, isDestructive = false }) => {
    manager.add({
      title,
      description: text,
      type: isDestructive ? 'destructive' : 'calm',
      priority: isDestructive ? 'high' : 'low',
      ...(isDestructive ? { timeout: 0 } : {}),
    });
  };
}

function Slips({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={toast.type === 'destructive' ? 'toast destructive' : 'toast'}
    >
      <Toast.Title render={<strong />} />
      <Toast.Description />
      <Toast.Close aria-label={closeLabel}>×</Toast.Close>
    </Toast.Root>
  ));
}
