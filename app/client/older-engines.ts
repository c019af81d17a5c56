/**
 * Older engines get pages as without scripts. Of Safari the others begin with the one that knows the media query
 * `scripting`, so that styles and scripts agree (tests/baseline).
 */
export const runsScripts = 'canParse' in URL;

/** What browsers do where scripts are turned off. */
export function showWithoutScripts(): void {
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent;
  for (const part of document.querySelectorAll('.with-scripts, .hear-button')) part.remove();
}
