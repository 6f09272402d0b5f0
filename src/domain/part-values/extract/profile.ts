/** How the loose values in the descriptions of a category are to be understood. */
export interface ExtractProfile {
  /** Matches the category words in either language. */
  readonly match: RegExp;
  /** Rules for numbers, first match wins, each parameter once; see `readRule` for the notation. */
  readonly numbers: string;
  /** Parameters whose known text values may occur. */
  readonly texts?: string;
  /** Words that a supplier's translation got wrong, and what they stand for. */
  readonly reads?: Readonly<Record<string, string>>;
}

/** Read where no category is known: only what a unit alone makes clear. */
export const plainProfile: ExtractProfile = {
  match: /^/,
  numbers:
    'Ω@:impedance Ω:resistance F:capacitance H:inductance %:tolerance W:powerRating V~:supplyVoltage V:ratedVoltage A:ratedCurrent Hz:frequency ppm/℃:temperatureCoefficient ppm:frequencyTolerance B:memorySize pins:numberOfPins',
  texts: 'dielectric safetyClass transistorType resistorType',
};
