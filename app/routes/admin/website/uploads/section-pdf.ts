import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { blockPath } from '../pages/save-block.ts';
import type { Route } from './+types/section-pdf';
import { receiveSectionFile } from './receive-upload.ts';

export default NoView;
export const middleware = showPage(blockPath);

export const action = (args: Route.ActionArgs) => receiveSectionFile(args, 'pdf');
