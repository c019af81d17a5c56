interface NumberedStepsProps {
  id: string;
  title: string;
  steps: readonly string[];
  className?: string;
}

/** A section of sentences in their order. */
export function NumberedSteps({ id, title, steps, className }: NumberedStepsProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 className="ruled" id={id}>
        {title}
      </h2>
      <ol className="steps">
        {steps.map((text) => (
          <li key={text}>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
