/** Texts of the forms that fields of this shop have; one of them, shortened or lengthened, fits nearly every pattern. */
export const sampleTexts: readonly string[] = [
  ...['13800138000', '123456', 'Blue4sky9', 'P2026000000000001', 'China,Guangdong,Shenzhen', '1,2,3'],
  ...['price', 'contract.pdf,/files/contract.pdf', '/files/sample.png', 'https://example.com/a'],
  ...['4.5', 'a-b_c'],
];
