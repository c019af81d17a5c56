import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { useWords } from '#app/web/words.ts';
import type { Progress } from '#studio/teaching/learning/progress.ts';
import { studyMessages } from './study.messages.ts';

export function CourseProgress({
  id,
  progress: { done, total, percent },
  count,
}: {
  id: string;
  progress: Progress;
  count: (done: number, total: number) => string;
}) {
  const { progress: label } = useWords(studyMessages);
  return (
    <div className="course-progress">
      <ProgressBar id={`progress-${id}`} label={label} value={percent} valueText={`${percent} %`} />
      <p className="hint">{count(done, total)}</p>
    </div>
  );
}
