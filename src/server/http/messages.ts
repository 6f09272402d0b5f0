export { codeText, fieldText } from '#domain/wire/messages.ts';
