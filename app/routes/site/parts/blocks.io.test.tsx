import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoreLibraryFiles } from '#app/ui/media/library-files.tsx';
import { PhotographsProvider } from '#app/ui/media/photographs.tsx';
import { SoundsProvider } from '#app/ui/media/sounds.tsx';
import { type Block, blockTypes } from '#studio/shared/content/blocks.ts';
import { type BlockField, blockFrom, fieldsOf } from '#studio/site/pages/block-form.ts';
import { htmlErrors } from '#tests/support/validate-html.ts';
import { Blocks } from './blocks.tsx';

const words = {
  play: 'Play',
  pause: 'Pause',
  loading: 'Loading',
  failed: 'Failed',
  again: 'Again',
  hear: 'Hear',
  seek: 'Seek',
  fullScreen: 'Full screen',
};
const still = {
  address: '/pictures/still',
  widths: [480, 900],
  width: 900,
  height: 600,
  placeholder: 'data:image/webp;base64,AAAA',
  alt: '',
};

function rendered(blocks: readonly Block[]): string {
  return renderToStaticMarkup(
    <SoundsProvider
      value={{ recordings: { own: { address: '/recordings/own.mp3', seconds: 3, text: '' } }, words }}
    >
      <PhotographsProvider value={{ own: still }}>
        <MoreLibraryFiles
          films={{ own: { address: '/media/own.mp4', seconds: null, captions: ['da', 'en'] } }}
          pdfs={{ own: { address: '/media/own.pdf', bytes: 1 } }}
        >
          <Blocks blocks={blocks} language="en" />
        </MoreLibraryFiles>
      </PhotographsProvider>
    </SoundsProvider>,
  );
}

/** Files and places that no form asks for. */
const given: Readonly<Record<string, object>> = {
  discountCode: { code: 'SING' },
  film: { film: 'own', picture: 'own' },
  pdf: { pdf: 'own' },
  picture: { picture: 'own', alt: '' },
  recording: { recording: 'own' },
  video: { picture: 'own', alt: '' },
};
/** Rendered by the pages that have them, from the catalogue. */
const ofPages = [
  'seo',
  'headline',
  'article',
  'articleLink',
  'issue',
  'offer',
  'programmes',
  'courseCards',
  'modules',
  'pricePlans',
  'people',
  'concerts',
];
const types = Object.keys(blockTypes).filter((type) => !ofPages.includes(type));

const piece = fc.constantFrom(
  'a',
  'å',
  ' ',
  '\n',
  '\n\n',
  '&',
  '"',
  "'",
  '<b>',
  '</p>',
  '<script>alert(1)</script>',
  '<!--',
  ']]>',
  '\\',
  '**',
  '- ',
  '1. ',
  '# ',
  '[x](/a)',
  '[x](javascript:alert(1))',
  '" onclick="alert(1)',
  '&amp;',
  '{studio}',
  '😀',
);
const text = fc.string({ unit: piece, minLength: 1, maxLength: 8 });
const link = fc.constantFrom(
  '/contact',
  'https://x.example/?a=1&b="',
  'mailto:a@b.example',
  'tel:+4512345678',
  '#a',
  'https://vimeo.com/1',
  'https://www.youtube.com/watch?v=AAAAAAAAAAA',
  'https://x.example/æ',
  'javascript:alert(1)',
  '//x.example',
  'https://',
  'data:text/html,x',
  'https://[',
  '" onclick="',
);

/** What is typed into the form of a section, by the names of its fields. */
function typedIn(fields: readonly BlockField[], prefix = ''): fc.Arbitrary<Record<string, string>> {
  const parts = fields.map((field): fc.Arbitrary<Record<string, string>> => {
    const name = prefix + field.name;
    if (field.kind === 'entries') {
      return typedIn(field.fields, `${name}.0.`);
    }
    const value = field.name === 'href' || field.name === 'link' ? link : text;
    return value.map((written) => ({ [name]: written }));
  });
  return fc.tuple(...parts).map((all) => Object.assign({}, ...all));
}

test.each(types)(
  'any input of the form of %s is refused, or is valid and safe HTML [80 generated]',
  async (type) => {
    const blank = { type, ...given[type] } as Block;
    const accepted: string[] = [];
    fc.assert(
      fc.property(typedIn(fieldsOf(blank)), (typed) => {
        const block = blockFrom(blank, typed);
        if (block) accepted.push(rendered([block]));
      }),
      { numRuns: 80 },
    );
    expect(accepted.length).toBeGreaterThan(5);
    expect(accepted.some((html) => html !== '')).toBe(true);
    // Style sheets have no address before the build.
    const html = accepted.join('\n').replaceAll('<link rel="stylesheet" precedence="parts"/>', '');
    const tags = html.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => /^<script|\s(?:on\w+|style)=/i.test(tag))).toEqual([]);
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:|data:image\/)/);
    const page = `<!DOCTYPE html><html lang="en"><head><title>Sections</title></head><body>${html}</body></html>`;
    expect(await htmlErrors(page)).toEqual([]);
  },
);
