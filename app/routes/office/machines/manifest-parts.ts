const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

export const manifestIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  icon(192),
  icon(512),
];

export function manifestResponse(manifest: Record<string, unknown>): Response {
  const colours = { background_color: '#f5f1e8', theme_color: '#f5f1e8' };
  return new Response(JSON.stringify({ ...manifest, ...colours }), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
