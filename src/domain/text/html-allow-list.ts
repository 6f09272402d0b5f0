/**
 * What a text of the back office (news, help, solutions) may be made of. Nothing here runs, sends, loads a frame, names
 * or restyles a part of the page; SVG and MathML are left out because parsers disagree about them.
 */
export const htmlAllowList = {
  tags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'section', 'blockquote', 'pre'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code', 'kbd', 'abbr', 'time'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  /** By tag; `*` is for all. */
  attributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href', 'hreflang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    ol: ['start'],
    time: ['datetime'],
  },
  /** Of links. Pictures come by http and https only; addresses of the shop itself need none. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
  pictureSchemes: ['http', 'https'],
} as const;
