import { testEveryPage } from '#tests/support/engines/every-page.ts';

testEveryPage('en');
