import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// As client/enhance.ts.
if ('canParse' in URL) startTransition(() => void hydrateRoot(document, <HydratedRouter />));
else for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent;
