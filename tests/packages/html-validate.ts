export * from 'html-validate';
