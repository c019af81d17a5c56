import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { ListedModule } from './course-modules.data.ts';
import { courseModulesMessages } from './course-modules.messages.ts';

/** The first module is open. */
export function CourseModules({
  heading,
  modules,
  language,
}: {
  heading: string | null;
  modules: readonly ListedModule[];
  language: Language;
}) {
  const words = courseModulesMessages[language];
  if (modules.length === 0) return null;
  return (
    <section>
      <h2 className="ruled">{heading ?? words.heading}</h2>
      <Disclosures>
        {modules.map(({ title, lessons }, position) => (
          <Disclosure
            key={title}
            isOpen={position === 0}
            summary={
              <>
                {position + 1}. {title} <small>{words.lessons(lessons.length)}</small>
              </>
            }
          >
            <ol className="lessons">
              {lessons.map((lesson) => (
                <li key={lesson.title}>
                  {lesson.title}
                  {lesson.length && <small> {lesson.length}</small>}
                </li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </Disclosures>
    </section>
  );
}
