import type { Page } from '#tests/packages/playwright.ts';

/** Measurements of a page in its current state. Everything here runs in the browser. */

export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const viewport = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let above = element.parentElement; above; above = above.parentElement) {
        const { overflowX, contain } = getComputedStyle(above);
        if (overflowX !== 'visible' || contain.includes('paint')) {
          // Decoration may be cut off by the page; the text in it is checked by `cutWords`.
          return above !== document.body && above.tagName !== 'MAIN';
        }
      }
      return false;
    };
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      if (width === 0 || !element.checkVisibility() || (right <= viewport + 1 && left >= -1)) return false;
      const isWord = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return isWord && !isClipped(element) && getComputedStyle(element).position !== 'fixed';
    });
    const lines = out.map((element) => `sticks out: ${element.outerHTML.slice(0, 140)}`);
    const wide = document.documentElement.scrollWidth - viewport;
    return wide > 0 ? [`the page is ${wide}px too wide`, ...lines] : lines;
  });
}

/** Text cut off by a box that cannot be scrolled. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    for (const box of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(box);
      const hides = (value: string) => value === 'hidden' || value === 'clip';
      if (!hides(style.overflowX) && !hides(style.overflowY)) continue;
      // Text for screen readers only.
      if (
        style.clipPath !== 'none' ||
        // An excerpt that ends in an ellipsis and links to the full text.
        style.webkitLineClamp !== 'none' ||
        // One line of a summary that shows the whole text when it is opened.
        (style.textOverflow === 'ellipsis' && box.closest('details:not([open]) > summary') !== null) ||
        // As tall as it lasts; its link names it and leads to everything.
        box.closest('.time-grid') !== null ||
        box.clientWidth <= 1 ||
        box === document.body ||
        box.tagName === 'MAIN'
      )
        continue;
      const edge = box.getBoundingClientRect();
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const spill = 6 + 0.25 * Number.parseFloat(getComputedStyle(node.parentElement ?? box).fontSize);
        for (const line of range.getClientRects()) {
          const isClipped =
            (hides(style.overflowX) && (line.right > edge.right + 2 || line.left < edge.left - 2)) ||
            (hides(style.overflowY) && (line.bottom > edge.bottom + spill || line.top < edge.top - spill));
          const isSeen = line.width > 1 && node.parentElement && !node.parentElement.closest('.unseen');
          if (isClipped && isSeen)
            clipped.push(`${box.className || box.tagName} cuts "${node.textContent.trim()}"`);
        }
      }
    }
    return [...new Set(clipped)];
  });
}

/** Targets smaller than 24 px, except links within a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type=hidden])',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter((control) => {
        const label = (control as HTMLInputElement).labels?.[0];
        const boxes = [control, ...(label ? [label] : [])].map((box) => box.getBoundingClientRect());
        if (boxes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5)) return false;
        if (boxes.every(({ width, height }) => width <= 1 || height <= 1)) return false;
        if (control.closest('.skip, .unseen')) return false;
        const isInSentence =
          control.tagName === 'A' &&
          getComputedStyle(control).display === 'inline' &&
          (control.parentElement?.textContent?.trim().length ?? 0) >
            (control.textContent?.trim().length ?? 0) + 8;
        return !isInSentence;
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return `${Math.round(width)}×${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`;
      });
  });
}

export function brokenHeadlines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const viewport = document.documentElement.clientWidth;
    return [...document.querySelectorAll<HTMLElement>('.score')].flatMap((score) => {
      const words = [...score.querySelectorAll<HTMLElement>('.sung')];
      const out = words.filter((word) => {
        const { left, right } = word.getBoundingClientRect();
        return left < 0 || right > viewport || word.scrollWidth > word.clientWidth + 1;
      });
      return out.map((word) => `"${word.textContent}" of "${score.textContent}" is clipped`);
    });
  });
}

/** Invisible text: too transparent, or not painted. Does not wait. */
export function invisibleText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (
        parent.closest(
          // The bar repeats the first screen, and appears when that is scrolled away.
          'script, style, noscript, template, dialog, details:not([open]), [popover], [hidden], option, .booking-bar, ' +
            // Shown by focus and hover, as every free hour of a week would be too much to read.
            '.is-week .time-item.free, ' +
            // The current time covers it.
            '.under-clock',
        )
      )
        continue;
      if (!parent.checkVisibility()) continue;
      let opacity = 1;
      for (let above: Element | null = parent; above; above = above.parentElement)
        opacity *= Number(getComputedStyle(above).opacity);
      const { visibility } = getComputedStyle(parent);
      if (opacity < 0.6 || visibility !== 'visible') hidden.push(node.textContent.trim().slice(0, 60));
    }
    return hidden;
  });
}

/** Running animations, by the name of the animated element. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      // Scroll-driven animations stop when the page does.
      .filter((animation) => animation.timeline === document.timeline && animation.playState === 'running')
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `${(target as Element | null)?.className}: ${(animation as CSSAnimation).animationName ?? 'transition'}`;
      }),
  );
}

/** Sets the browser's text to 200 percent. */
export function doubleText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Simulates a computer whose only serif font is this one. */
export function setIn(page: Page, face: string): Promise<void> {
  return page.evaluate((family) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { --serif: ${family} }`);
    document.adoptedStyleSheets.push(sheet);
  }, face);
}

/**
 * Text with too little contrast on a plain background (WCAG 2.2: 4.5, large text 3). Covers what axe leaves
 * undecided: text that another box overlaps.
 */
export function lowContrastText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = readonly [number, number, number, number];
    const read = (text: string): Colour | null => {
      const [red, green, blue, alpha = 1] =
        (/^rgba?\(([^)]*)\)$/.exec(text)?.[1] ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
      return red === undefined || green === undefined || blue === undefined
        ? null
        : [red, green, blue, alpha];
    };
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** Null: the background is translucent, so not a plain colour. */
    const groundOf = (element: Element): Colour | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (Number(style.opacity) < 1) return null;
        const colour = read(style.backgroundColor);
        if (colour && colour[3] === 1) return colour;
        if (!colour || colour[3] > 0 || style.backgroundImage !== 'none') return null;
      }
      return null;
    };
    const faint = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const word = node.parentElement;
      if (!word || !node.textContent?.trim() || !word.checkVisibility({ visibilityProperty: true })) continue;
      if (word.closest('script, style, noscript, .unseen, .skip, :disabled, [aria-disabled]')) continue;
      const style = getComputedStyle(word);
      const [colour, ground] = [read(style.color), groundOf(word)];
      if (!colour || colour[3] < 1 || !ground) continue;
      const [darker = 0, lighter = 0] = [luminance(colour), luminance(ground)].sort((a, b) => a - b);
      const ratio = (lighter + 0.05) / (darker + 0.05);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (ratio < (isLarge ? 3 : 4.5)) faint.add(`${ratio.toFixed(1)}: ${word.outerHTML.slice(0, 120)}`);
    }
    return [...faint];
  });
}
