import sanitizeHtml from 'sanitize-html';
import { htmlAllowList } from './html-allow-list.ts';

const { tags, attributes, linkSchemes, pictureSchemes } = htmlAllowList;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [...pictureSchemes] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
};

/**
 * HTML by the allow-list: on its way into the database, and on its way out where a page is rendered without a browser.
 * What is not on the list goes and its words stay, except those of scripts and styles. Cleaning it again changes nothing.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}
