export { requestLanguage } from '#domain/wire/request-language.ts';
