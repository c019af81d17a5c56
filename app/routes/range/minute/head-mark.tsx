export function HeadMark() {
  return (
    <svg className="head-mark" viewBox="0 0 18 14" aria-hidden="true">
      <ellipse cx="9" cy="7" rx="7" ry="4.8" transform="rotate(-18 9 7)" />
    </svg>
  );
}
