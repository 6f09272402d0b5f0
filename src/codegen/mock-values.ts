import { sceneNames } from '#drawings/scenes/index.ts';

/** Faker expressions behind the names of `x-mock`, as text: they are pasted into generated code and use `faker` alone. */

const list = (items: readonly string[]) => `faker.helpers.arrayElement(${JSON.stringify(items)})`;
const digits = (length: number) => `faker.string.numeric({ length: ${length} })`;
const money = 'faker.number.int({ min: 100, max: 500000 })';
const image = `\`/img/part/\${${list(['0603-chip', '0805-chip', 'sot-23', 'soic-8', 'qfn-32'])}}/\${${list(['iso', 'top', 'side'])}}.svg\``;
const scene = `\`/img/scene/\${${list(sceneNames.filter((name) => !/banner|cover/.test(name)))}}.svg\``;
const person = 'faker.person.firstName()';
const company = 'faker.company.name()';
const recent = 'faker.date.recent({ days: 90 })';

const catalogue = {
  productNum: `\`\${faker.string.alpha({ length: 2, casing: 'upper' })}\${${digits(4)}}-\${faker.string.alphanumeric({ length: 4, casing: 'upper' })}\``,
  productName: `\`\${${list(['Thick-film chip resistor', 'Ceramic capacitor', 'Ferrite bead', 'Schottky diode', 'Buck converter'])}} \${${digits(3)}}\``,
  productDescribe: list([
    '4.7 kΩ ±1% 100 mW 0603',
    '100 nF ±10% 50 V X7R 0603',
    '600 Ω at 100 MHz 450 mΩ 0603',
    '40 V 1 A SOD-123',
  ]),
  image,
  scene,
  imageList: `Array.from({ length: 2 }, () => ${image}).join(',')`,
  priceIndex:
    'JSON.stringify([{ num: 100, price: 0.42 }, { num: 1000, price: 0.31 }, { num: faker.number.int({ min: 2, max: 9 }) * 1000, price: 0.23 }])',
  unitPrice: 'faker.number.int({ min: 1, max: 5000000 }) / 10000',
  startBuy: 'faker.helpers.arrayElement([1, 10, 50, 100])',
  orderMultiple: 'faker.helpers.arrayElement([1, 5, 10, 50])',
  stock: 'faker.number.int({ min: 0, max: 500000 })',
  brand: list(['YAGEO', 'Murata', 'TDK', 'Vishay', 'onsemi', 'Texas Instruments']),
  packageName: list(['0402', '0603', '0805', 'SOT-23', 'SOIC-8', 'QFN-32']),
  datasheet: `\`/files/datasheet/\${${digits(6)}}.pdf\``,
  catalogName: list([
    'Chip resistors',
    'Ceramic capacitors',
    'Ferrite beads',
    'Microcontrollers',
    'Connectors',
  ]),
  columnName: list(['Resistance', 'Tolerance', 'Power', 'Package', 'Capacitance', 'Rated voltage']),
  columnValue: list(['4.7 kΩ', '±1%', '100 mW', '0603', '100 nF', '50 V']),
  columnUnit: list(['Ω', 'F', 'V', 'A', 'W', 'Hz']),
};

const texts = {
  sentence: 'faker.lorem.sentence({ min: 3, max: 8 })',
  paragraph: 'faker.lorem.paragraph(2)',
  title: 'faker.lorem.sentence({ min: 2, max: 5 })',
  html: `\`<p>\${faker.lorem.sentence()}</p>\``,
  companyText: 'faker.company.catchPhrase()',
  imageText: 'faker.lorem.words({ min: 1, max: 3 })',
  linkName: company,
  question: `\`\${faker.lorem.sentence({ min: 3, max: 6 }).slice(0, -1)}?\``,
  chatText: 'faker.lorem.sentence({ min: 2, max: 8 })',
  requirement: 'faker.lorem.sentence({ min: 2, max: 6 })',
  projectName: `\`\${faker.commerce.productAdjective()} \${faker.commerce.product()}\``,
  instalmentName: list(['Deposit', 'Second instalment', 'Final payment']),
  invoiceInfo: `JSON.stringify({ title: ${company}, taxNumber: ${digits(15)} })`,
};

const people = {
  personName: person,
  surname: 'faker.person.lastName()',
  companyName: company,
  phone: `\`138\${${digits(8)}}\``,
  email: 'faker.internet.email().toLowerCase()',
  password: `\`Pass\${${digits(6)}}\``,
  mailedCode: digits(6),
  country: list(['China', 'Germany', 'United States']),
  province: list(['Guangdong', 'Zhejiang', 'Bavaria', 'California']),
  address: 'faker.location.streetAddress()',
  regionPath: list(['China,Guangdong,Shenzhen', 'China,Zhejiang,Hangzhou']),
  regionName: list(['Guangdong', 'Shenzhen', 'Zhejiang', 'Hangzhou']),
  zipCode: digits(6),
};

const records = {
  money,
  points: 'faker.number.int({ min: 0, max: 50000 })',
  count: 'faker.number.int({ min: 0, max: 200 })',
  fileSize: 'faker.number.int({ min: 20000, max: 90000 })',
  pages: 'faker.number.int({ min: 1, max: 4 })',
  dateTime: `${recent}.toISOString()`,
  date: `${recent}.toISOString().slice(0, 10)`,
  orderNo: `\`P2026\${${digits(12)}}\``,
  withdrawalNo: `\`W2026\${${digits(12)}}\``,
  purchaseIds: `\`\${faker.number.int({ min: 1, max: 999 })},\${faker.number.int({ min: 1000, max: 9999 })}\``,
  logisticsName: list(['SF Express', 'DHL', 'UPS']),
  logisticsNum: `\`SF\${${digits(12)}}\``,
  cashAccount: 'faker.internet.email().toLowerCase()',
  paymentForm: `\`<form action="/payment/start" method="post"><input type="hidden" name="payment" value="Z\${faker.string.numeric(16)}.\${faker.string.alphanumeric(43)}"></form>\``,
};

const files = {
  url: 'faker.internet.url({ appendSlash: false })',
  bannerLink: `\`10011#\${faker.number.int({ min: 1, max: 999 })}\``,
  filePath: `\`/files/\${faker.string.alphanumeric(12)}.pdf\``,
  fileName: `\`\${faker.lorem.word()}.pdf\``,
  contractLink: `\`contract.pdf,/files/\${faker.string.alphanumeric(12)}.pdf\``,
  captchaImage: "'data:image/svg+xml;base64,PHN2Zy8+'",
  captchaMark: 'faker.string.alphanumeric(32)',
  token: 'faker.string.alphanumeric(43)',
};

export const namedValues: Readonly<Record<string, string>> = {
  ...catalogue,
  ...texts,
  ...people,
  ...records,
  ...files,
};
