/** A time in sound or film: 83 seconds → '1:23', 3600 → '1:00:00'. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
