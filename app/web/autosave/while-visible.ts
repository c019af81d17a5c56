/** Calls `show` with the latest state once the page is visible: Firefox loses React's updates in a page that it freezes. */
export function whileVisible<State>(show: (state: State) => void): (state: State) => void {
  let latest: State;
  const showLatest = () => {
    if (document.hidden) return document.addEventListener('visibilitychange', showLatest);
    document.removeEventListener('visibilitychange', showLatest);
    show(latest);
  };
  return (state) => {
    latest = state;
    showLatest();
  };
}
