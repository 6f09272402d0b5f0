// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Names of the region from the country down to its lowest level, joined by commas, for example `China,Guangdong,Shenzhen`. No name is blank. The rule `region`
 * refuses a path that leads to no lowest level of the tree of either language. An address whose country is in neither tree keeps its path when it is edited. Responses have
 * the names in the language of the request, whichever language the path was chosen in.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[^,]*[^,\s][^,]*(,[^,]*[^,\s][^,]*)*$
 */
export type RegionPath = string;
