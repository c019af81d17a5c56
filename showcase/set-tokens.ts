/** Applies the tokens that specimens name: the policy allows styles set by scripts, not attributes. */
export function setTokens(): void {
  for (const specimen of document.querySelectorAll<HTMLElement>('[data-token], [data-ground]')) {
    const { token, ground } = specimen.dataset;
    if (token) specimen.style.setProperty('--of', `var(${token})`);
    if (ground) specimen.style.setProperty('--ground', `var(${ground})`);
  }
}
