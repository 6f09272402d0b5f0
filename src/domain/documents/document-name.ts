// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const notInNames = /[\\/:*?"<>|\u0000-\u001f\u007f]+/g;

/** Name of the file of a document: its title, without what file systems refuse. */
export function documentFileName(title: string): string {
  return `${title.replace(notInNames, ' ').replace(/\s+/g, ' ').trim()}.pdf`;
}

const previewFolder = '/files/doc/preview/';

/** The path of the picture of a document's first page. */
export function previewPath(filePath: string): string {
  return previewFolder + filePath.slice(filePath.lastIndexOf('/') + 1).replace(/\.pdf$/, '.png');
}
