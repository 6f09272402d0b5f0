// Generated from openapi/ by `npm run generate`. Never edited by hand.
/**
 * Names of the region from the country down to its lowest level, joined by commas, for example `China,Guangdong,Shenzhen`. No name is blank. A region of the tree
 * of either language that has further regions inside it is refused by the rule `region`.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[^,]*[^,\s][^,]*(,[^,]*[^,\s][^,]*)*$
 */
export type RegionPath = string;
