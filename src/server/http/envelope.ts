export {
  type Envelope,
  Refusal,
  refusalEnvelope,
  statusOf,
  successEnvelope,
} from '#domain/wire/envelope.ts';
