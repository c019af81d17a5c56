import type { LanguageCode } from '#platform/db/schema/columns.ts';
import { html, type Markup } from './html.ts';
import { pageWords } from './page.messages.ts';

export function pageFrame(language: LanguageCode, title: string, body: Markup): string {
  const words = pageWords[language];
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${words.banner}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/test-checkout/style.css">
</head>
<body>
<header class="banner"><p><strong>${words.banner}</strong> <span>${words.bannerMore}</span></p></header>
<main>${body}</main>
</body>
</html>
`.text;
}

export function calmPage(
  language: LanguageCode,
  {
    title,
    sentence,
    link,
  }: { title: string; sentence: string; link: { href: string; label: string } | null },
): string {
  const way = link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`;
  return pageFrame(language, title, html`<h1>${title}</h1><p class="lead">${sentence}</p>${way}`);
}
