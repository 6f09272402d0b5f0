import type { Config } from '#codegen/generator.ts';
import { actions } from '#codegen/generators/actions.ts';
import { bundled } from '#codegen/generators/bundled.ts';
import { constants } from '#codegen/generators/constants.ts';
import { enums } from '#codegen/generators/enums.ts';
import { forms } from '#codegen/generators/forms.ts';
import { hooks } from '#codegen/generators/hooks.ts';
import { limits } from '#codegen/generators/limits.ts';
import { mocks } from '#codegen/generators/mocks.ts';
import { server } from '#codegen/generators/server.ts';
import { texts } from '#codegen/generators/texts.ts';
import { transport } from '#codegen/generators/transport.ts';
import { types } from '#codegen/generators/types.ts';

/** Which generator writes where in `generated/`. Each reads the description in `openapi/`; none reads another's output. */
export default {
  description: 'openapi',
  output: 'generated',
  generators: [
    bundled,
    texts,
    constants,
    limits,
    enums,
    transport,
    types,
    server,
    actions,
    forms,
    hooks,
    mocks,
  ],
} satisfies Config;
