const paths = {
  back: 'M21 6.5 3 12l18 5.5',
  undo: 'M9 4.5 4 9.5l5 5M4 9.5h10.5a5.2 5.2 0 0 1 0 10.4H10',
  redo: 'M15 4.5l5 5-5 5M20 9.5H9.5a5.2 5.2 0 0 0 0 10.4H14',
  up: 'M5 15.5 12 8.5l7 7',
  down: 'M5 8.5l7 7 7-7',
  close: 'M5 5l14 14M19 5 5 19',
  more: 'M3.5 6h17M3.5 12h17M3.5 18h17',
} as const;

export function EditorIcon({ of }: { of: keyof typeof paths }) {
  return (
    <svg className="section-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  );
}
