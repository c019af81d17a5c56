/**
 * Refusals that mean the same everywhere; a verb has some of them and its own. `not-found`: not there, another
 * person's, or deleted. `changed`: another save came after the form was opened.
 */
export type Refusal = 'not-found' | 'changed' | 'invalid' | 'too-large' | 'too-often' | 'busy' | 'no-answer';
