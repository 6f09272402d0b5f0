import type { JsonObject } from '#description/json.ts';

/** One version of the description. */
export interface Version {
  /** Bundled OpenAPI 3.1. */
  readonly document: JsonObject;
  /** The rows of codes.yaml, by code; absent where only the bundle is at hand. */
  readonly codes?: JsonObject;
  /** The texts, by language, section and key; absent where only the bundle is at hand. */
  readonly texts?: JsonObject;
}
