// Generated from openapi/ by `npm run generate`. Never edited by hand.
/**
 * Names of the region from the country down, joined by commas, for example `China,Guangdong,Shenzhen`. No name is blank.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[^,]*[^,\s][^,]*(,[^,]*[^,\s][^,]*)*$
 */
export type RegionPath = string;
