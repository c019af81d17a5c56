import { Container, Head, Heading, Html, Img, Preview } from '@react-email/components';
import type { Branding } from './branding.ts';
import { EmailBlock } from './email-block.tsx';
import type { Block, EmailLayout } from './email-content.ts';
import { footLines } from './email-footer.ts';
import { portraitSource } from './email-portrait.ts';
import { darkInk, paint } from './email-style.ts';

function Stave() {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={{ margin: '12px 0 0' }}>
      <tbody>
        {['one', 'two', 'three', 'four', 'five'].map((line) => (
          <tr key={line}>
            <td className="rule" style={paint.staveLine}>
              &#8202;
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The coach's portrait is attached when the email is sent; without one its element is removed. */
function Letterhead({ branding }: { branding: Branding }) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0">
      <tbody>
        <tr>
          <td className="ink" style={paint.studio}>
            {branding.studioName}
          </td>
          <td align="right" style={paint.portrait}>
            {/* Lazy: React adds no preload to the head. */}
            <Img src={portraitSource} width="60" height="74" alt={branding.coachName} loading="lazy" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function previewOf(blocks: readonly Block[]): string {
  const hour = blocks.find((block) => block.kind === 'hour');
  if (hour) return `${hour.date}, ${hour.clocks[0] ?? ''}`;
  const first = blocks.find((block) => block.kind === 'text');
  return first ? first.text : '';
}

export function EmailPage({ layout }: { layout: EmailLayout }) {
  return (
    <Html lang={layout.language}>
      <Head>
        <title>{layout.subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkInk}</style>
      </Head>
      <body className="paper" style={paint.paper}>
        <Preview>{layout.preview || previewOf(layout.blocks)}</Preview>
        <Container style={paint.sheet}>
          <Letterhead branding={layout.branding} />
          <Stave />
          <Heading as="h1" className="ink" style={paint.headline}>
            {layout.headline}
          </Heading>
          {layout.blocks.map((block) => (
            <EmailBlock key={JSON.stringify(block)} block={block} />
          ))}
          <div className="rule" style={paint.foot}>
            {footLines(layout.branding).map((line) => (
              <p key={line} className="quiet" style={paint.footLine}>
                {line}
              </p>
            ))}
          </div>
        </Container>
      </body>
    </Html>
  );
}
