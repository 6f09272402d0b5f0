const minusSigns = /[\u2010-\u2015\u2212\ufe63]/g;
const tildes = /[\u223c\u301c\uff5e]/g;

/**
 * Brings a text to the one spelling that the parser reads: full-width to half-width, µ to μ, Ω (ohm sign) to Ω,
 * ℃ to °C, every dash to `-`, every wave to `~`, ≥ to `>=`, single spaces.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(minusSigns, '-')
    .replace(tildes, '~')
    .replaceAll('⁄', '/')
    .replace(/[≥≧]/g, '>=')
    .replace(/[≤≦]/g, '<=')
    .replace(/º(?=[cC])/g, '°')
    .replace(/\+\/-|\+-/g, '±')
    .replace(/\s+/g, ' ')
    .trim();
}
