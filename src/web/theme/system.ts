import type { SystemConfig, SystemContext } from '@chakra-ui/react';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { semanticTokens, tokens } from './tokens.ts';

const textStyles = {
  /** Part numbers and order numbers. */
  part: { value: { fontFamily: 'mono', fontSize: '0.96em', letterSpacing: '-0.01em' } },
  table: { value: { fontSize: 'table', lineHeight: 'body' } },
  /** The small word above a value, and units. */
  label: { value: { fontSize: 'sm', color: 'fg.muted' } },
  figure: { value: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' } },
};

const keyframes = {
  breathe: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } },
  slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } },
};

const config = defineConfig({
  cssVarsPrefix: 'store',
  preflight: false,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
});

let made: SystemContext | undefined;

/**
 * The shop's own design system: Chakra's engine with our tokens only, none of its default theme. Its reset is left out
 * because ours is in the global styles; an empty cascade layer would swallow the rules after it. It is made when it is first asked
 * for, because making it takes longer than loading it.
 */
export function shopSystem(): SystemContext {
  made ??= createSystem(baseConfig, config);
  return made;
}

/** The same with global styles, which Chakra computes for every system that has some. */
export function systemWith(globalCss: NonNullable<SystemConfig['globalCss']>): SystemContext {
  return createSystem(baseConfig, config, { globalCss });
}
