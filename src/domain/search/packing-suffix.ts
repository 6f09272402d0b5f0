import { mpnKey } from './tokens.ts';

/** Endings that say how a part is packed, as makers write them; what they leave has to be a part number still. */
const packing: readonly RegExp[] = [
  // Nexperia and NXP: reel sizes.
  /[,/ ]\d{3}$/,
  // Analog Devices and Maxim: +T, T&R, #TRPBF.
  /[+#/-]?T&R$/,
  /\+T$/,
  /#(?:TR|PBF|TRPBF)$/,
  // Texas Instruments: without lead, on a reel.
  /\/NOPB$/,
  /[-/ ]?(?:TR|T\/R)$/,
  /[-/ ](?:T|TP|T1|TR1|RL|R7|REEL|REEL7|REEL13|TAPE|CT|BULK|TUBE)$/,
  // Vishay: without lead, then the reel.
  /-[EM]3(?:\/[0-9A-Z]{2,3})?$/,
  // Diodes Incorporated: reels of 7 and 13 inches.
  /-(?:7|13)(?:-F)?$/,
];

/** Characters, of which one is a digit: a shorter rest is not a part number. */
const shortestRest = 4;

/** Keys of a part number without the ending that says how it is packed; none where it has none. */
export function keysWithoutPacking(partNumber: string): string[] {
  const text = partNumber.normalize('NFKC').toUpperCase();
  const rests = packing.flatMap((ending) => (ending.test(text) ? [mpnKey(text.replace(ending, ''))] : []));
  return [...new Set(rests)].filter(
    (key) => key.length >= shortestRest && /\d/.test(key) && /[A-Z]/.test(key),
  );
}

/** The numbers of linear regulators that all makers have, in front of which each has its own letters: 7805 is also in K7805, a DC-DC module. */
const regulatorNumber = /^7[89][LM]?(?:05|06|08|09|10|12|15|18|24)$/;
const makersLetters = ['L', 'LM', 'MC', 'UA', 'KA', 'NJM', 'TA', 'CJ', 'HT'];

/** Keys of a part number that is typed without the letters of its maker; none of other words. */
export function keysWithLetters(key: string): string[] {
  return regulatorNumber.test(key) ? makersLetters.map((letters) => `${letters}${key}`) : [];
}
