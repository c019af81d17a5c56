import { testEveryPage } from '#tests/support/engines/every-page.ts';

testEveryPage('da');
