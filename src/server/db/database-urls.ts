/**
 * Splits a DATABASE_URL with several hosts, `postgresql://user:password@first:5432,second:5432/shop`, into one URL per host.
 */
export function databaseUrls(url: string): readonly string[] {
  const found = /^(?<before>[a-z]+:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/i.exec(url)?.groups;
  const { before = '', hosts = '', after = '' } = found ?? {};
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Name and hosts of the database in a DATABASE_URL, without user and password. */
export function databaseName(url: string): string {
  const urls = databaseUrls(url).map((each) => new URL(each));
  return `${urls[0]?.pathname.slice(1)} at ${urls.map(({ host }) => host).join(', ')}`;
}
