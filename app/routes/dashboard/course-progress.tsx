import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import type { Progress } from '#studio/learning/progress.ts';

export function CourseProgress({
  id,
  progress: { done, total, percent },
  label,
  count,
}: {
  id: string;
  progress: Progress;
  label: string;
  count: (done: number, total: number) => string;
}) {
  return (
    <div className="course-progress">
      <ProgressBar id={`progress-${id}`} label={label} value={percent} valueText={`${percent} %`} />
      <p className="hint">{count(done, total)}</p>
    </div>
  );
}
