import type { Config } from '#codegen/generator.ts';
import { bundled } from '#codegen/generators/bundled.ts';
import { server } from '#codegen/generators/server.ts';
import { texts } from '#codegen/generators/texts.ts';
import { types } from '#codegen/generators/types.ts';

/** Which generator writes where in `generated/`. Each reads the description in `openapi/`; none reads another's output. */
export default {
  description: 'openapi',
  output: 'generated',
  generators: [bundled, texts, types, server],
} satisfies Config;
