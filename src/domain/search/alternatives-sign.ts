/** Between values of which a part has any: `15pF|22pF`. */
export const alternativesSign = '|';
