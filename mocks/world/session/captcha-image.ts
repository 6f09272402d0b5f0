const width = 132;
const height = 44;

/** Readable text: there are no bots to keep out of the mocks. */
export function captchaImage(answer: string): string {
  const text = `<text x="66" y="31" text-anchor="middle" font-family="monospace" font-size="26" letter-spacing="6" fill="#24324a">${answer}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#f3f5f8"/>${text}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
