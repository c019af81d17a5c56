/** A page is then shown in its fallback fonts, whatever arrives later. */
const timeoutMs = 400;

/*
 * Shows a page in our fonts or without them, and paints it once: what has arrived in time is added in one go. A classic
 * script, because a module would run after the first paint.
 */
{
  const { classList } = document.documentElement;
  const faces: ConstructorParameters<typeof FontFace>[] = JSON.parse(
    (document.currentScript as HTMLElement).dataset.faces as string,
  );
  classList.add('awaits-fonts');
  Promise.race([
    Promise.allSettled(faces.map((face) => new FontFace(...face).load())),
    new Promise<[]>((resolve) => setTimeout(resolve, timeoutMs, [])),
  ]).then((arrived) => {
    for (const face of arrived) if (face.status === 'fulfilled') document.fonts.add(face.value);
    classList.remove('awaits-fonts');
  });
}
