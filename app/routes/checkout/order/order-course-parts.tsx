import { Disclosure } from '#app/ui/disclosure.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { SubmitOnce } from '../submit-once.tsx';
import type { CourseView } from './order-course.ts';

/** Collapsed, so that nobody returns a course by accident. */
export function OrderCourse({ course }: { course: CourseView }) {
  return (
    <>
      {course.open && (
        <>
          <p className="order-note">
            <a className="button" href={course.open.href}>
              {course.open.label}
            </a>
          </p>
          {course.open.firstTime && <p className="quiet order-note">{course.open.firstTime}</p>}
        </>
      )}
      {course.payments.length > 0 && (
        <>
          <h3 className="order-heading">{course.paymentsTitle}</h3>
          <Leaders
            isFull
            rows={course.payments.map(({ key, label, value, state, pay }) => ({
              key,
              label: (
                <>
                  {label} <em>{state}</em>{' '}
                  {pay && (
                    <a className="text-link" href={pay.href} rel="noopener noreferrer">
                      {pay.label}
                    </a>
                  )}
                </>
              ),
              value,
            }))}
          />
          {course.paused && (
            <Alert variant="wrong">
              <p>{course.paused}</p>
            </Alert>
          )}
        </>
      )}
      {course.guarantee && (
        <Disclosure summary={course.guarantee.title}>
          <p>{course.guarantee.text}</p>
          <SubmitOnce action={course.guarantee.action} busy={course.guarantee.busy} isGhost>
            {course.guarantee.button}
          </SubmitOnce>
        </Disclosure>
      )}
    </>
  );
}
