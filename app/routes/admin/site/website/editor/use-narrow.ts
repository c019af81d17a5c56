import { useSyncExternalStore } from 'react';

const query = '(max-width: 999px)';

/** The panel covers the preview. False until hydration. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
