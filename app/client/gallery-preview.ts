/** Previews chosen images in the gallery. Nothing is uploaded. */
export function wake(host: HTMLElement): void {
  const input = host.querySelector<HTMLInputElement>('input[type="file"]');
  const wall = host.querySelector('.gallery');
  const template = host.querySelector('template');
  const problem = host.querySelector<HTMLElement>('[role="alert"]');
  if (!input || !wall || !template) throw new Error('The gallery is not whole');
  const say = (text: string) => {
    if (!problem) return;
    problem.hidden = !text;
    problem.replaceChildren(text);
  };
  const show = (file: File) => {
    const card = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    const picture = document.createElement('img');
    card.querySelector('figure')?.append(picture);
    const address = URL.createObjectURL(file);
    const removePreview = () => {
      URL.revokeObjectURL(address);
      card.remove();
    };
    picture.alt = (host.dataset.yours ?? '').replace('{name}', file.name);
    picture.onerror = () => {
      removePreview();
      say(host.dataset.error ?? '');
    };
    card.querySelector('[data-remove]')?.addEventListener('click', () => {
      removePreview();
      input.focus();
    });
    picture.src = address;
    wall.append(card);
  };
  const choose = () => {
    say('');
    for (const file of input.files ?? []) {
      if (file.type && !file.type.startsWith('image/')) say(host.dataset.error ?? '');
      else show(file);
    }
    input.value = '';
    input.dataset.files = '0';
  };
  input.addEventListener('change', choose);
  if (input.files?.length) choose();
}
