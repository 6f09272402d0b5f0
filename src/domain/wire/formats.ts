const calendarDate = /^([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;
const clockTime =
  /^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$/;
const emailAddress = /^[^\s@"(),:;<>[\\\]]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;
const absoluteUri = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s"<>\\^`{|}]+$/;
const anyUri = /^[^\s"<>\\^`{|}]*$/;

function isDate(text: string): boolean {
  const [, year, month, day] = calendarDate.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day);
}

function isDateTime(text: string): boolean {
  return (
    /^.{10}[Tt ]/.test(text) && isDate(text.slice(0, 10)) && clockTime.test(text.slice(11).toUpperCase())
  );
}

/** The formats of JSON Schema that the description uses; every compiled validator asks here (RFC 3339, 3986, 5321). */
export const formats = {
  date: isDate,
  'date-time': isDateTime,
  email: (text: string) => text.length <= 254 && emailAddress.test(text),
  uri: (text: string) => absoluteUri.test(text),
  'uri-reference': (text: string) => anyUri.test(text),
} as const;
