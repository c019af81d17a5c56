/** The bar of app/ui/feedback/progress-bar.tsx, under a file field during its upload. */
export interface UploadProgress {
  /** Whole percent, 0 to 100. */
  show(percent: number): void;
  end(): void;
}

export function uploadProgress(input: HTMLInputElement, words: string): UploadProgress {
  const box = document.createElement('div');
  box.className = 'progress';
  const bar = document.createElement('progress');
  bar.id = `${input.id}-progress`;
  bar.max = 100;
  const label = document.createElement('label');
  label.htmlFor = bar.id;
  label.textContent = words;
  const figure = document.createElement('output');
  figure.htmlFor.add(bar.id);
  box.append(label, figure, bar);
  const field = input.closest('.field');
  field?.querySelector('.progress')?.remove();
  field?.append(box);
  return {
    show(percent) {
      bar.value = percent;
      figure.textContent = `${percent} %`;
      box.classList.toggle('done', percent === 100);
    },
    end: () => box.remove(),
  };
}

/** Never 100 before the last byte is sent. */
export function wholePercent(loaded: number, total: number): number {
  return total > 0 ? Math.floor((100 * loaded) / total) : 0;
}
