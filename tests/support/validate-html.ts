import { type DOMReadyEvent, definePlugin, HtmlValidate, Rule } from '#tests/packages/html-validate.ts';

/**
 * HTML Standard, 4.8.4.2.1: with `sizes`, every candidate of `srcset` has a width descriptor; without it, none
 * has.
 */
class SrcsetWidths extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const element of document.querySelectorAll('img[srcset], source[srcset]')) {
        const candidates = String(element.getAttributeValue('srcset') ?? '').split(/,\s+/);
        const areWidths = candidates.map((candidate) => /\s\d+w$/.test(candidate.trim()));
        if (areWidths.every((isWidth) => isWidth === element.hasAttribute('sizes'))) continue;
        this.report(element, `srcset and sizes do not agree: ${candidates.join(', ')}`);
      }
    });
  }
}

/** ARIA in HTML: a label of a control is not hidden itself; what contains both is. */
class ShownLabels extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const label of document.querySelectorAll('label[aria-hidden]')) {
        this.report(label, 'aria-hidden on a label');
      }
    });
  }
}

const rules = { 'srcset-widths': SrcsetWidths, 'shown-labels': ShownLabels };
const plugin = definePlugin({ name: 'belcanto', rules });

/**
 * Conformance errors of the HTML Standard and nothing else: no style, no advice, no accessibility beyond it (axe).
 */
const validator = new HtmlValidate({
  root: true,
  plugins: [plugin],
  extends: ['html-validate:standard'],
  rules: {
    'input-attributes': 'error',
    'no-missing-references': 'error',
    'srcset-widths': 'error',
    'shown-labels': 'error',
  },
});

/** Violations of the HTML Standard, one line each; empty: the page conforms. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}
